-- A lease may be a draft: it holds no place, gives nobody anything, and its maker alone sees it. Until now each was recorded.
alter table lease add column status text not null default 'recorded' check (status in ('draft', 'recorded'));
alter table lease
  drop constraint lease_no_overlap,
  add constraint lease_no_overlap exclude using gist (
    asset_id with =, slot with =, daterange(starts_on, coalesce(ended_on, ends_on + 1), '[)') with &&) where (status = 'recorded'),
  add constraint lease_status_of_tenants unique (id, status);

-- What a day is for a lease is decided where its home stands, also for those who no longer see the home.
alter table lease add column time_zone text;
update lease l set time_zone = a.time_zone from asset a where a.id = l.asset_id;
alter table lease alter column time_zone set not null;

-- The rent of a lease from a day on, until the next such day. What was owed before is never written again.
create table lease_rent (
  lease_id uuid not null references lease on delete cascade,
  from_on date not null,
  account_id uuid not null references account,
  asset_id uuid not null references asset,
  rent_cents bigint not null check (rent_cents > 0),
  rent_frequency_id smallint not null,
  created_by_profile_id uuid not null references profile,
  created_at timestamptz not null default now(),
  primary key (lease_id, from_on)
);
insert into lease_rent (lease_id, from_on, account_id, asset_id, rent_cents, rent_frequency_id, created_by_profile_id, created_at)
select id, starts_on, account_id, asset_id, rent_cents, rent_frequency_id, created_by_profile_id, created_at from lease;
create index lease_rent_of_account on lease_rent (account_id, lease_id, from_on);
create index lease_rent_of_asset on lease_rent (asset_id);
alter table lease drop column rent_cents, drop column rent_frequency_id;

-- A tenant of a draft is one of its words and nothing more: the lease keeps both in step.
alter table lease_tenant
  add column lease_status text not null default 'recorded',
  drop constraint lease_tenant_lease_id_fkey,
  add constraint lease_tenant_of_lease foreign key (lease_id, lease_status) references lease (id, status) on update cascade on delete cascade;
-- Since when a tenant reaches the home with their account.
alter table lease_tenant add column reaches_since timestamptz;
update lease_tenant set reaches_since = created_at;
alter table lease_tenant
  alter column connection_id drop not null,
  drop constraint lease_tenant_once,
  add constraint lease_tenant_once exclude using gist (
    asset_id with =, profile_id with =, daterange(starts_on, coalesce(ended_on, ends_on + 1), '[)') with &&)
    where (lease_status = 'recorded'),
  add constraint lease_tenant_reaches check (reaches_since is null or (lease_status = 'recorded' and connection_id is not null));

alter table lease_rent enable row level security;
alter table lease_rent force row level security;

-- The history of a home tells of another rent, too.
alter table asset_event
  drop constraint asset_event_kind_check,
  add constraint asset_event_kind_check check (
    kind in ('listed', 'unlisted', 'renewed', 'price', 'assigned', 'unassigned', 'lease-changed', 'rent-set', 'reclassified'));
