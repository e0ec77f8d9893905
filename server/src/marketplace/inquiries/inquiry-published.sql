-- When strangers wrote, and about which home, for the counts of owners.
create view public.inquiry_moment with (security_invoker = true) as
  select asset_id, created_at, account_id, profile_id
  from public.profile_inquiry;
