-- Second factors, passkeys and what is under way with them.

-- One-time codes of an authenticator app. A row without confirmed_at waits for its first code.
create table totp_factor (
  account_id uuid primary key references account,
  secret_sealed bytea not null,
  confirmed_at timestamptz,
  -- The 30-second step of the newest code that was taken: a code works once.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

-- Shown once; 80 random bits each, so that a plain hash keeps them.
create table recovery_code (
  account_id uuid not null references account,
  code_sha256 bytea not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (account_id, code_sha256)
);

create table passkey (
  id uuid primary key default new_id(),
  account_id uuid not null references account,
  credential_id text not null unique, -- base64url, as browsers name it
  public_key bytea not null,          -- COSE
  counter bigint not null,
  transports text[] not null,
  is_backed_up boolean not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_of_account on passkey (account_id, created_at);

-- What an authenticator is asked to sign: once, within five minutes, on the device that asked.
create table passkey_challenge (
  id uuid primary key default new_id(),
  purpose text not null check (purpose in ('add', 'sign-in', 'confirm')),
  challenge_sha256 bytea not null,
  account_id uuid references account, -- null: whoever holds a passkey
  device_id text,
  expires_at timestamptz not null
);
create index passkey_challenge_expires on passkey_challenge (expires_at);

-- Between the password and the second factor.
create table sign_in_ticket (
  ticket_sha256 bytea primary key,
  account_id uuid not null references account,
  device_id text,
  remember boolean not null,
  tries smallint not null default 0,
  expires_at timestamptz not null
);
create index sign_in_ticket_expires on sign_in_ticket (expires_at);

-- A code by mail, for an account that has nothing else to confirm with. Six digits: hashed with the installation's key.
create table identity_code (
  account_id uuid primary key references account,
  code_hash text,
  tries smallint not null default 0,
  expires_at timestamptz not null
);

alter table totp_factor enable row level security;
alter table totp_factor force row level security;
create policy own_rows on totp_factor using (account_id = current_account() or sees_everything());
alter table recovery_code enable row level security;
alter table recovery_code force row level security;
create policy own_rows on recovery_code using (account_id = current_account() or sees_everything());
alter table identity_code enable row level security;
alter table identity_code force row level security;
create policy own_rows on identity_code using (account_id = current_account() or sees_everything());

-- A short secret in a mail, until it has left.
alter table mail add column code_sealed bytea;
