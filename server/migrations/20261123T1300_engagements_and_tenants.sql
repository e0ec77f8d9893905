-- The work of agents for a property and the tenants of a lease stood in one table, though they have little in common: now each has its own.
-- Rows keep their ids. What people may do follows from them as before (engagement.sql, lease.sql).

-- An agent who works for a property. Rows stay when it is over.
create table engagement (
  id uuid primary key default new_id(),
  -- Of the manager of the property.
  account_id uuid not null references account,
  asset_id uuid not null references asset,
  profile_id uuid not null references profile,
  profile_account_id uuid not null references account,
  -- Between the profile that manages the property and this one.
  connection_id uuid not null references connection,
  starts_on date not null,
  ends_on date check (ends_on > starts_on), -- the last day
  -- Taken back: when, by whom, and from which day it holds no more.
  ended_at timestamptz,
  ended_on date check (ended_on >= starts_on),
  ended_by_profile_id uuid references profile,
  end_reason text,
  contract_type_id smallint not null,
  agent_percent_bps int check (agent_percent_bps between 0 and 10000), -- of a sale or leasing commission
  fee_percent_bps int check (fee_percent_bps between 0 and 10000),     -- of the rent that is collected
  fee_cents bigint check (fee_cents >= 0),                             -- a month, flat
  scopes text[] not null default '{}' check (scopes <@ array['list', 'terms', 'invoice', 'maintenance', 'documents', 'tenants']),
  -- As the property was called when it was assigned: it stays readable when the property no longer is.
  asset_title text not null,
  asset_place text not null,
  time_zone text not null,
  created_by_profile_id uuid not null references profile,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((ended_at is null) = (ended_on is null)),
  constraint engagement_once exclude using gist (
    asset_id with =, profile_id with =, daterange(starts_on, coalesce(ended_on, ends_on + 1), '[)') with &&),
  -- Who manages a property exclusively is alone in it (contract type 1).
  constraint engagement_exclusive exclude using gist (
    asset_id with =, daterange(starts_on, coalesce(ended_on, ends_on + 1), '[)') with &&) where (contract_type_id = 1)
);
insert into engagement (id, account_id, asset_id, profile_id, profile_account_id, connection_id, starts_on, ends_on, ended_at, ended_on,
  ended_by_profile_id, end_reason, contract_type_id, agent_percent_bps, fee_percent_bps, fee_cents, scopes, asset_title, asset_place,
  time_zone, created_by_profile_id, version, created_at, updated_at)
select id, account_id, asset_id, profile_id, profile_account_id, connection_id, starts_on, ends_on, ended_at, ended_on,
  ended_by_profile_id, end_reason, contract_type_id, agent_percent_bps, fee_percent_bps, fee_cents, scopes, asset_title, asset_place,
  time_zone, created_by_profile_id, version, created_at, updated_at
from asset_assignment where role_id = 2;
create index engagement_of_asset on engagement (asset_id, starts_on desc, id);
-- What is held comes first, then what was taken back last.
create index engagement_of_profile on engagement (profile_id, ended_at desc nulls first, starts_on desc, id);
create index engagement_of_connection on engagement (connection_id, id);
create index engagement_of_account on engagement (account_id, id);
create index engagement_of_profile_account on engagement (profile_account_id, id);

-- A tenant of a lease, with a share of its rent. Rows stay when it is over.
create table lease_tenant (
  id uuid primary key default new_id(),
  account_id uuid not null references account,
  asset_id uuid not null references asset,
  lease_id uuid not null references lease,
  profile_id uuid not null references profile,
  profile_account_id uuid not null references account,
  connection_id uuid not null references connection,
  starts_on date not null,
  ends_on date check (ends_on > starts_on), -- the last day
  ended_at timestamptz,
  ended_on date check (ended_on >= starts_on),
  ended_by_profile_id uuid references profile,
  end_reason text,
  share_bps int not null check (share_bps between 0 and 10000),
  asset_title text not null,
  asset_place text not null,
  time_zone text not null,
  created_by_profile_id uuid not null references profile,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((ended_at is null) = (ended_on is null)),
  constraint lease_tenant_once exclude using gist (
    asset_id with =, profile_id with =, daterange(starts_on, coalesce(ended_on, ends_on + 1), '[)') with &&)
);
insert into lease_tenant (id, account_id, asset_id, lease_id, profile_id, profile_account_id, connection_id, starts_on, ends_on, ended_at,
  ended_on, ended_by_profile_id, end_reason, share_bps, asset_title, asset_place, time_zone, created_by_profile_id, version, created_at,
  updated_at)
select id, account_id, asset_id, lease_id, profile_id, profile_account_id, connection_id, starts_on, ends_on, ended_at,
  ended_on, ended_by_profile_id, end_reason, share_bps, asset_title, asset_place, time_zone, created_by_profile_id, version, created_at,
  updated_at
from asset_assignment where role_id = 3;
create index lease_tenant_of_lease on lease_tenant (lease_id, id);
create index lease_tenant_of_asset on lease_tenant (asset_id, starts_on desc, id);
create index lease_tenant_of_profile on lease_tenant (profile_id, ended_at desc nulls first, starts_on desc, id);
create index lease_tenant_of_connection on lease_tenant (connection_id, id);
create index lease_tenant_of_account on lease_tenant (account_id, id);
create index lease_tenant_of_profile_account on lease_tenant (profile_account_id, id);

update access_grant set source_kind = case relation when 'agent' then 'engagement' else 'lease-tenant' end where source_kind = 'assignment';

drop table asset_assignment;

alter table engagement enable row level security;
alter table engagement force row level security;
alter table lease_tenant enable row level security;
alter table lease_tenant force row level security;
