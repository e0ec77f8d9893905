-- A business: an account and a profile that no one signs in to, and what it says of itself.
create table business (
  id uuid primary key default new_id(),
  account_id uuid not null references account,
  profile_id uuid not null references profile,
  name text not null check (length(name) <= 80),
  legal_name text check (length(legal_name) <= 50),
  dba_name text check (length(dba_name) <= 50),
  type text not null check (type in ('brokerage', 'management', 'landlord', 'developer', 'services')),
  -- Sealed; the last four digits are shown.
  ein_sealed bytea,
  ein_last4 text check (ein_last4 ~ '^\d{4}$'),
  license_number text check (length(license_number) <= 40),
  license_state_id int references state,
  license_expires_on date,
  description text check (length(description) <= 4000),
  phone text,
  email text,
  website text,
  address1 text check (length(address1) <= 120),
  address2 text check (length(address2) <= 120),
  city_id int references city,
  state_id int references state,
  zip text,
  service_city_ids int[] not null default '{}',
  hours jsonb not null default '[]',
  status text not null default 'draft' check (status in ('draft', 'unlisted', 'listed', 'deleting', 'deleted')),
  listed_at timestamptz,
  -- The person who founded it, whose homes move in; how many there were, and how many are here.
  founder_account_id uuid references account,
  homes_to_move int not null default 0,
  homes_moved int not null default 0,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint business_of_account unique (account_id),
  constraint business_of_profile unique (profile_id),
  check ((ein_sealed is null) = (ein_last4 is null)),
  check ((status = 'listed') = (listed_at is not null))
);
create index business_license_state on business (license_state_id);
create index business_city on business (city_id);
create index business_state on business (state_id);
create index business_founder on business (founder_account_id);

create table business_image (
  id uuid primary key default new_id(),
  business_id uuid not null references business,
  account_id uuid not null references account,
  sort_order int not null,
  storage_key text not null,
  width int not null,
  height int not null,
  widths int[] not null,
  bytes bigint not null,
  thumb_hash text not null,
  caption text check (length(caption) <= 160),
  alt_text text check (length(alt_text) <= 200),
  created_at timestamptz not null default now()
);
create index business_image_of_business on business_image (business_id, sort_order, id);
create index business_image_of_account on business_image (account_id);

-- Roles that a business makes itself; the six that all have stand in the contract.
create table business_role (
  id uuid primary key default new_id(),
  business_id uuid not null references business,
  account_id uuid not null references account,
  name text not null check (length(name) <= 40),
  rights jsonb not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index business_role_name on business_role (business_id, lower(name));
create index business_role_of_account on business_role (account_id);

-- Members, and those who are invited. The one who is removed stays as a line of its history; who comes again gets a new one.
create table business_member (
  id uuid primary key default new_id(),
  business_id uuid not null references business,
  account_id uuid not null references account,
  person_account_id uuid references account,
  email text check (email = lower(email)),
  first_name text,
  last_name text,
  title text check (length(title) <= 80),
  -- One of the six by its name, or a role of the business.
  built_in_role text,
  role_id uuid references business_role,
  is_limited boolean not null default false,
  status text not null check (status in ('invited', 'active', 'blocked', 'removed')),
  is_shown boolean not null default false,
  message text check (length(message) <= 500),
  invited_by_account_id uuid references account,
  invited_at timestamptz not null default now(),
  last_sent_at timestamptz not null default now(),
  expires_at timestamptz,
  joined_at timestamptz,
  removed_at timestamptz,
  version int not null default 1,
  check ((built_in_role is null) <> (role_id is null)),
  check (status not in ('active', 'blocked') or person_account_id is not null),
  check ((status = 'removed') = (removed_at is not null)),
  check ((status = 'invited') = (expires_at is not null))
);
create unique index business_member_once on business_member (business_id, person_account_id) where status in ('active', 'blocked');
create unique index business_member_invited_once on business_member (business_id, email) where status = 'invited';
create index business_member_of_business on business_member (business_id, status, id);
create index business_member_of_account on business_member (account_id);
create index business_member_of_person on business_member (person_account_id) where person_account_id is not null;
create index business_member_role on business_member (role_id) where role_id is not null;
create index business_member_inviter on business_member (invited_by_account_id) where invited_by_account_id is not null;

-- What was done, as the name of a sentence with its values; by whom is told by their account, which may lose its name.
create table business_event (
  id uuid primary key default new_id(),
  business_id uuid not null references business,
  account_id uuid not null references account,
  by_account_id uuid references account,
  -- Whom it is about; named as they are when it is read.
  member_id uuid references business_member,
  said jsonb not null,
  at timestamptz not null default now()
);
create index business_event_latest on business_event (business_id, at desc, id desc);
create index business_event_of_account on business_event (account_id);
create index business_event_member on business_event (member_id) where member_id is not null;
create index business_event_by on business_event (by_account_id) where by_account_id is not null;

do $$
declare
  guarded text;
begin
  foreach guarded in array array['business', 'business_image', 'business_role', 'business_member', 'business_event'] loop
    execute format('alter table %I enable row level security', guarded);
    execute format('alter table %I force row level security', guarded);
  end loop;
end $$;

-- The list of a member is there before they have joined, and stays while they are blocked.
alter table seat_asset
  drop constraint seat_asset_member_id_fkey,
  add constraint seat_asset_member_id_fkey foreign key (member_id) references business_member;

create index asset_draft_of_member on asset_draft (member_id) where member_id is not null;
