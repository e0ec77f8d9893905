-- What other rooms read of what is on the market. `listing` itself is kept by a trigger and read by search alone.
create view public.listing_card with (security_invoker = true) as
  select id, asset_id, profile_id, asset_type_id, title, city_id, city_name, state_id
  from public.listing;

-- Everything that strangers may read of a listing, as feeds hand it on.
create view public.listing_facts with (security_invoker = true) as
  select id, asset_id, category_id, asset_type_id, listing_type_id, access_type_id, title, description, address_line, address_exactness,
    city_name, state_id, zip, latitude, longitude, pin_placed, bedrooms, bathrooms, area, area_unit_id, floors_count, year_built,
    parking_total, amenity_ids, pets_allowed_ids, amount_cents, previous_amount_cents, amount_changed_at, rent_frequency_id, advance_cents,
    available_on, lease_kind_id, zoning, permitted_use, has_image, listed_at, updated_at, unit_number, lot_area, lot_area_unit_id,
    garage_spaces, virtual_tour_url, rent_includes_ids, tenant_pays_ids, min_lease_months, max_lease_months, application_fee_cents,
    hoa_fee_cents, hoa_frequency_id, tax_annual_cents, tax_year, net_operating_income_cents
  from public.listing;
