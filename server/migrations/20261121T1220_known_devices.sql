-- Devices that an account has signed in from. They are asked for before anybody is known: guesses from everywhere at
-- one account do not slow down its owner.
create table known_device (
  account_id uuid not null references account,
  device_sha256 bytea not null,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (account_id, device_sha256)
);
create index known_device_last_seen on known_device (last_seen_at);
