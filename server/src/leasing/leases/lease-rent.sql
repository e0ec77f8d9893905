create policy own_rows on public.lease_rent using (account_id = public.current_account() or public.sees_everything());
create policy given_homes on public.lease_rent as restrictive using ((select public.current_member()) is null or (
  select true from public.seat_asset given where given.member_id = (select public.current_member()) and given.asset_id = lease_rent.asset_id limit 1));
create policy as_tenant_reads on public.lease_rent for select
  using ((
    select true from public.lease_tenant t where t.lease_id = lease_rent.lease_id and t.profile_account_id = public.current_account()
      and t.reaches_since is not null limit 1));
create policy acted_rows on public.lease_rent using (asset_id = public.acting_asset());

-- What a lease costs on a day, for other rooms as well. Nothing before its first day.
create or replace function public.rent_on(of_lease uuid, day date) returns table (rent_cents bigint, rent_frequency_id smallint)
language sql stable parallel safe as $$
  select r.rent_cents, r.rent_frequency_id from public.lease_rent r
  where r.lease_id = of_lease and r.from_on <= day order by r.from_on desc limit 1
$$;
