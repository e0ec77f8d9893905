-- What a profile says of itself. The columns of profile are what strangers may read once it is public; contact data is
-- kept apart, and only what its owner chose to show is copied to the public_ columns (by the handlers).

-- Square pictures of people. They are public, like the profiles that they belong to.
create table profile_picture (
  id uuid primary key default new_id(),
  profile_id uuid not null references profile,
  storage_key text not null,
  bytes bigint not null,
  placeholder text not null,
  created_at timestamptz not null default now()
);
create index profile_picture_of_profile on profile_picture (profile_id);
create index profile_picture_storage on profile_picture (storage_key);

alter table profile
  add column about text,
  add column company_name text,
  add column about_company text,
  add column website text,
  add column license_number text,
  add column license_state_id int references state,
  -- Entries of the contract's list of languages.
  add column language_ids int[] not null default '{}',
  add column years_experience smallint check (years_experience between 0 and 80),
  -- Whether strangers find and read it. Nobody is made public: people choose it.
  add column is_public boolean not null default false,
  -- Where they work.
  add column city_id int references city,
  add column state_id int references state,
  add column service_radius_miles smallint not null default 25 check (service_radius_miles between 5 and 100),
  add column public_phone text,
  add column public_email text,
  add column public_place_line text,
  add constraint tenants_are_private check (not (is_public and profile_type_id = 3)),
  -- It named no picture so far.
  add constraint profile_picture_of foreign key (picture_image_id) references profile_picture on delete set null;

-- Whom a person may pick by the first letters of a name.
create index profile_public_name on profile (lower(first_name || ' ' || last_name) text_pattern_ops, id) where is_public and status = 'A';
create index profile_public_last_name on profile (lower(last_name) text_pattern_ops, id) where is_public and status = 'A';

-- How to reach the person behind a profile. Private, but for what show_ says.
create table profile_contact (
  profile_id uuid primary key references profile,
  account_id uuid not null references account,
  version int not null default 1,
  phone_primary text,
  phone_secondary text,
  email text,
  address1 text,
  address2 text,
  city_name text,
  state_id int references state,
  zip text,
  country_id int not null references country,
  show_phone boolean not null default false,
  show_email boolean not null default false,
  show_address boolean not null default false,
  updated_at timestamptz not null default now()
);
create index profile_contact_of_account on profile_contact (account_id);
alter table profile_contact enable row level security;
alter table profile_contact force row level security;
create policy own_rows on profile_contact using (account_id = current_account() or sees_everything());

alter table upload drop constraint upload_purpose_check;
alter table upload add constraint upload_purpose_check check (purpose in ('asset-image', 'asset-import', 'profile-picture'));
