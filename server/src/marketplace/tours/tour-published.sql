-- When tours of a home were asked for, for the counts of its owner.
create view public.tour_moment with (security_invoker = true) as
  select asset_id, created_at, account_id, profile_id
  from public.tour;
