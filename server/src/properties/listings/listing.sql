-- Keeps `listing` in step with `asset`, in the statement that changes it, whichever way it comes.
create or replace function public.refresh_listing() returns trigger
language plpgsql set search_path = public as $$
begin
  if tg_op = 'UPDATE' then
    delete from listing l using changed c
    where l.asset_id = c.id
      and (not (c.is_listed and c.status = 'A' and c.deleted_at is null) or (l.id <> c.id and not (c.also_for_sale and c.price_cents is not null)));
  end if;
  insert into listing (
      -- generated: public columns, each "{column}"
      category_id, asset_type_id, access_type_id, title, description, address_exactness, bedrooms, area, area_unit_id, lot_area,
      lot_area_unit_id, floor_number, floors_count, year_built, parking_total, garage_spaces, amenity_ids, pets_allowed_ids, smoking_id,
      advance_cents, last_month_upfront, application_fee_cents, pet_deposit_cents, pet_rent_cents, move_in_fees, rent_includes_ids,
      tenant_pays_ids, min_lease_months, max_lease_months, available_on, hoa_fee_cents, hoa_frequency_id, tax_annual_cents, tax_year,
      net_operating_income_cents, lease_kind_id, zoning, permitted_use, lease_rate_cents, cam_charges_cents, improvement_allowance_cents,
      ceiling_height, loading_docks, power, virtual_tour_url,
      -- end generated
      id, asset_id, profile_id, managing_profile_id, listing_type_id, address_line, unit_number, parent_asset_id, city_name, city_id, state_id, zip, latitude,
      longitude, pin_placed, cell, bathrooms, area_square_feet, amount_cents, rent_frequency_id, search_cents, previous_amount_cents,
      amount_changed_at, has_image, listed_at, updated_at, words)
    select
      -- generated: public columns, each "s.{column}"
      s.category_id, s.asset_type_id, s.access_type_id, s.title, s.description, s.address_exactness, s.bedrooms, s.area, s.area_unit_id,
      s.lot_area, s.lot_area_unit_id, s.floor_number, s.floors_count, s.year_built, s.parking_total, s.garage_spaces, s.amenity_ids,
      s.pets_allowed_ids, s.smoking_id, s.advance_cents, s.last_month_upfront, s.application_fee_cents, s.pet_deposit_cents,
      s.pet_rent_cents, s.move_in_fees, s.rent_includes_ids, s.tenant_pays_ids, s.min_lease_months, s.max_lease_months, s.available_on,
      s.hoa_fee_cents, s.hoa_frequency_id, s.tax_annual_cents, s.tax_year, s.net_operating_income_cents, s.lease_kind_id, s.zoning,
      s.permitted_use, s.lease_rate_cents, s.cam_charges_cents, s.improvement_allowance_cents, s.ceiling_height, s.loading_docks, s.power,
      s.virtual_tour_url,
      -- end generated
      s.id, s.asset_id, s.profile_id, s.managing_profile_id, s.listing_type_id, s.address_line, s.unit_number, s.parent_asset_id, s.city_name, s.city_id,
      s.state_id, s.zip, s.latitude, s.longitude, s.pin_placed, s.cell, s.bathrooms, s.area_square_feet, s.amount_cents,
      s.rent_frequency_id, s.search_cents, s.previous_amount_cents, s.amount_changed_at, s.has_image, s.listed_at, s.updated_at, s.words
    from changed c
    -- Each by its key, whatever is changed first in a session: a plan for a file of homes would read the whole table for one.
    cross join lateral (select * from listing_shown s where s.asset_id = c.id offset 0) s
    where c.is_listed and c.status = 'A' and c.deleted_at is null
  on conflict (id) do update set
    -- generated: public columns, each "{column} = excluded.{column}"
    category_id = excluded.category_id, asset_type_id = excluded.asset_type_id, access_type_id = excluded.access_type_id,
    title = excluded.title, description = excluded.description, address_exactness = excluded.address_exactness,
    bedrooms = excluded.bedrooms, area = excluded.area, area_unit_id = excluded.area_unit_id, lot_area = excluded.lot_area,
    lot_area_unit_id = excluded.lot_area_unit_id, floor_number = excluded.floor_number, floors_count = excluded.floors_count,
    year_built = excluded.year_built, parking_total = excluded.parking_total, garage_spaces = excluded.garage_spaces,
    amenity_ids = excluded.amenity_ids, pets_allowed_ids = excluded.pets_allowed_ids, smoking_id = excluded.smoking_id,
    advance_cents = excluded.advance_cents, last_month_upfront = excluded.last_month_upfront,
    application_fee_cents = excluded.application_fee_cents, pet_deposit_cents = excluded.pet_deposit_cents,
    pet_rent_cents = excluded.pet_rent_cents, move_in_fees = excluded.move_in_fees, rent_includes_ids = excluded.rent_includes_ids,
    tenant_pays_ids = excluded.tenant_pays_ids, min_lease_months = excluded.min_lease_months, max_lease_months = excluded.max_lease_months,
    available_on = excluded.available_on, hoa_fee_cents = excluded.hoa_fee_cents, hoa_frequency_id = excluded.hoa_frequency_id,
    tax_annual_cents = excluded.tax_annual_cents, tax_year = excluded.tax_year,
    net_operating_income_cents = excluded.net_operating_income_cents, lease_kind_id = excluded.lease_kind_id, zoning = excluded.zoning,
    permitted_use = excluded.permitted_use, lease_rate_cents = excluded.lease_rate_cents, cam_charges_cents = excluded.cam_charges_cents,
    improvement_allowance_cents = excluded.improvement_allowance_cents, ceiling_height = excluded.ceiling_height,
    loading_docks = excluded.loading_docks, power = excluded.power, virtual_tour_url = excluded.virtual_tour_url,
    -- end generated
    profile_id = excluded.profile_id, managing_profile_id = excluded.managing_profile_id, listing_type_id = excluded.listing_type_id, address_line = excluded.address_line,
    unit_number = excluded.unit_number, parent_asset_id = excluded.parent_asset_id, city_name = excluded.city_name,
    city_id = excluded.city_id, state_id = excluded.state_id, zip = excluded.zip, latitude = excluded.latitude,
    longitude = excluded.longitude, pin_placed = excluded.pin_placed, cell = excluded.cell, bathrooms = excluded.bathrooms,
    area_square_feet = excluded.area_square_feet, amount_cents = excluded.amount_cents, rent_frequency_id = excluded.rent_frequency_id,
    search_cents = excluded.search_cents, previous_amount_cents = excluded.previous_amount_cents,
    amount_changed_at = excluded.amount_changed_at, has_image = excluded.has_image, listed_at = excluded.listed_at,
    updated_at = excluded.updated_at, words = excluded.words;
  return null;
end $$;
create trigger asset_added after insert on public.asset referencing new table as changed
  for each statement execute function public.refresh_listing();
create trigger asset_changed after update on public.asset referencing new table as changed
  for each statement execute function public.refresh_listing();

-- A listed unit that shows its exact address tells strangers the name of its building; the other listed units are found by it. An agent may
-- list a unit of a building that is not theirs to see.
create or replace function public.name_building() returns trigger
language plpgsql set search_path = public as $$
declare
  sees text := coalesce(current_setting('app.everything', true), '');
begin
  perform set_config('app.everything', 'on', true);
  new.building_title := (select title from asset_holding where id = new.parent_asset_id);
  perform set_config('app.everything', sees, true);
  return new;
end $$;
create trigger listing_names_building before insert on public.listing for each row
  when (new.parent_asset_id is not null) execute function public.name_building();
create trigger listing_renames_building before update of parent_asset_id on public.listing for each row
  when (new.parent_asset_id is not null or old.building_title is not null) execute function public.name_building();

create or replace function public.rename_building() returns trigger
language plpgsql set search_path = public as $$
begin
  update listing set building_title = new.title where parent_asset_id = new.id;
  return null;
end $$;
create trigger building_renamed after update of title on public.asset for each row
  when (new.title is distinct from old.title and new.parent_asset_id is null) execute function public.rename_building();
