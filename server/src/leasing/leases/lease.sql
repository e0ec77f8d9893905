create policy own_rows on public.lease using (account_id = public.current_account() or public.sees_everything());
create policy given_homes on public.lease as restrictive using ((select public.current_member()) is null or (
  select true from public.seat_asset given where given.member_id = (select public.current_member()) and given.asset_id = lease.asset_id limit 1));
create policy as_tenant_reads on public.lease for select
  using ((
    select true from public.lease_tenant t
    where t.lease_id = lease.id and t.profile_account_id = public.current_account() and t.reaches_since is not null limit 1));
create policy acted_rows on public.lease using (asset_id = public.acting_asset());
-- No one else sees a draft, whatever else is theirs.
create policy drafts_are_their_makers on public.lease as restrictive
  using (status <> 'draft' or created_by_profile_id = public.current_profile() or public.sees_everything());

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

-- Says of homes on which days they are leased, whichever way their leases change. The homes are kept for the transaction first: of two leases
-- of a shared room that come at the same time the second is counted with the first.
create or replace function public.tell_leases() returns trigger
language plpgsql set search_path = public as $$
declare
  homes uuid[];
begin
  if tg_op = 'UPDATE' then
    -- In full, or a plan kept from a change of no rows would read all for each.
    homes := array(
      select unnest(array[o.asset_id, n.asset_id]) from changed n full join before o on o.id = n.id
      where (n.asset_id, n.starts_on, n.ends_on, n.ended_on, n.status, n.moves_out_on)
        is distinct from (o.asset_id, o.starts_on, o.ends_on, o.ended_on, o.status, o.moves_out_on));
  else
    homes := array(select asset_id from changed);
  end if;
  if homes = '{}' then return null; end if;
  perform from asset_holding where id = any(homes) order by id for no key update;
  perform public.keep_leases(array_agg(home), array_agg(through), array_agg(leased), array_agg(notice))
  from (select distinct unnest(homes)) as each (home)
  cross join lateral (
    select max(coalesce(l.ends_on, 'infinity')) filter (where l.ended_on is null) as through,
      coalesce(range_agg(daterange(l.starts_on, coalesce(l.ended_on, l.ends_on + 1))), '{}') as leased,
      (array_agg(daterange(l.starts_on, l.moves_out_on + 1) order by l.moves_out_on desc)
        filter (where l.ended_on is null and l.moves_out_on is not null))[1] as notice
    from lease l where l.asset_id = home and l.status = 'recorded'
  ) known;
  return null;
end $$;
create trigger lease_told_added after insert on public.lease referencing new table as changed
  for each statement execute function public.tell_leases();
create trigger lease_told_changed after update on public.lease referencing old table as before new table as changed
  for each statement execute function public.tell_leases();
create trigger lease_told_removed after delete on public.lease referencing old table as changed
  for each statement execute function public.tell_leases();

-- Days are those of the place where the home stands, also after its address was set right, and in drafts that only their makers see.
create or replace function public.keep_lease_zone() returns trigger
language plpgsql set search_path = public as $$
declare
  sees text := coalesce(current_setting('app.everything', true), '');
begin
  perform set_config('app.everything', 'on', true);
  update lease set time_zone = new.time_zone where asset_id = new.id and time_zone <> new.time_zone;
  update lease_tenant set time_zone = new.time_zone where asset_id = new.id and time_zone <> new.time_zone;
  perform set_config('app.everything', sees, true);
  return null;
end $$;
create trigger lease_zone after update of time_zone on public.asset for each row
  when (old.time_zone is distinct from new.time_zone) execute function public.keep_lease_zone();
