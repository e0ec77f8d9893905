-- What is typed of properties that are not there yet, so that it can be begun on one device and finished on another.
create table asset_draft (
  id uuid primary key default new_id(),
  account_id uuid not null references account,
  profile_id uuid not null references profile,
  category_id smallint not null,
  -- Where it was left.
  step text not null,
  -- As typed, right or wrong, by the names of the wire.
  fields jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index asset_draft_of_profile on asset_draft (profile_id, updated_at desc, id desc);
create index asset_draft_updated on asset_draft (updated_at);

alter table asset_draft enable row level security;
alter table asset_draft force row level security;
create policy own_rows on asset_draft using (account_id = current_account() or sees_everything());

-- What a picture shows: a number of the contract's list of rooms.
alter table asset_image add column room_id smallint;
