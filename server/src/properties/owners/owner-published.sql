-- Profiles that hold a part of a property of somebody else, now.
create view public.asset_partner with (security_invoker = true) as
  select asset_id, profile_id
  from public.asset_owner
  where partner_account_id is not null and removed_at is null;
