-- Accounts at other services. Read before anybody is known, to find out who comes: no row security.
create table user_identity (
  provider_id smallint not null,
  -- The provider's own name for the person; an email may change hands, this does not.
  subject text not null,
  account_id uuid not null references account,
  -- As the provider told it; for show, never for finding an account.
  email text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (provider_id, subject),
  unique (account_id, provider_id)
);

-- On the way to a provider and back. Nonce and code verifier follow from the state, which only the browser has.
create table oauth_attempt (
  state_sha256 bytea primary key,
  provider_id smallint not null,
  -- Both null for signing in; for connecting, who asked for it.
  account_id uuid references account,
  session_id uuid references session on delete cascade,
  device_id text not null,
  return_to text,
  expires_at timestamptz not null
);
create index oauth_attempt_expires on oauth_attempt (expires_at);

-- What a provider told of a newcomer, until the sign-up form is complete and the new account signed in.
create table oauth_ticket (
  token_sha256 bytea primary key,
  provider_id smallint not null,
  subject text not null,
  email text,
  email_verified boolean not null,
  device_id text not null,
  -- Set by sign-up; the row goes when the account is signed in.
  account_id uuid references account,
  expires_at timestamptz not null
);
create index oauth_ticket_expires on oauth_ticket (expires_at);
