create policy own_rows on public.lease_occupant using (account_id = public.current_account() or public.sees_everything());
create policy given_homes on public.lease_occupant as restrictive using ((select public.current_member()) is null or (
  select true from public.seat_asset given where given.member_id = (select public.current_member()) and given.asset_id = lease_occupant.asset_id limit 1));
-- Tenants see with whom they live, as long as they are in the lease.
create policy as_tenant_reads on public.lease_occupant for select
  using ((
    select true from public.lease_tenant t
    where t.lease_id = lease_occupant.lease_id and t.profile_account_id = public.current_account()
      and t.reaches_since is not null and t.ended_at is null limit 1));
create policy acted_rows on public.lease_occupant using (asset_id = public.acting_asset());
-- No one else sees the occupants of a draft either.
create policy drafts_are_their_makers on public.lease_occupant as restrictive
  using (lease_status <> 'draft' or created_by_profile_id = public.current_profile() or public.sees_everything());
