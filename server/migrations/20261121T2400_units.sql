-- Buildings and their units. A unit is a property whose parent is another property of the same owner.

-- Said once for a building: "Unit 4B" and "unit 4b" are the same door. It replaces the order by number, which is made in the query.
drop index asset_units;
create unique index asset_unit_number on asset (parent_asset_id, lower(unit_number)) where parent_asset_id is not null and deleted_at is null;
-- Which properties of a profile have units, without looking at all the others.
create index asset_units_of_profile on asset (managing_profile_id, parent_asset_id) where parent_asset_id is not null and deleted_at is null;
-- Choosing a property by the beginning of its title.
create index asset_title_start on asset (managing_profile_id, lower(title) text_pattern_ops) where deleted_at is null;

-- Nobody attaches to a building that is not theirs, whichever way they come. The building is kept for the transaction, so that it
-- cannot become a unit, or go, at the same moment.
create function guard_building() returns trigger language plpgsql as $$
declare
  building record;
begin
  select account_id, managing_profile_id, parent_asset_id into building
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
  return new;
end $$;
create trigger unit_added before insert on asset for each row when (new.parent_asset_id is not null) execute function guard_building();
create trigger unit_moved before update of parent_asset_id on asset for each row
  when (new.parent_asset_id is not null and new.parent_asset_id is distinct from old.parent_asset_id) execute function guard_building();

-- A listed unit that shows its exact address tells strangers the name of its building; the other listed units are found by it.
alter table listing add column building_title text;
create index listing_of_building on listing (parent_asset_id, search_cents, id) where parent_asset_id is not null;

create function name_building() returns trigger language plpgsql as $$
begin
  new.building_title := (select title from asset where id = new.parent_asset_id);
  return new;
end $$;
create trigger listing_names_building before insert on listing for each row
  when (new.parent_asset_id is not null) execute function name_building();
create trigger listing_renames_building before update of parent_asset_id on listing for each row
  when (new.parent_asset_id is not null or old.building_title is not null) execute function name_building();

create function rename_building() returns trigger language plpgsql as $$
begin
  update listing set building_title = new.title where parent_asset_id = new.id;
  return null;
end $$;
create trigger building_renamed after update of title on asset for each row
  when (new.title is distinct from old.title and new.parent_asset_id is null) execute function rename_building();
