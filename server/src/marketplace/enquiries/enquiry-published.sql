-- When strangers wrote about a home, for its owner's counts.
create view public.enquiry_moment with (security_invoker = true) as
  select asset_id, created_at
  from public.profile_enquiry;
