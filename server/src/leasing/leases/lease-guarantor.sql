create policy own_rows on public.lease_guarantor using (account_id = public.current_account() or public.sees_everything());
create policy given_homes on public.lease_guarantor as restrictive using ((select public.current_member()) is null or (
  select true from public.seat_asset given where given.member_id = (select public.current_member()) and given.asset_id = lease_guarantor.asset_id limit 1));
create policy acted_rows on public.lease_guarantor using (asset_id = public.acting_asset());
-- No one else sees the guarantors of a draft either.
create policy drafts_are_their_makers on public.lease_guarantor as restrictive
  using (lease_status <> 'draft' or created_by_profile_id = public.current_profile() or public.sees_everything());

-- Who acts on a home reads how its guarantors were written down.
create policy as_acted_reads_guarantors on public.person for select
  using ((
    select true from public.lease_guarantor g where g.person_id = person.id and g.asset_id = public.acting_asset() limit 1));

-- A member of a business who is given a list of its homes sees those of its persons whom leases and drafts of these homes name.
create policy given_homes on public.person as restrictive using ((select public.current_member()) is null
  or (select true from public.lease_tenant t where t.person_id = person.id limit 1)
  or (select true from public.lease_guarantor g where g.person_id = person.id limit 1));
