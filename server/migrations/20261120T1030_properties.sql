-- Files that came in and wait to be named by a call.
create table upload (
  id uuid primary key default new_id(),
  account_id uuid not null references account,
  purpose text not null check (purpose in ('asset-image', 'asset-import')),
  file_name text not null,
  bytes bigint not null,
  storage_key text not null,
  -- What processing found, e.g. size and placeholder of a picture.
  facts jsonb not null default '{}',
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index upload_of_account on upload (account_id, created_at);
create index upload_unused on upload (created_at) where used_at is null;
create index upload_storage on upload (storage_key) where used_at is null;

create table asset (
  id uuid primary key default new_id(),
  account_id uuid not null references account,
  managing_profile_id uuid not null references profile,
  status char(1) not null default 'A' check (status in ('A', 'P')),
  version int not null default 1,
  category_id smallint not null check (category_id in (1, 2)),
  asset_type_id smallint not null,
  listing_type_id smallint not null,
  access_type_id smallint not null default 1,
  title text not null,
  description text,
  reference_code text,
  imported boolean not null default false,

  address1 text,
  address2 text,
  city_name text not null,
  city_id int not null references city,
  state_id int not null references state,
  zip text,
  address_exactness smallint not null default 1 check (address_exactness between 1 and 3),
  latitude double precision not null,
  longitude double precision not null,
  time_zone text not null,

  bedrooms smallint check (bedrooms between 0 and 99),
  bathrooms_full smallint check (bathrooms_full between 0 and 99),
  bathrooms_half smallint check (bathrooms_half between 0 and 1),
  area double precision check (area > 0),
  area_unit_id smallint not null default 1,
  area_square_feet double precision,
  floors_count smallint,
  year_built smallint,
  parking_total int,
  amenity_ids int[] not null default '{}',
  pets_allowed_ids int[] not null default '{}',

  currency char(3) not null default 'USD',
  rent_cents bigint check (rent_cents > 0),
  rent_frequency_id smallint not null default 1,
  advance_cents bigint check (advance_cents >= 0),
  price_cents bigint check (price_cents > 0),
  available_on date,
  lease_kind_id smallint,
  zoning text,
  permitted_use text,
  private_remarks text,

  -- What the listing asks (rent or price) and what a search compares (rent by the month, or price).
  amount_cents bigint,
  search_cents bigint,

  is_listed boolean not null default false,
  listed_at timestamptz,
  open_checks smallint not null default 0,
  images_count smallint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (not is_listed or (listed_at is not null and amount_cents is not null and deleted_at is null))
);
create unique index asset_reference_code on asset (managing_profile_id, reference_code) where reference_code is not null and deleted_at is null;
create index asset_of_profile_updated on asset (managing_profile_id, updated_at desc, id desc) where deleted_at is null;
create index asset_of_profile_listed on asset (managing_profile_id, listed_at desc, id desc) where deleted_at is null and is_listed;
create index asset_of_profile_title on asset (managing_profile_id, lower(title), id) where deleted_at is null;
create index asset_of_profile_city on asset (managing_profile_id, city_name, id) where deleted_at is null;
create index asset_of_profile_amount on asset (managing_profile_id, search_cents, id) where deleted_at is null;

create table asset_image (
  id uuid primary key default new_id(),
  account_id uuid not null references account,
  asset_id uuid not null references asset,
  position smallint not null,
  is_primary boolean not null default false,
  caption text,
  alt_text text,
  width int not null,
  height int not null,
  bytes bigint not null,
  widths int[] not null, -- sizes kept, in pixels
  placeholder text,      -- ThumbHash, base64
  storage_key text not null,
  created_at timestamptz not null default now()
);
create index asset_image_of_asset on asset_image (asset_id, position);
-- Who else shows the same picture, asked before its files are deleted.
create index asset_image_storage on asset_image (storage_key);
create unique index asset_image_primary on asset_image (asset_id) where is_primary;

-- What strangers may see: one row per listed property, and nothing in it that is private. The marketplace reads this
-- table alone, so no forgotten column or filter can leak an owner's remarks or exact address (decision 0006).
create table listing (
  asset_id uuid primary key references asset on delete cascade,
  profile_id uuid not null references profile,
  category_id smallint not null,
  asset_type_id smallint not null,
  listing_type_id smallint not null,
  access_type_id smallint not null,
  title text not null,
  description text,
  address_line text,
  address_exactness smallint not null,
  city_name text not null,
  city_id int not null references city,
  state_id int not null references state,
  zip text,
  latitude double precision not null,
  longitude double precision not null,
  cell int not null, -- tenth-of-a-degree grid, for radius and map searches
  bedrooms smallint,
  bathrooms real,
  area double precision,
  area_unit_id smallint not null,
  area_square_feet double precision,
  floors_count smallint,
  year_built smallint,
  parking_total int,
  amenity_ids int[] not null,
  pets_allowed_ids int[] not null,
  amount_cents bigint not null,
  rent_frequency_id smallint, -- null for a price
  search_cents bigint not null,
  advance_cents bigint,
  available_on date,
  lease_kind_id smallint,
  zoning text,
  permitted_use text,
  has_image boolean not null,
  listed_at timestamptz not null,
  updated_at timestamptz not null,
  words tsvector not null
);

create function grid_cell(latitude double precision, longitude double precision) returns int
language sql immutable parallel safe as
  $$ select floor((latitude + 90) * 10)::int * 3600 + floor((longitude + 180) * 10)::int $$;

-- Great-circle distance in statute miles.
create function miles_between(latitude1 double precision, longitude1 double precision, latitude2 double precision, longitude2 double precision)
returns double precision language sql immutable parallel safe as $$
  select 7917.6 * asin(least(1, sqrt(
    sin(radians(latitude2 - latitude1) / 2) ^ 2
    + cos(radians(latitude1)) * cos(radians(latitude2)) * sin(radians(longitude2 - longitude1) / 2) ^ 2)))
$$;

-- The street without what tells the house: numbers before it ("12 1/2", "#4", "10-12", "Unit 4B, 7"; but not "5th"), and
-- flats behind it.
create function street_of(address text) returns text language sql immutable parallel safe as $$
  select nullif(regexp_replace(
    regexp_replace(address, '^(((unit|apt|apartment|suite|ste|room|rm)\.?\s+)?(?!\d+(st|nd|rd|th)\M)\S*\d\S*\s+)+', '', 'i'),
    '[\s,]+(#|(apt|apartment|unit|suite|ste|flat|floor|fl|room|rm|bldg|building)\M).*$', '', 'i'), '')
$$;

-- Keeps `listing` in step with `asset`, in the statement that changes it, whoever writes. Nine-digit ZIPs lose their last four:
-- they tell a side of a street.
create function refresh_listing() returns trigger language plpgsql as $$
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
create trigger asset_added after insert on asset referencing new table as changed for each statement execute function refresh_listing();
create trigger asset_changed after update on asset referencing new table as changed for each statement execute function refresh_listing();

create index listing_newest on listing (listed_at desc, asset_id desc);
-- The home page shows the newest with a picture, however many came without one since.
create index listing_newest_with_image on listing (listed_at desc, asset_id desc) where has_image;
create index listing_city_newest on listing (city_id, listed_at desc, asset_id desc);
create index listing_city_price on listing (city_id, search_cents, asset_id);
create index listing_state_newest on listing (state_id, listed_at desc, asset_id desc);
create index listing_state_price on listing (state_id, search_cents, asset_id);
create index listing_zip_newest on listing (zip, listed_at desc, asset_id desc);
create index listing_price on listing (search_cents, asset_id);
create index listing_area on listing (area_square_feet desc nulls last, asset_id desc);
create index listing_cell_price on listing (cell, search_cents, asset_id);
create index listing_words on listing using gin (words);
create index listing_of_profile on listing (profile_id, listed_at desc, asset_id desc);

create table asset_import (
  id uuid primary key default new_id(),
  account_id uuid not null references account,
  profile_id uuid not null references profile,
  upload_id uuid not null references upload,
  file_name text not null,
  header_sha256 bytea not null,
  mapping jsonb not null,
  list_at_once boolean not null,
  status text not null check (status in ('waiting', 'running', 'finished', 'canceled', 'failed')),
  -- A command that was ended by force is not taken up again, as a queued job is.
  runs_in text not null check (runs_in in ('queue', 'command')),
  bytes_total bigint not null,
  -- Where the next row begins: an import that was broken off goes on from there.
  bytes_done bigint not null default 0,
  next_line bigint not null default 1,
  rows_done bigint not null default 0,
  accepted bigint not null default 0,
  changed bigint not null default 0,
  unchanged bigint not null default 0,
  refused bigint not null default 0,
  listed bigint not null default 0,
  -- How many rows were refused for each reason.
  reasons jsonb not null default '{}',
  failure_reference text,
  created_at timestamptz not null default now(),
  progress_at timestamptz not null default now(),
  finished_at timestamptz
);
create index asset_import_of_profile on asset_import (profile_id, created_at desc, id desc);
-- One import at a time for a profile, whatever two browsers ask.
create unique index asset_import_running on asset_import (profile_id) where status in ('waiting', 'running');

-- What became of the rows of one transaction, packed: the report joins it with the file, which is kept.
create table asset_import_batch (
  import_id uuid not null references asset_import on delete cascade,
  first_row bigint not null, -- from 0, empty lines not counted
  account_id uuid not null references account,
  outcomes text not null, -- a letter for each row: accepted, changed, unchanged, refused
  problems jsonb not null, -- by index of the row in the batch: a list of [column index, text]
  codes bytea not null,    -- hashes of its reference codes with their lines, to find doubles after a restart
  primary key (import_id, first_row)
);

alter table upload enable row level security;
alter table upload force row level security;
create policy own_rows on upload using (account_id = current_account() or sees_everything());
alter table asset enable row level security;
alter table asset force row level security;
create policy own_rows on asset using (account_id = current_account() or sees_everything());
alter table asset_image enable row level security;
alter table asset_image force row level security;
create policy own_rows on asset_image using (account_id = current_account() or sees_everything());
create policy listed_rows on asset_image for select using (exists (select from listing where listing.asset_id = asset_image.asset_id));
alter table asset_import enable row level security;
alter table asset_import force row level security;
create policy own_rows on asset_import using (account_id = current_account() or sees_everything());
alter table asset_import_batch enable row level security;
alter table asset_import_batch force row level security;
create policy own_rows on asset_import_batch using (account_id = current_account() or sees_everything());
