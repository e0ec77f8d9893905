-- A person as an account has written them down: a tenant who has no account, or has not said yes. Who accepts with the confirmed address
-- becomes the profile; who declines changes nothing here.
create table person (
  id uuid primary key default new_id(),
  -- Of who wrote it down, and alone sees it.
  account_id uuid not null references account,
  first_name text not null,
  last_name text not null,
  email text check (email = lower(email)),
  phone text,
  -- Whom they turned out to be.
  profile_id uuid references profile,
  accepted_at timestamptz,
  created_by_profile_id uuid not null references profile,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((profile_id is null) = (accepted_at is null))
);
-- The same address is the same person.
create unique index person_once on person (account_id, email);
create index person_of_account on person (account_id, id);
create index person_of_profile on person (profile_id) where profile_id is not null;

alter table lease_tenant
  add column person_id uuid references person,
  alter column profile_id drop not null,
  alter column profile_account_id drop not null,
  add constraint lease_tenant_is_known check (profile_id is not null or person_id is not null),
  add constraint lease_tenant_of_account_or_none check ((profile_id is null) = (profile_account_id is null));
create index lease_tenant_of_person on lease_tenant (person_id) where person_id is not null;
alter table lease_tenant
  drop constraint lease_tenant_reaches,
  add constraint lease_tenant_reaches check (
    reaches_since is null or (lease_status = 'recorded' and connection_id is not null and profile_id is not null)),
  -- A person, too, has a home once at a time.
  add constraint lease_tenant_person_once exclude using gist (
    asset_id with =, person_id with =, daterange(starts_on, coalesce(ended_on, ends_on + 1), '[)') with &&)
    where (lease_status = 'recorded');

alter table person enable row level security;
alter table person force row level security;
