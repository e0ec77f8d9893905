-- The property as professionals describe it: building and units, rent and sale side by side, fees, features, commercial terms.

alter table asset
  add column also_for_sale boolean not null default false,
  add column parent_asset_id uuid references asset,
  add column unit_number text,
  add column floor_number smallint,
  add column lot_area double precision check (lot_area > 0),
  add column lot_area_unit_id smallint not null default 2,
  add column garage_spaces smallint check (garage_spaces >= 0),
  add column smoking_id smallint,
  add column virtual_tour_url text,
  add column parcel_number text,

  add column rent_includes_ids int[] not null default '{}',
  add column tenant_pays_ids int[] not null default '{}',
  add column min_lease_months smallint check (min_lease_months > 0),
  add column max_lease_months smallint check (max_lease_months > 0),
  add column last_month_upfront boolean not null default false,
  add column application_fee_cents bigint check (application_fee_cents >= 0),
  add column pet_deposit_cents bigint check (pet_deposit_cents >= 0),
  add column pet_rent_cents bigint check (pet_rent_cents >= 0),
  add column move_in_fees jsonb not null default '[]', -- [{"name": text, "cents": int}]

  add column hoa_fee_cents bigint check (hoa_fee_cents >= 0),
  add column hoa_frequency_id smallint not null default 1,
  add column tax_annual_cents bigint check (tax_annual_cents >= 0),
  add column tax_year smallint,
  add column net_operating_income_cents bigint check (net_operating_income_cents >= 0), -- a year

  add column lease_rate_cents bigint check (lease_rate_cents > 0), -- a square foot and year
  add column cam_charges_cents bigint check (cam_charges_cents >= 0), -- a square foot and year
  add column improvement_allowance_cents bigint check (improvement_allowance_cents >= 0), -- a square foot, once
  add column ceiling_height double precision check (ceiling_height > 0), -- feet
  add column loading_docks smallint check (loading_docks >= 0),
  add column power text,

  add column showing_access_id smallint,
  add column showing_instructions text,

  -- What the listing asked before its amount changed, and when it did.
  add column previous_amount_cents bigint,
  add column amount_changed_at timestamptz,
  -- A listing that nobody renews goes off the market then.
  add column listing_expires_at timestamptz;

create index asset_units on asset (parent_asset_id, unit_number, id) where parent_asset_id is not null and deleted_at is null;

-- One row for each offer: a home that is for rent and for sale has two, each with its own amount, so that every search and
-- order stays one range of one index. The row of the first offer has the id of its property (decision 0026).
alter table listing add column id uuid;
update listing set id = asset_id;
alter table listing
  alter column id set not null,
  drop constraint listing_pkey,
  add primary key (id),
  add constraint listing_offer unique (asset_id, listing_type_id),
  add column parent_asset_id uuid,
  add column unit_number text,
  add column floor_number smallint,
  add column lot_area double precision,
  add column lot_area_unit_id smallint not null default 2,
  add column garage_spaces smallint,
  add column smoking_id smallint,
  add column virtual_tour_url text,
  add column rent_includes_ids int[] not null default '{}',
  add column tenant_pays_ids int[] not null default '{}',
  add column min_lease_months smallint,
  add column max_lease_months smallint,
  add column last_month_upfront boolean not null default false,
  add column application_fee_cents bigint,
  add column pet_deposit_cents bigint,
  add column pet_rent_cents bigint,
  add column move_in_fees jsonb not null default '[]',
  add column hoa_fee_cents bigint,
  add column hoa_frequency_id smallint not null default 1,
  add column tax_annual_cents bigint,
  add column tax_year smallint,
  add column net_operating_income_cents bigint,
  add column lease_rate_cents bigint,
  add column cam_charges_cents bigint,
  add column improvement_allowance_cents bigint,
  add column ceiling_height double precision,
  add column loading_docks smallint,
  add column power text,
  add column previous_amount_cents bigint,
  add column amount_changed_at timestamptz;

-- As before, with two offers and the new facts. A unit tells its building to those who may know the address.
create or replace function refresh_listing() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from listing l using changed c
    where l.asset_id = c.id
      and (not (c.is_listed and c.status = 'A' and c.deleted_at is null) or (l.id <> c.id and not (c.also_for_sale and c.price_cents is not null)));
  end if;
  insert into listing (
      id, asset_id, profile_id, category_id, asset_type_id, listing_type_id, access_type_id, title, description, address_line, address_exactness,
      city_name, city_id, state_id, zip, latitude, longitude, cell, bedrooms, bathrooms, area, area_unit_id, area_square_feet, floors_count,
      year_built, parking_total, amenity_ids, pets_allowed_ids, amount_cents, rent_frequency_id, search_cents, advance_cents, available_on,
      lease_kind_id, zoning, permitted_use, has_image, listed_at, updated_at, words,
      parent_asset_id, unit_number, floor_number, lot_area, lot_area_unit_id, garage_spaces, smoking_id, virtual_tour_url,
      rent_includes_ids, tenant_pays_ids, min_lease_months, max_lease_months, last_month_upfront, application_fee_cents, pet_deposit_cents,
      pet_rent_cents, move_in_fees, hoa_fee_cents, hoa_frequency_id, tax_annual_cents, tax_year, net_operating_income_cents,
      lease_rate_cents, cam_charges_cents, improvement_allowance_cents, ceiling_height, loading_docks, power,
      previous_amount_cents, amount_changed_at)
    select o.id, c.id, c.managing_profile_id, c.category_id, c.asset_type_id, o.listing_type_id, c.access_type_id, c.title, c.description,
      case c.address_exactness when 1 then nullif(concat_ws(', ', c.address1, c.address2), '') when 2 then street_of(c.address1) end,
      c.address_exactness, c.city_name, c.city_id, c.state_id, case when c.address_exactness < 3 then left(c.zip, 5) end,
      p.latitude, p.longitude, grid_cell(p.latitude, p.longitude),
      c.bedrooms, c.bathrooms_full + 0.5 * c.bathrooms_half, c.area, c.area_unit_id, c.area_square_feet, c.floors_count, c.year_built, c.parking_total,
      c.amenity_ids, c.pets_allowed_ids, o.amount_cents, o.rent_frequency_id, o.search_cents, c.advance_cents, c.available_on,
      c.lease_kind_id, c.zoning, c.permitted_use, c.images_count > 0, c.listed_at, c.updated_at,
      setweight(to_tsvector('english', c.title), 'A') || to_tsvector('english', coalesce(c.description, '')),
      case c.address_exactness when 1 then c.parent_asset_id end, case c.address_exactness when 1 then c.unit_number end, c.floor_number,
      c.lot_area, c.lot_area_unit_id, c.garage_spaces, c.smoking_id, c.virtual_tour_url,
      c.rent_includes_ids, c.tenant_pays_ids, c.min_lease_months, c.max_lease_months, c.last_month_upfront, c.application_fee_cents,
      c.pet_deposit_cents, c.pet_rent_cents, c.move_in_fees, c.hoa_fee_cents, c.hoa_frequency_id, c.tax_annual_cents, c.tax_year,
      c.net_operating_income_cents, c.lease_rate_cents, c.cam_charges_cents, c.improvement_allowance_cents, c.ceiling_height, c.loading_docks,
      c.power, o.previous_amount_cents, o.amount_changed_at
    from changed c
    -- A hidden address is shown on a grid of about 200 m (street) or 1 km (neighborhood).
    cross join lateral (select
      case c.address_exactness when 1 then c.latitude when 2 then round(c.latitude::numeric * 500) / 500 else round(c.latitude::numeric, 2) end::double precision as latitude,
      case c.address_exactness when 1 then c.longitude when 2 then round(c.longitude::numeric * 500) / 500 else round(c.longitude::numeric, 2) end::double precision as longitude
    ) p
    cross join lateral (
      select c.id, c.listing_type_id, c.amount_cents, case when c.listing_type_id = 2 then null else c.rent_frequency_id end as rent_frequency_id,
        c.search_cents, c.previous_amount_cents, c.amount_changed_at
      union all
      select md5(c.id || ':sale')::uuid, 2, c.price_cents, null, c.price_cents, null, null
      where c.also_for_sale and c.price_cents is not null
    ) o
    where c.is_listed and c.status = 'A' and c.deleted_at is null
  on conflict (id) do update set
    profile_id = excluded.profile_id, category_id = excluded.category_id, asset_type_id = excluded.asset_type_id,
    listing_type_id = excluded.listing_type_id, access_type_id = excluded.access_type_id, title = excluded.title,
    description = excluded.description, address_line = excluded.address_line, address_exactness = excluded.address_exactness,
    city_name = excluded.city_name, city_id = excluded.city_id, state_id = excluded.state_id, zip = excluded.zip,
    latitude = excluded.latitude, longitude = excluded.longitude, cell = excluded.cell, bedrooms = excluded.bedrooms,
    bathrooms = excluded.bathrooms, area = excluded.area, area_unit_id = excluded.area_unit_id,
    area_square_feet = excluded.area_square_feet, floors_count = excluded.floors_count, year_built = excluded.year_built,
    parking_total = excluded.parking_total, amenity_ids = excluded.amenity_ids, pets_allowed_ids = excluded.pets_allowed_ids,
    amount_cents = excluded.amount_cents, rent_frequency_id = excluded.rent_frequency_id, search_cents = excluded.search_cents,
    advance_cents = excluded.advance_cents, available_on = excluded.available_on, lease_kind_id = excluded.lease_kind_id,
    zoning = excluded.zoning, permitted_use = excluded.permitted_use, has_image = excluded.has_image,
    listed_at = excluded.listed_at, updated_at = excluded.updated_at, words = excluded.words,
    parent_asset_id = excluded.parent_asset_id, unit_number = excluded.unit_number, floor_number = excluded.floor_number,
    lot_area = excluded.lot_area, lot_area_unit_id = excluded.lot_area_unit_id, garage_spaces = excluded.garage_spaces,
    smoking_id = excluded.smoking_id, virtual_tour_url = excluded.virtual_tour_url, rent_includes_ids = excluded.rent_includes_ids,
    tenant_pays_ids = excluded.tenant_pays_ids, min_lease_months = excluded.min_lease_months, max_lease_months = excluded.max_lease_months,
    last_month_upfront = excluded.last_month_upfront, application_fee_cents = excluded.application_fee_cents,
    pet_deposit_cents = excluded.pet_deposit_cents, pet_rent_cents = excluded.pet_rent_cents, move_in_fees = excluded.move_in_fees,
    hoa_fee_cents = excluded.hoa_fee_cents, hoa_frequency_id = excluded.hoa_frequency_id, tax_annual_cents = excluded.tax_annual_cents,
    tax_year = excluded.tax_year, net_operating_income_cents = excluded.net_operating_income_cents,
    lease_rate_cents = excluded.lease_rate_cents, cam_charges_cents = excluded.cam_charges_cents,
    improvement_allowance_cents = excluded.improvement_allowance_cents, ceiling_height = excluded.ceiling_height,
    loading_docks = excluded.loading_docks, power = excluded.power, previous_amount_cents = excluded.previous_amount_cents,
    amount_changed_at = excluded.amount_changed_at;
  return null;
end $$;

-- Pictures and counts hang on the property, not on each of its offers.
drop policy listed_rows on asset_image;
create policy listed_rows on asset_image for select using (exists (select from listing where listing.id = asset_image.asset_id));

create or replace function count_listings() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update profile p set listings_count = p.listings_count + change.listings
    from (select profile_id, count(*) as listings from added where id = asset_id group by profile_id) as change where p.id = change.profile_id;
  elsif tg_op = 'DELETE' then
    update profile p set listings_count = p.listings_count - change.listings
    from (select profile_id, count(*) as listings from removed where id = asset_id group by profile_id) as change where p.id = change.profile_id;
  else
    update profile p set listings_count = p.listings_count + change.listings
    from (
      select profile_id, sum(one) as listings
      from (
        select profile_id, 1 as one from added where id = asset_id
        union all
        select profile_id, -1 from removed where id = asset_id
      ) as both_sides
      group by profile_id having sum(one) <> 0
    ) as change where p.id = change.profile_id;
  end if;
  return null;
end $$;

-- Orders end in the id of the offer, which is unique where the property's no longer is.
drop index listing_newest, listing_newest_with_image, listing_city_newest, listing_city_price, listing_state_newest, listing_state_price,
  listing_zip_newest, listing_price, listing_area, listing_cell_price, listing_of_profile;
create index listing_newest on listing (listed_at desc, id desc);
create index listing_newest_with_image on listing (listed_at desc, id desc) where has_image;
create index listing_city_newest on listing (city_id, listed_at desc, id desc);
create index listing_city_price on listing (city_id, search_cents, id);
create index listing_state_newest on listing (state_id, listed_at desc, id desc);
create index listing_state_price on listing (state_id, search_cents, id);
create index listing_zip_newest on listing (zip, listed_at desc, id desc);
create index listing_price on listing (search_cents, id);
create index listing_area on listing (area_square_feet desc nulls last, id desc);
create index listing_cell_price on listing (cell, search_cents, id);
create index listing_of_profile on listing (profile_id, listed_at desc, id desc);
