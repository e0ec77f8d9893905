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

-- Says until when homes are let, whichever way their leases change. The homes are kept for the transaction first: of two leases of a shared
-- room that come at the same time the second is counted with the first.
create or replace function public.tell_leased_through() returns trigger
language plpgsql set search_path = public as $$
declare
  homes uuid[];
begin
  if tg_op = 'UPDATE' then
    homes := array(
      select unnest(array[o.asset_id, n.asset_id]) from changed n join before o on o.id = n.id
      where (n.asset_id, n.ends_on, n.ended_on) is distinct from (o.asset_id, o.ends_on, o.ended_on));
  else
    homes := array(select asset_id from changed);
  end if;
  if homes = '{}' then return null; end if;
  perform from asset_holding where id = any(homes) order by id for no key update;
  perform public.keep_leased_through(array_agg(home), array_agg(through))
  from (
    select home, (select max(coalesce(l.ends_on, 'infinity')) from lease l where l.asset_id = home and l.ended_on is null) as through
    from (select distinct unnest(homes)) as each (home)
  ) let;
  return null;
end $$;
create trigger lease_told_added after insert on public.lease referencing new table as changed
  for each statement execute function public.tell_leased_through();
create trigger lease_told_changed after update on public.lease referencing old table as before new table as changed
  for each statement execute function public.tell_leased_through();
create trigger lease_told_removed after delete on public.lease referencing old table as changed
  for each statement execute function public.tell_leased_through();
