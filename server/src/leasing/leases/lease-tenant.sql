create policy own_rows on public.lease_tenant using (account_id = public.current_account() or public.sees_everything());
create policy given_homes on public.lease_tenant as restrictive using ((select public.current_member()) is null or (
  select true from public.seat_asset given where given.member_id = (select public.current_member()) and given.asset_id = lease_tenant.asset_id limit 1));
-- Tenants see their own part.
create policy tenant_reads on public.lease_tenant for select
  using (profile_account_id = public.current_account() and reaches_since is not null);
create policy acted_rows on public.lease_tenant using (asset_id = public.acting_asset());
-- No one else sees the tenants of a draft either.
create policy drafts_are_their_makers on public.lease_tenant as restrictive
  using (lease_status <> 'draft' or created_by_profile_id = public.current_profile() or public.sees_everything());

-- A tenant finds the home as soon as the lease is agreed upon, a person once they have accepted, until the end of its last day, or until it is ended.
create view public.lease_tenant_gives with (security_invoker = true) as
  select 'asset' as object_kind, t.asset_id as object_id, t.account_id as account_id, 'profile' as principal_kind,
    t.profile_id as principal_id, t.profile_account_id as principal_account_id, 'tenant' as relation, '{}'::text[] as scopes,
    tstzrange(held.first, held.last) as during, 'lease-tenant' as source_kind, t.id as source_id
  from public.lease_tenant t
  cross join lateral (
    select t.reaches_since as first, least(t.ended_at, (t.ends_on + 1)::timestamp at time zone t.time_zone) as last
  ) as held
  where held.first is not null and (held.last is null or held.last > held.first);

create or replace function public.write_lease_tenant_grants() returns trigger
language plpgsql set search_path = public as $$
begin
  perform public.write_grants('public.lease_tenant_gives', array(select id from changed));
  return null;
end $$;
create trigger lease_tenant_gives_added after insert on public.lease_tenant referencing new table as changed
  for each statement execute function public.write_lease_tenant_grants();
create trigger lease_tenant_gives_changed after update on public.lease_tenant referencing new table as changed
  for each statement execute function public.write_lease_tenant_grants();
create trigger lease_tenant_gives_removed after delete on public.lease_tenant referencing old table as changed
  for each statement execute function public.write_lease_tenant_grants();

-- A tenant lives there within the lease, and the shares of those who do make a whole.
create or replace function public.check_lease_tenants() returns trigger
language plpgsql set search_path = public as $$
declare
  whole int;
begin
  if exists (select from lease l where l.id = new.lease_id
             and (new.starts_on < l.starts_on or (l.ends_on is not null and (new.ends_on is null or new.ends_on > l.ends_on)))) then
    raise exception 'tenant % is not within their lease', new.id using errcode = 'check_violation', constraint = 'tenant_within_lease';
  end if;
  select sum(share_bps) into whole from lease_tenant where lease_id = new.lease_id and ended_at is null;
  if whole <> 10000 then
    raise exception 'the shares of lease % add up to % hundredths of a percent', new.lease_id, whole
      using errcode = 'check_violation', constraint = 'lease_shares_whole';
  end if;
  return null;
end $$;
create constraint trigger lease_tenants after insert or update on public.lease_tenant
  deferrable initially deferred for each row execute function public.check_lease_tenants();

-- Who acts on a home reads how its tenants were written down.
create policy as_acted_reads on public.person for select
  using ((
    select true from public.lease_tenant t where t.person_id = person.id and t.asset_id = public.acting_asset() limit 1));
