-- Addresses where partners read an owner's listings. The secret in an address is found by its hash and kept sealed, so that
-- its owner can copy it again.
create table listing_feed (
  id uuid primary key default new_id(),
  account_id uuid not null references account,
  profile_id uuid not null references profile,
  name text not null,
  audience_id smallint not null,
  token_sha256 bytea not null,
  token_sealed bytea not null,
  reads_count bigint not null default 0,
  last_read_at timestamptz,
  created_at timestamptz not null default now(),
  renewed_at timestamptz not null default now()
);
create unique index listing_feed_token on listing_feed (token_sha256);
create index listing_feed_of_profile on listing_feed (profile_id, created_at, id);
create index listing_feed_of_account on listing_feed (account_id, id);
alter table listing_feed enable row level security;
alter table listing_feed force row level security;
create policy own_rows on listing_feed using (account_id = current_account() or sees_everything());
