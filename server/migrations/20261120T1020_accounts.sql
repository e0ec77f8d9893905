create table plan (
  id int primary key,
  code text not null unique,
  name text not null
);
insert into plan (id, code, name) values (1, 'free', 'Free'), (2, 'plus', 'Plus'), (3, 'pro', 'Pro');

create table account (
  id uuid primary key default new_id(),
  email text not null unique check (email = lower(email)),
  password_hash text,
  -- As given at sign-up, for an account that has no profile yet.
  first_name text,
  last_name text,
  mobile text,
  plan_id int not null default 1 references plan,
  status char(1) not null default 'A' check (status in ('A', 'P')),
  terms_accepted_at timestamptz,
  default_profile_id uuid,
  is_demo boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table profile (
  id uuid primary key default new_id(),
  account_id uuid not null references account,
  profile_type_id smallint not null check (profile_type_id between 1 and 3),
  account_type_id smallint not null check (account_type_id between 1 and 2),
  first_name text not null,
  last_name text not null,
  country_id int not null references country,
  category_ids int[] not null default '{}',
  picture_image_id uuid,
  status char(1) not null default 'A' check (status in ('A', 'P')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (account_id, profile_type_id, account_type_id)
);
alter table account add constraint account_default_profile foreign key (default_profile_id) references profile deferrable initially deferred;

create table session (
  id uuid primary key default new_id(), -- public handle, in _u and the Session-Id header
  secret_sha256 bytea not null unique,
  -- Calls already under way when the secret changes still count for half a minute.
  previous_secret_sha256 bytea unique,
  rotated_at timestamptz,
  account_id uuid not null references account,
  profile_id uuid references profile,
  device_id text,
  remember boolean not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  ip inet,
  user_agent text
);
create index session_of_account on session (account_id) where revoked_at is null;
create index session_expires on session (expires_at);
