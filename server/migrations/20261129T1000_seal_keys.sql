-- Keys of the installation that seal finished papers, the newest last. Those whose time is over stay: what they sealed names them.
create table seal_key (
  id uuid primary key default new_id(),
  name text not null check (length(name) between 1 and 64),
  -- The private key (PKCS #8) and its certificates, sealed with the installation's secret.
  key_sealed bytea not null,
  -- As DER, for who wants to trust it.
  certificate bytea not null,
  not_before timestamptz not null,
  not_after timestamptz not null check (not_after > not_before),
  made_at timestamptz not null default now()
);
