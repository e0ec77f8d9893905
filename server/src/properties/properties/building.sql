-- A unit belongs to a building of the same owner and manager, whichever way it comes. The building is kept for the transaction, so that it
-- cannot become a unit, go, or be leased whole, at the same moment: who lives in a building with units would be counted nowhere.
create or replace function public.guard_building() returns trigger
language plpgsql set search_path = public as $$
declare
  building record;
begin
  select account_id, managing_profile_id, parent_asset_id, leased_through >= (now() at time zone time_zone)::date as is_leased into building
  from asset where id = new.parent_asset_id and id <> new.id and status = 'A' and deleted_at is null
  for share;
  if not found
    or building.account_id <> new.account_id
    or building.managing_profile_id <> new.managing_profile_id
    or building.parent_asset_id is not null
    or exists (select from asset unit where unit.parent_asset_id = new.id and unit.deleted_at is null)
  then
    raise exception 'not a building that this property can be a unit of' using errcode = 'check_violation', constraint = 'asset_building';
  end if;
  if building.is_leased then
    raise exception 'building % is leased as a whole', new.parent_asset_id using errcode = 'check_violation', constraint = 'asset_building_leased';
  end if;
  return new;
end $$;
create trigger unit_added before insert on public.asset for each row when (new.parent_asset_id is not null) execute function public.guard_building();
create trigger unit_moved before update of parent_asset_id on public.asset for each row
  when (new.parent_asset_id is not null and new.parent_asset_id is distinct from old.parent_asset_id) execute function public.guard_building();
-- Members of a business who are given a building are given its units.
create or replace function public.give_unit() returns trigger
language plpgsql set search_path = public as $$
begin
  perform give_with(new.parent_asset_id, new.id);
  return null;
end $$;
create trigger unit_given after insert on public.asset for each row when (new.parent_asset_id is not null) execute function public.give_unit();
create trigger unit_given_later after update of parent_asset_id on public.asset for each row
  when (new.parent_asset_id is not null and new.parent_asset_id is distinct from old.parent_asset_id) execute function public.give_unit();
