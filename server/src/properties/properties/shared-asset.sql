-- Whether the account of the transaction holds a part of a property, works for it or lives there (or soon will).
create or replace function public.shares_asset(asset uuid) returns boolean
language sql stable parallel safe as $$
  select exists (
      select from public.asset_assignment s
      where s.asset_id = asset and s.profile_account_id = public.current_account()
        and public.assignment_holds(case when s.role_id = 3 then '-infinity'::date else s.starts_on end, s.ends_on, s.ended_at, s.time_zone))
    or exists (select from public.asset_owner o where o.asset_id = asset and o.partner_account_id = public.current_account() and o.removed_at is null)
$$;

-- The same for all at once. Policies ask this set, which a statement makes once, where the function above would run for every row of a
-- long list.
create or replace function public.shared_assets() returns setof uuid
language sql stable parallel safe as $$
  select s.asset_id from public.asset_assignment s
  where s.profile_account_id = public.current_account()
    and public.assignment_holds(case when s.role_id = 3 then '-infinity'::date else s.starts_on end, s.ends_on, s.ended_at, s.time_zone)
  union all
  select o.asset_id from public.asset_owner o where o.partner_account_id = public.current_account() and o.removed_at is null
$$;
