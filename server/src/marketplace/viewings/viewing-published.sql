-- When viewings of a home were asked for, for its owner's counts.
create view public.viewing_moment with (security_invoker = true) as
  select asset_id, created_at
  from public.viewing;
