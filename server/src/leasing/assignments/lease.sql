create policy own_rows on public.lease using (account_id = public.current_account() or public.sees_everything());
create policy as_tenant_reads on public.lease for select
  using ((
    select true from public.asset_assignment s where s.lease_id = lease.id and s.profile_account_id = public.current_account() limit 1));
create policy acted_rows on public.lease using (asset_id = public.acting_asset());

-- What a building is let by are its units; what has one place is let once.
create or replace function public.check_lease_place() returns trigger
language plpgsql set search_path = public as $$
begin
  -- Whether a home still has the place that a lease keeps is for who comes new.
  if tg_op = 'UPDATE' and (new.asset_id, new.slot) = (old.asset_id, old.slot) then
    return new;
  end if;
  if exists (select from asset_holding where parent_asset_id = new.asset_id and deleted_at is null) then
    raise exception 'property % has units, which are let one by one', new.asset_id using errcode = 'check_violation', constraint = 'lease_of_building';
  end if;
  if new.slot > 1 and not exists (select from asset_holding where id = new.asset_id and access_type_id = 3) then
    raise exception 'property % is let to one lease at a time', new.asset_id using errcode = 'check_violation', constraint = 'lease_capacity';
  end if;
  return new;
end $$;
create trigger lease_place before insert or update of asset_id, slot on public.lease
  for each row execute function public.check_lease_place();

-- A tenant lives there within the lease, and the shares of those who do make a whole.
create or replace function public.check_lease_tenants() returns trigger
language plpgsql set search_path = public as $$
declare
  whole int;
begin
  if new.lease_id is null then return null; end if;
  if exists (select from lease l where l.id = new.lease_id
             and (new.starts_on < l.starts_on or (l.ends_on is not null and (new.ends_on is null or new.ends_on > l.ends_on)))) then
    raise exception 'assignment % is not within its lease', new.id using errcode = 'check_violation', constraint = 'assignment_within_lease';
  end if;
  select sum(share_bps) into whole from asset_assignment where lease_id = new.lease_id and ended_at is null;
  if whole <> 10000 then
    raise exception 'the shares of lease % add up to % hundredths of a percent', new.lease_id, whole
      using errcode = 'check_violation', constraint = 'lease_shares_whole';
  end if;
  return null;
end $$;
create constraint trigger assignment_lease after insert or update on public.asset_assignment
  deferrable initially deferred for each row execute function public.check_lease_tenants();
