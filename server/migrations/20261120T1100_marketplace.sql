-- What searches of the marketplace and the files of pictures need.

-- Great-circle distance in statute miles.
create function miles_between(latitude1 double precision, longitude1 double precision, latitude2 double precision, longitude2 double precision)
returns double precision language sql immutable parallel safe as $$
  select 7917.6 * asin(least(1, sqrt(
    sin(radians(latitude2 - latitude1) / 2) ^ 2
    + cos(radians(latitude1)) * cos(radians(latitude2)) * sin(radians(longitude2 - longitude1) / 2) ^ 2)))
$$;

-- The home page shows the newest with a picture, however many came without one since.
create index listing_newest_with_image on listing (listed_at desc, asset_id desc) where has_image;

-- Who else shows the same picture, asked before its files are deleted.
create index asset_image_storage on asset_image (storage_key);
create index upload_storage on upload (storage_key) where used_at is null;

-- The street without what tells the house: numbers before it ("12 1/2", "#4", "10-12", "Unit 4B, 7"; but not "5th"), and
-- flats behind it.
create function street_of(address text) returns text language sql immutable parallel safe as $$
  select nullif(regexp_replace(
    regexp_replace(address, '^(((unit|apt|apartment|suite|ste|room|rm)\.?\s+)?(?!\d+(st|nd|rd|th)\M)\S*\d\S*\s+)+', '', 'i'),
    '[\s,]+(#|(apt|apartment|unit|suite|ste|flat|floor|fl|room|rm|bldg|building)\M).*$', '', 'i'), '')
$$;

-- As before, with the street by `street_of` and the ZIP in five digits: the last four of nine tell a side of a street.
create or replace function refresh_listing() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from listing l using changed c where l.asset_id = c.id and not (c.is_listed and c.status = 'A' and c.deleted_at is null);
  end if;
  insert into listing
    select c.id, c.managing_profile_id, c.category_id, c.asset_type_id, c.listing_type_id, c.access_type_id, c.title, c.description,
      case c.address_exactness when 1 then nullif(concat_ws(', ', c.address1, c.address2), '') when 2 then street_of(c.address1) end,
      c.address_exactness, c.city_name, c.city_id, c.state_id, case when c.address_exactness < 3 then left(c.zip, 5) end,
      p.latitude, p.longitude, grid_cell(p.latitude, p.longitude),
      c.bedrooms, c.bathrooms_full + 0.5 * c.bathrooms_half, c.area, c.area_unit_id, c.area_square_feet, c.floors_count, c.year_built, c.parking_total,
      c.amenity_ids, c.pets_allowed_ids, c.amount_cents,
      case when c.listing_type_id = 2 then null else c.rent_frequency_id end,
      c.search_cents, c.advance_cents, c.available_on, c.lease_kind_id, c.zoning, c.permitted_use,
      c.images_count > 0, c.listed_at, c.updated_at,
      setweight(to_tsvector('english', c.title), 'A') || to_tsvector('english', coalesce(c.description, ''))
    from changed c
    -- A hidden address is shown on a grid of about 200 m (street) or 1 km (neighborhood).
    cross join lateral (select
      case c.address_exactness when 1 then c.latitude when 2 then round(c.latitude::numeric * 500) / 500 else round(c.latitude::numeric, 2) end::double precision as latitude,
      case c.address_exactness when 1 then c.longitude when 2 then round(c.longitude::numeric * 500) / 500 else round(c.longitude::numeric, 2) end::double precision as longitude
    ) p
    where c.is_listed and c.status = 'A' and c.deleted_at is null
  on conflict (asset_id) do update set
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
    listed_at = excluded.listed_at, updated_at = excluded.updated_at, words = excluded.words;
  return null;
end $$;
