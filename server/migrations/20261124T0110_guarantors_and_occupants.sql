-- Who answers for the rent of a lease without living there: a person of the account. Who no longer does stays as a row, so that all homes that
-- a name was given for are known when it is erased.
create table lease_guarantor (
  id uuid primary key default new_id(),
  account_id uuid not null references account,
  asset_id uuid not null references asset,
  lease_id uuid not null,
  -- As of the lease, which keeps both in step: a draft is its maker's alone.
  lease_status text not null,
  person_id uuid not null references person,
  removed_at timestamptz,
  created_by_profile_id uuid not null references profile,
  created_at timestamptz not null default now(),
  constraint lease_guarantor_once unique (lease_id, person_id),
  constraint lease_guarantor_of_lease foreign key (lease_id, lease_status) references lease (id, status) on update cascade on delete cascade
);
create index lease_guarantor_of_asset on lease_guarantor (asset_id);
create index lease_guarantor_of_person on lease_guarantor (person_id);
create index lease_guarantor_of_account on lease_guarantor (account_id, id);

-- Who lives in a home, is named in the lease and owes nothing. A line of the lease, and no person.
create table lease_occupant (
  id uuid primary key default new_id(),
  account_id uuid not null references account,
  asset_id uuid not null references asset,
  lease_id uuid not null,
  lease_status text not null,
  name text not null,
  -- To the tenants, in their words.
  relationship text,
  is_minor boolean not null,
  created_by_profile_id uuid not null references profile,
  created_at timestamptz not null default now(),
  constraint lease_occupant_of_lease foreign key (lease_id, lease_status) references lease (id, status) on update cascade on delete cascade
);
create index lease_occupant_of_lease on lease_occupant (lease_id, id);
create index lease_occupant_of_asset on lease_occupant (asset_id);
create index lease_occupant_of_account on lease_occupant (account_id, id);

alter table lease_guarantor enable row level security;
alter table lease_guarantor force row level security;
alter table lease_occupant enable row level security;
alter table lease_occupant force row level security;
