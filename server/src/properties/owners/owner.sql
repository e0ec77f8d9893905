create policy own_rows on public.asset_owner using (account_id = public.current_account() or public.sees_everything());
create policy given_homes on public.asset_owner as restrictive using ((select public.current_member()) is null or (
  select true from public.seat_asset given where given.member_id = (select public.current_member()) and given.asset_id = asset_owner.asset_id limit 1));
-- A partner sees their part
create policy partner_reads on public.asset_owner for select using (partner_account_id = public.current_account());
create policy acted_rows on public.asset_owner using (asset_id = public.acting_asset());

create policy own_rows on public.asset_owner_share using (account_id = public.current_account() or public.sees_everything());
create policy given_homes on public.asset_owner_share as restrictive using ((select public.current_member()) is null or (
  select true from public.seat_asset given where given.member_id = (select public.current_member()) and given.asset_id = asset_owner_share.asset_id limit 1));
-- and since when they hold it.
create policy as_partner_reads on public.asset_owner_share for select
  using ((select o.partner_account_id = public.current_account() from public.asset_owner o where o.id = owner_id));
create policy acted_rows on public.asset_owner_share using (asset_id = public.acting_asset());

-- The shares that hold now make a whole, whichever way they are written.
create or replace function public.check_owner_shares() returns trigger
language plpgsql set search_path = public as $$
declare
  whole int;
begin
  select sum(percent_bps) into whole from asset_owner_share where asset_id = new.asset_id and effective_to is null;
  if whole <> 10000 then
    raise exception 'the shares of property % add up to % hundredths of a percent', new.asset_id, whole
      using errcode = 'check_violation', constraint = 'asset_owner_share_whole';
  end if;
  return null;
end $$;
create constraint trigger asset_owner_share_whole after insert or update on public.asset_owner_share
  deferrable initially deferred for each row execute function public.check_owner_shares();

-- A partner has their part since they said yes.
create view public.asset_owner_gives with (security_invoker = true) as
  select 'asset' as object_kind, o.asset_id as object_id, o.account_id as account_id, 'profile' as principal_kind,
    o.profile_id as principal_id, o.partner_account_id as principal_account_id, 'partner' as relation, '{}'::text[] as scopes,
    tstzrange(o.accepted_at, o.removed_at) as during, 'asset-owner' as source_kind, o.id as source_id
  from public.asset_owner o
  where o.partner_account_id is not null and (o.removed_at is null or o.removed_at > o.accepted_at);

create or replace function public.write_owner_grants() returns trigger
language plpgsql set search_path = public as $$
begin
  perform public.write_grants('public.asset_owner_gives', array(select id from changed));
  return null;
end $$;
create trigger owner_gives_added after insert on public.asset_owner referencing new table as changed
  for each statement execute function public.write_owner_grants();
create trigger owner_gives_changed after update on public.asset_owner referencing new table as changed
  for each statement execute function public.write_owner_grants();
create trigger owner_gives_removed after delete on public.asset_owner referencing old table as changed
  for each statement execute function public.write_owner_grants();

-- Says whether owners are said of a property, whichever way they come and go. The property is kept for the transaction first: of the last one
-- who goes and another who comes at the same time the second is seen. Joining and leaving a connection changes none of it.
create or replace function public.tell_own_owners() returns trigger
language plpgsql set search_path = public as $$
declare
  homes uuid[];
begin
  if tg_op = 'INSERT' then
    homes := array(select distinct asset_id from changed where removed_at is null);
    if homes = '{}' then return null; end if;
    perform from asset_holding where id = any(homes) order by id for no key update;
    perform public.keep_own_owners(homes, array_fill(true, array[cardinality(homes)]));
    return null;
  end if;
  if tg_op = 'UPDATE' then
    -- In full, or a plan kept from a change of no rows would read all for each.
    homes := array(
      select n.asset_id from changed n full join before o on o.id = n.id where (n.removed_at is null) <> (o.removed_at is null));
  else
    homes := array(select asset_id from changed);
  end if;
  if homes = '{}' then return null; end if;
  perform from asset_holding where id = any(homes) order by id for no key update;
  perform public.keep_own_owners(array_agg(home), array_agg(is_said))
  from (
    select each.home, count(o.id) > 0 as is_said
    from (select distinct unnest(homes)) as each (home)
    left join asset_owner o on o.asset_id = each.home and o.removed_at is null
    group by each.home
  ) said;
  return null;
end $$;
create trigger own_owners_added after insert on public.asset_owner referencing new table as changed
  for each statement execute function public.tell_own_owners();
create trigger own_owners_changed after update on public.asset_owner referencing old table as before new table as changed
  for each statement execute function public.tell_own_owners();
create trigger own_owners_removed after delete on public.asset_owner referencing old table as changed
  for each statement execute function public.tell_own_owners();
