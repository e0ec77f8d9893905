-- What other rooms read of what is on the market. `listing` itself is kept by a trigger and read by search alone.
create view public.listing_card with (security_invoker = true) as
  select id, asset_id, profile_id, asset_type_id, title, city_id, city_name, state_id
  from public.listing;

-- Everything that strangers may read of a listing, for its page and for feeds.
create view public.listing_facts with (security_invoker = true) as
  select id, asset_id, profile_id, managing_profile_id, listing_type_id, address_line, unit_number, city_name, city_id, state_id, zip, latitude, longitude, pin_placed,
    bathrooms, amount_cents, previous_amount_cents, amount_changed_at, rent_frequency_id,
    -- generated: public columns, each "{column}"
    category_id, asset_type_id, access_type_id, title, description, address_exactness, bedrooms, area, area_unit_id, lot_area,
    lot_area_unit_id, floor_number, floors_count, year_built, parking_total, garage_spaces, amenity_ids, pets_allowed_ids, smoking_id,
    advance_cents, last_month_upfront, application_fee_cents, pet_deposit_cents, pet_rent_cents, move_in_fees, rent_includes_ids,
    tenant_pays_ids, min_lease_months, max_lease_months, available_on, hoa_fee_cents, hoa_frequency_id, tax_annual_cents, tax_year,
    net_operating_income_cents, lease_kind_id, zoning, permitted_use, lease_rate_cents, cam_charges_cents, improvement_allowance_cents,
    ceiling_height, loading_docks, power, virtual_tour_url,
    -- end generated
    has_image, listed_at, updated_at
  from public.listing;
