-- What strangers see of a home, listed or not: the trigger keeps it for what is listed, and who may list a home reads it before. Written once,
-- so that both are the same. Nine-digit ZIPs lose their last four, which tell a side of a street; a unit tells its building to those who may know
-- the address. Whose rows are seen is a matter of the policies of `asset`.
create view public.listing_shown with (security_invoker = true) as
  select
    o.id, c.id as asset_id, coalesce(c.contact_profile_id, c.managing_profile_id) as profile_id, c.managing_profile_id, o.listing_type_id,
    case c.address_exactness when 1 then nullif(concat_ws(', ', c.address1, c.address2), '') when 2 then public.street_of(c.address1) end as address_line,
    c.city_name, c.city_id, c.state_id, case when c.address_exactness < 3 then left(c.zip, 5) end as zip, p.latitude, p.longitude, c.pin_placed,
    public.grid_cell(p.latitude, p.longitude) as cell, c.bathrooms_full + 0.5 * c.bathrooms_half as bathrooms, c.area_square_feet, o.amount_cents,
    o.rent_frequency_id, o.search_cents, o.previous_amount_cents, o.amount_changed_at,
    -- generated: public columns, each "c.{column}"
    c.category_id, c.asset_type_id, c.access_type_id, c.title, c.description, c.address_exactness, c.bedrooms, c.area, c.area_unit_id,
    c.lot_area, c.lot_area_unit_id, c.floor_number, c.floors_count, c.year_built, c.parking_total, c.garage_spaces, c.amenity_ids,
    c.pets_allowed_ids, c.smoking_id, c.advance_cents, c.last_month_upfront, c.application_fee_cents, c.pet_deposit_cents, c.pet_rent_cents,
    c.move_in_fees, c.rent_includes_ids, c.tenant_pays_ids, c.min_lease_months, c.max_lease_months, c.available_on, c.hoa_fee_cents,
    c.hoa_frequency_id, c.tax_annual_cents, c.tax_year, c.net_operating_income_cents, c.lease_kind_id, c.zoning, c.permitted_use,
    c.lease_rate_cents, c.cam_charges_cents, c.improvement_allowance_cents, c.ceiling_height, c.loading_docks, c.power, c.virtual_tour_url,
    -- end generated
    c.images_count > 0 as has_image, coalesce(c.listed_at, now()) as listed_at, c.updated_at,
    setweight(to_tsvector('pg_catalog.english', c.title), 'A') || to_tsvector('pg_catalog.english', coalesce(c.description, '')) as words,
    case c.address_exactness when 1 then c.parent_asset_id end as parent_asset_id,
    case c.address_exactness when 1 then c.unit_number end as unit_number
  from public.asset_to_show c
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
  ) o;
