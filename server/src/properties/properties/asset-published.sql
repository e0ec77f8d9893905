-- What rooms above read of a property; whose rows are seen is a matter of the policies of `asset`. Nothing is written through these views.

-- Whose it is, and what it belongs to.
create view public.asset_holding with (security_invoker = true) as
  select id, account_id, managing_profile_id, parent_asset_id, owned_through, access_type_id, title, time_zone, status, deleted_at
  from public.asset;

-- Where it is, in its owner's words and not as strangers see it.
create view public.asset_location with (security_invoker = true) as
  select id, account_id, managing_profile_id, parent_asset_id, title, address1, address2, unit_number, city_name, state_id, zip, time_zone,
    address_exactness, is_listed, status, deleted_at, created_at
  from public.asset;

-- What is offered of it, by whom and until when, on the market or not.
create view public.asset_offer with (security_invoker = true) as
  select id, account_id, managing_profile_id, contact_profile_id, reference_code, title, time_zone, status, deleted_at, category_id,
    asset_type_id, bedrooms, bathrooms_full, bathrooms_half, listing_type_id, also_for_sale, amount_cents, rent_frequency_id, is_listed,
    listing_expires_at, unlisted_reason, unlisted_at, open_checks
  from public.asset;

-- All that a listing is made of: what strangers see of it says `listing_shown`.
create view public.asset_to_show with (security_invoker = true) as
  select id, managing_profile_id, contact_profile_id, parent_asset_id, listing_type_id, address1, address2, unit_number, city_name, city_id,
    state_id, zip, latitude, longitude, pin_placed, bathrooms_full, bathrooms_half, area_square_feet, images_count, amount_cents,
    rent_frequency_id, search_cents, previous_amount_cents, amount_changed_at, also_for_sale, price_cents,
    -- generated: public columns, each "{column}"
    category_id, asset_type_id, access_type_id, title, description, address_exactness, bedrooms, area, area_unit_id, lot_area,
    lot_area_unit_id, floor_number, floors_count, year_built, parking_total, garage_spaces, amenity_ids, pets_allowed_ids, smoking_id,
    advance_cents, last_month_upfront, application_fee_cents, pet_deposit_cents, pet_rent_cents, move_in_fees, rent_includes_ids,
    tenant_pays_ids, min_lease_months, max_lease_months, available_on, hoa_fee_cents, hoa_frequency_id, tax_annual_cents, tax_year,
    net_operating_income_cents, lease_kind_id, zoning, permitted_use, lease_rate_cents, cam_charges_cents, improvement_allowance_cents,
    ceiling_height, loading_docks, power, virtual_tour_url,
    -- end generated
    listed_at, updated_at
  from public.asset;
