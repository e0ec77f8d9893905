-- Who owns a property, and how much of it from when. A property of which nothing is said belongs wholly to the profile
-- that manages it; rows come with the first thing that is said.
create table asset_owner (
  id uuid primary key default new_id(),
  account_id uuid not null references account,
  asset_id uuid not null references asset,
  -- The profile that manages the property, or somebody of whom a name is known.
  profile_id uuid references profile,
  name text,
  email text,
  is_managing boolean not null default false,
  vesting_id smallint,
  receives_distributions boolean not null default true,
  receives_1099 boolean not null default true,
  notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  removed_at timestamptz,
  check ((profile_id is null) = (name is not null))
);
create index asset_owner_of_asset on asset_owner (asset_id, created_at, id);
create index asset_owner_of_account on asset_owner (account_id, id);
create unique index asset_owner_managing on asset_owner (asset_id) where is_managing and removed_at is null;
create unique index asset_owner_profile on asset_owner (asset_id, profile_id) where profile_id is not null and removed_at is null;

create table asset_owner_share (
  owner_id uuid not null references asset_owner,
  asset_id uuid not null references asset,
  account_id uuid not null references account,
  percent_bps int not null check (percent_bps between 0 and 10000), -- hundredths of a percent
  effective_from date not null,
  effective_to date, -- first day that it holds no more; null while it holds
  check (effective_to > effective_from),
  primary key (owner_id, effective_from),
  exclude using gist (owner_id with =, daterange(effective_from, effective_to) with &&)
);
create index asset_owner_share_of_asset on asset_owner_share (asset_id, effective_from);
create index asset_owner_share_of_account on asset_owner_share (account_id, owner_id);

-- The shares that hold now make a whole, whoever writes them.
create function check_owner_shares() returns trigger language plpgsql as $$
declare
  whole int;
begin
  select sum(percent_bps) into whole from asset_owner_share where asset_id = new.asset_id and effective_to is null;
  if whole <> 10000 then
    raise exception 'the shares of property % add up to % hundredths of a percent', new.asset_id, whole
      using errcode = 'check_violation', constraint = 'asset_owner_share_whole';
  end if;
  return null;
end $$;
create constraint trigger asset_owner_share_whole after insert or update on asset_owner_share
  deferrable initially deferred for each row execute function check_owner_shares();

alter table asset_owner enable row level security;
alter table asset_owner force row level security;
create policy own_rows on asset_owner using (account_id = current_account() or sees_everything());
alter table asset_owner_share enable row level security;
alter table asset_owner_share force row level security;
create policy own_rows on asset_owner_share using (account_id = current_account() or sees_everything());

-- Raised with every change of its owners, so that two editors cannot overwrite each other unseen.
alter table asset add column owners_version int not null default 0;
