-- The life of a listing: how it ends, what happened to it, who looked at it, and whether a home is here twice.

alter table asset
  -- Why and when it left the market; null while it is there, and for one that never was.
  add column unlisted_reason text
    check (unlisted_reason in ('withdrawn', 'rented', 'sold', 'pending', 'hold', 'expired')),
  add column unlisted_at timestamptz;

-- The last second of a day in a time zone: LISTING_DAYS of the contract.
create function listing_end(time_zone text, since timestamptz, days int default 90) returns timestamptz language sql stable parallel safe as
  $$ select (((since at time zone time_zone)::date + days + 1)::timestamp - interval '1 second') at time zone time_zone $$;

-- What follows from going on and off the market and from another amount, whoever writes: forms, files, bulk changes, jobs.
create function keep_listing_life() returns trigger language plpgsql as $$
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
create trigger asset_life_added before insert on asset for each row when (new.is_listed) execute function keep_listing_life();
create trigger asset_life_changed before update of is_listed, amount_cents, listing_type_id, rent_frequency_id on asset for each row
  when (old.is_listed <> new.is_listed or (new.is_listed
    and (old.amount_cents, old.listing_type_id, old.rent_frequency_id) is distinct from (new.amount_cents, new.listing_type_id, new.rent_frequency_id)))
  execute function keep_listing_life();

-- What happened to a property, in its owner's words and amounts. Written by the triggers below alone, so nothing is checked twice:
-- an import of a million homes writes a million rows. That it was added says `asset.created_at`.
create table asset_event (
  id uuid not null default new_id(),
  account_id uuid not null,
  asset_id uuid not null,
  kind text not null check (kind in ('listed', 'unlisted', 'renewed', 'price')),
  reason text, -- of leaving the market
  -- Of which offer the amounts are: a home may be for rent and for sale.
  listing_type_id smallint,
  rent_frequency_id smallint,
  from_cents bigint,
  to_cents bigint,
  -- Amounts that strangers could see when they were asked.
  is_public boolean not null,
  at timestamptz not null default now(),
  primary key (account_id, id)
);
create index asset_event_of_asset on asset_event (asset_id, at desc, id desc);

create function note_asset_events() returns trigger language plpgsql as $$
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
    join before o on o.id = n.id
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
create trigger asset_event_added after insert on asset referencing new table as changed for each statement execute function note_asset_events();
create trigger asset_event_changed after update on asset
  referencing old table as before new table as changed for each statement execute function note_asset_events();

-- How often a listing was looked at, by day in its own time zone. Contacts are counted where they are kept.
create table asset_view_day (
  account_id uuid not null references account,
  asset_id uuid not null references asset,
  day date not null,
  views int not null,
  primary key (account_id, asset_id, day)
);
create index asset_view_day_old on asset_view_day (day);
-- Who has been counted today: a hash of the device that is another one each day, so that it tells nothing of anybody.
create table asset_viewer (
  day date not null,
  asset_id uuid not null,
  viewer bytea not null,
  primary key (day, asset_id, viewer)
);
create index profile_enquiry_of_asset on profile_enquiry (account_id, asset_id, created_at) where asset_id is not null;

-- Up to when an owner was told that listings end, by kind of notice: one mail covers all of them. Its link renews those.
create table listing_notice (
  id uuid primary key default new_id(),
  account_id uuid not null references account,
  profile_id uuid not null references profile,
  kind text not null check (kind in ('week', 'day', 'expired')),
  covers_until timestamptz not null,
  homes int not null,
  token_id uuid,
  created_at timestamptz not null default now()
);
create index listing_notice_of_profile on listing_notice (profile_id, kind, covers_until desc);
create unique index listing_notice_token on listing_notice (token_id) where token_id is not null;
create index listing_notice_old on listing_notice (created_at);

-- In the order in which they end: for notices, the owner's list, and their end itself.
create index asset_of_profile_expiring on asset (managing_profile_id, listing_expires_at, id) where is_listed;
create index asset_of_profile_expired on asset (managing_profile_id, unlisted_at desc, id) where unlisted_reason = 'expired' and deleted_at is null;

-- An address as a person compares it: without case, punctuation and words for "unit", with street words shortened. Null without a number.
create function address_key(address1 text, address2 text, unit text) returns text language sql immutable parallel safe as $$
  select case when address1 ~ '\d' then btrim(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(
      regexp_replace(' ' || lower(address1 || ' ' || coalesce(address2, '') || ' ' || coalesce(unit, '')) || ' ', '[^[:alnum:]]+', ' ', 'g'),
      ' apartment ', ' '), ' apt ', ' '), ' unit ', ' '), ' suite ', ' '), ' ste ', ' '), ' no ', ' '),
      ' street ', ' st '), ' avenue ', ' ave '), ' boulevard ', ' blvd '), ' road ', ' rd '), ' drive ', ' dr '), ' lane ', ' ln '),
      ' court ', ' ct '), ' place ', ' pl '), ' terrace ', ' ter '), ' circle ', ' cir '), ' highway ', ' hwy '), ' parkway ', ' pkwy '),
      ' north ', ' n '), ' south ', ' s '), ' east ', ' e '), ' west ', ' w '), ' square ', ' sq '), ' way ', ' wy ')) end
$$;
create index asset_address on asset (address_key(address1, address2, unit_number), state_id) where address1 is not null and deleted_at is null;

alter table asset_event enable row level security;
alter table asset_event force row level security;
create policy own_rows on asset_event using (account_id = current_account() or sees_everything());
create policy public_amounts on asset_event for select
  using (is_public and kind in ('listed', 'price') and exists (select from listing where listing.id = asset_event.asset_id));
alter table asset_view_day enable row level security;
alter table asset_view_day force row level security;
create policy own_rows on asset_view_day using (account_id = current_account() or sees_everything());
alter table listing_notice enable row level security;
alter table listing_notice force row level security;
create policy own_rows on listing_notice using (account_id = current_account() or sees_everything());

-- What is on the market now ends as if it had been so from the beginning, and not before its owner had a month to hear of it.
-- The triggers would write every listing anew for a column that it does not have.
alter table asset disable trigger user;
update asset set listing_expires_at = greatest(listing_end(time_zone, listed_at), listing_end(time_zone, now(), 30)) where is_listed;
alter table asset enable trigger user;
insert into asset_event (account_id, asset_id, kind, listing_type_id, rent_frequency_id, to_cents, is_public, at)
select account_id, id, 'listed', listing_type_id, case when listing_type_id <> 2 then rent_frequency_id end, amount_cents, true, listed_at
from asset where is_listed;
