create policy own_rows on public.asset_event using (account_id = public.current_account() or public.sees_everything());
create policy given_homes on public.asset_event as restrictive using ((select public.current_member()) is null or (
  select true from public.seat_asset given where given.member_id = (select public.current_member()) and given.asset_id = asset_event.asset_id limit 1));
-- What homes on the market asked before is for everybody.
create policy public_amounts on public.asset_event for select
  using (is_public and kind in ('listed', 'price') and (select true from public.listing l where l.id = asset_event.asset_id limit 1));
create policy acted_rows on public.asset_event using (asset_id = public.acting_asset());

-- What happened to a property, in its owner's words and amounts. That it was added says `asset.created_at`.
create or replace function public.note_asset_events() returns trigger
language plpgsql set search_path = public as $$
begin
  if tg_op = 'INSERT' then
    insert into asset_event (account_id, asset_id, kind, listing_type_id, rent_frequency_id, to_cents, is_public)
    select account_id, id, 'listed', listing_type_id, case when listing_type_id <> 2 then rent_frequency_id end, amount_cents, true
    from changed where is_listed;
    insert into asset_event (account_id, asset_id, kind, detail, is_public)
    select account_id, parent_asset_id, 'units-added', jsonb_build_object('count', count(*)), false
    from changed where parent_asset_id is not null group by account_id, parent_asset_id;
  else
    insert into asset_event (account_id, asset_id, kind, reason, listing_type_id, rent_frequency_id, from_cents, to_cents, is_public)
    select n.account_id, n.id, e.kind, e.reason, e.listing_type_id, case when e.listing_type_id <> 2 then n.rent_frequency_id end,
      e.from_cents, e.to_cents, e.kind <> 'unlisted' and n.is_listed
    from changed n
    -- In full, or a plan kept from a change of no rows would read all for each.
    full join before o on o.id = n.id
    cross join lateral (
      select 'listed' as kind, null as reason, n.listing_type_id, null::bigint as from_cents, n.amount_cents as to_cents
        where n.is_listed and not o.is_listed
      union all
      select 'unlisted', n.unlisted_reason, null, null, null where o.is_listed and not n.is_listed
      union all
      select 'renewed', null, null, null, null where o.is_listed and n.is_listed and n.listing_expires_at > o.listing_expires_at
      union all
      -- Rented out before, sold now: the first amount of another offer.
      select 'price', null, n.listing_type_id, case when n.listing_type_id = o.listing_type_id then o.amount_cents end, n.amount_cents
        where n.is_listed = o.is_listed and n.amount_cents is not null
          and (n.amount_cents, n.listing_type_id) is distinct from (o.amount_cents, o.listing_type_id)
      union all
      select 'price', null, 2, case when o.also_for_sale then o.price_cents end, n.price_cents
        where n.also_for_sale and n.price_cents is not null and (o.also_for_sale, o.price_cents) is distinct from (true, n.price_cents)
    ) e;
    -- Who goes on with the same within the hour has done it once.
    insert into asset_event (account_id, asset_id, kind, reason, detail, is_public)
    select n.account_id, n.id, e.kind, e.reason, e.detail, false
    from changed n
    full join before o on o.id = n.id
    cross join lateral (
      select 'edited' as kind, null as reason, jsonb_build_object('parts', edited.parts) as detail
        -- Which steps of the form say something else than before: amounts are told with what they were. Once for each property.
        from (
          select to_jsonb(array_remove(array[
            case when (n.address1, n.address2, n.unit_number, n.city_name, n.state_id, n.zip, n.parent_asset_id, n.address_exactness, n.pin_placed)
              is distinct from
              (o.address1, o.address2, o.unit_number, o.city_name, o.state_id, o.zip, o.parent_asset_id, o.address_exactness, o.pin_placed)
              or n.pin_placed and (n.latitude, n.longitude) is distinct from (o.latitude, o.longitude)
              then 'where' end,
            case when (n.asset_type_id, n.listing_type_id, n.also_for_sale, n.access_type_id) is distinct from
              (o.asset_type_id, o.listing_type_id, o.also_for_sale, o.access_type_id)
              then 'kind' end,
            case when (
              -- generated: facts columns, each "n.{column}"
              n.bedrooms, n.area, n.area_unit_id, n.lot_area, n.lot_area_unit_id, n.floor_number, n.floors_count, n.year_built,
              n.parking_total, n.garage_spaces, n.amenity_ids, n.pets_allowed_ids, n.smoking_id, n.zoning, n.permitted_use,
              n.ceiling_height, n.loading_docks, n.power,
              -- end generated
              n.bathrooms_full, n.bathrooms_half)
              is distinct from (
              -- generated: facts columns, each "o.{column}"
              o.bedrooms, o.area, o.area_unit_id, o.lot_area, o.lot_area_unit_id, o.floor_number, o.floors_count, o.year_built,
              o.parking_total, o.garage_spaces, o.amenity_ids, o.pets_allowed_ids, o.smoking_id, o.zoning, o.permitted_use,
              o.ceiling_height, o.loading_docks, o.power,
              -- end generated
              o.bathrooms_full, o.bathrooms_half)
              then 'facts' end,
            case when (
              -- generated: terms columns, each "n.{column}"
              n.rent_frequency_id, n.advance_cents, n.last_month_upfront, n.application_fee_cents, n.pet_deposit_cents, n.pet_rent_cents,
              n.move_in_fees, n.rent_includes_ids, n.tenant_pays_ids, n.min_lease_months, n.max_lease_months, n.available_on,
              n.hoa_fee_cents, n.hoa_frequency_id, n.tax_annual_cents, n.tax_year, n.net_operating_income_cents, n.lease_kind_id,
              n.lease_rate_cents, n.cam_charges_cents, n.improvement_allowance_cents
              -- end generated
              )
              is distinct from (
              -- generated: terms columns, each "o.{column}"
              o.rent_frequency_id, o.advance_cents, o.last_month_upfront, o.application_fee_cents, o.pet_deposit_cents, o.pet_rent_cents,
              o.move_in_fees, o.rent_includes_ids, o.tenant_pays_ids, o.min_lease_months, o.max_lease_months, o.available_on,
              o.hoa_fee_cents, o.hoa_frequency_id, o.tax_annual_cents, o.tax_year, o.net_operating_income_cents, o.lease_kind_id,
              o.lease_rate_cents, o.cam_charges_cents, o.improvement_allowance_cents
              -- end generated
              )
              then 'terms' end,
            case when (
              -- generated: description columns, each "n.{column}"
              n.title, n.description, n.reference_code, n.virtual_tour_url, n.parcel_number, n.showing_access_id, n.showing_instructions,
              n.private_remarks
              -- end generated
              )
              is distinct from (
              -- generated: description columns, each "o.{column}"
              o.title, o.description, o.reference_code, o.virtual_tour_url, o.parcel_number, o.showing_access_id, o.showing_instructions,
              o.private_remarks
              -- end generated
              )
              then 'description' end], null)) as parts
          offset 0
        ) edited
        -- Another category says so itself.
        where n.category_id = o.category_id and edited.parts <> '[]'
      union all
      select case when n.images_count > o.images_count then 'photos-added' else 'photos-removed' end, null, '{}'
        where n.images_count <> o.images_count
      union all
      select 'owners-changed', null, '{}' where n.owners_version <> o.owners_version
      union all
      select case when n.off_books_reason is null then 'on-books' else 'off-books' end, n.off_books_reason, null
        where n.off_books_reason is distinct from o.off_books_reason
    ) e
    where (select true from asset_event said
      where said.asset_id = n.id and said.kind = e.kind and said.at > now() - interval '1 hour'
        and said.by_profile_id is not distinct from current_profile() and said.detail @> e.detail limit 1) is null;
    -- Homes that were there already become units.
    insert into asset_event (account_id, asset_id, kind, detail, is_public)
    select n.account_id, n.parent_asset_id, 'units-added',
      jsonb_build_object('count', count(*) filter (where n.parent_asset_id is distinct from o.parent_asset_id)), false
    from changed n
    full join before o on o.id = n.id
    group by n.account_id, n.parent_asset_id
    having count(*) filter (where n.parent_asset_id is not null and n.parent_asset_id is distinct from o.parent_asset_id) > 0;
  end if;
  return null;
end $$;
create trigger asset_event_added after insert on public.asset referencing new table as changed
  for each statement execute function public.note_asset_events();
create trigger asset_event_changed after update on public.asset
  referencing old table as before new table as changed for each statement execute function public.note_asset_events();
