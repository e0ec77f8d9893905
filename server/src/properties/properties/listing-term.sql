-- The last second of a day in a time zone: LISTING_DAYS of the contract.
create or replace function public.listing_end(time_zone text, since timestamptz, days int default 90) returns timestamptz
language sql stable parallel safe as $$
  select (((since at time zone time_zone)::date + days + 1)::timestamp - interval '1 second') at time zone time_zone
$$;

-- What follows from going on and off the market and from another amount, whichever way it comes: forms, files, bulk changes, jobs.
create or replace function public.keep_listing_life() returns trigger
language plpgsql set search_path = public as $$
begin
  if tg_op = 'INSERT' or (new.is_listed and not old.is_listed) then
    new.listing_expires_at := coalesce(new.listing_expires_at, listing_end(new.time_zone, now()));
    new.unlisted_reason := null;
    new.unlisted_at := null;
  elsif old.is_listed and not new.is_listed then
    new.listing_expires_at := null;
    new.unlisted_reason := coalesce(new.unlisted_reason, 'withdrawn');
    new.unlisted_at := now();
    new.previous_amount_cents := null;
    new.amount_changed_at := null;
  elsif (new.listing_type_id, new.rent_frequency_id) is distinct from (old.listing_type_id, old.rent_frequency_id) then
    -- A rent by the week and a rent by the month, or a rent and a price, are no "before" and "after".
    new.previous_amount_cents := null;
    new.amount_changed_at := null;
  else
    new.previous_amount_cents := old.amount_cents;
    new.amount_changed_at := now();
  end if;
  return new;
end $$;
create trigger asset_life_added before insert on public.asset for each row when (new.is_listed) execute function public.keep_listing_life();
create trigger asset_life_changed before update of is_listed, amount_cents, listing_type_id, rent_frequency_id on public.asset for each row
  when (old.is_listed <> new.is_listed or (new.is_listed
    and (old.amount_cents, old.listing_type_id, old.rent_frequency_id) is distinct from (new.amount_cents, new.listing_type_id, new.rent_frequency_id)))
  execute function public.keep_listing_life();
