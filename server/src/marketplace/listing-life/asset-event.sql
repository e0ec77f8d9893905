create policy own_rows on public.asset_event using (account_id = public.current_account() or public.sees_everything());
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
  end if;
  return null;
end $$;
create trigger asset_event_added after insert on public.asset referencing new table as changed
  for each statement execute function public.note_asset_events();
create trigger asset_event_changed after update on public.asset
  referencing old table as before new table as changed for each statement execute function public.note_asset_events();
