-- Deciding on applications: criteria that were written beforehand, decisions, notes and notices.
alter table application drop constraint application_status_check;
alter table application add constraint application_status_check check (status in (
  'draft', 'sent', 'submitted', 'waitlisted', 'conditional', 'approved', 'leased', 'declined', 'withdrawn', 'expired', 'closed'));
-- When the one in whose name it is has accepted the conditions of the decision that holds.
alter table application add column conditions_accepted_at timestamptz;
-- The draft of a lease that was made of it.
alter table application add column lease_id uuid references lease on delete set null;
create index application_of_lease on application (lease_id) where lease_id is not null;

-- What is asked of everyone who applies: each row is a version that held until the next one. Without a home: what a profile usually asks.
create table application_criteria (
  id uuid primary key default new_id(),
  account_id uuid not null references account,
  profile_id uuid not null references profile,
  asset_id uuid references asset on delete cascade,
  version int not null check (version > 0),
  -- That the usual ones hold for the home; its own are empty then.
  follows_usual boolean not null default false,
  income_times smallint check (income_times between 5 and 100),
  min_credit_score smallint check (min_credit_score between 300 and 850),
  eviction_years smallint check (eviction_years between 1 and 10),
  needs_landlord_reference boolean not null default false,
  max_residents smallint check (max_residents between 1 and 20),
  allows_guarantor boolean not null default false,
  text text check (length(text) <= 2000),
  at timestamptz not null default now(),
  check (not follows_usual or asset_id is not null)
);
create unique index application_criteria_version on application_criteria (profile_id, asset_id, version desc) nulls not distinct;
create index application_criteria_of_asset on application_criteria (asset_id) where asset_id is not null;
create index application_criteria_of_account on application_criteria (account_id, id);
alter table application_criteria enable row level security;
alter table application_criteria force row level security;

create table application_decision (
  id uuid primary key default new_id(),
  application_id uuid not null references application on delete cascade,
  account_id uuid not null references account,
  decision text not null check (decision in ('approved', 'conditional', 'waitlisted', 'declined')),
  by_profile_id uuid references profile,
  by_name text check (length(by_name) <= 200),
  at timestamptz not null default clock_timestamp(),
  message text check (length(message) <= 2000),
  conditions jsonb not null default '[]',
  reason_ids smallint[] not null default '{}',
  other_reason text check (length(other_reason) <= 500),
  -- Whether a report of an agency played a part; null where that was not asked.
  report_used boolean,
  taken_back_at timestamptz
);
create index application_decision_of_application on application_decision (application_id, at);
create index application_decision_of_account on application_decision (account_id, id);
alter table application_decision enable row level security;
alter table application_decision force row level security;

-- Of those who decide: part of the file.
create table application_note (
  id uuid primary key default new_id(),
  application_id uuid not null references application on delete cascade,
  account_id uuid not null references account,
  by_profile_id uuid references profile,
  by_name text check (length(by_name) <= 200),
  at timestamptz not null default clock_timestamp(),
  text text not null check (length(text) between 1 and 2000)
);
create index application_note_of_application on application_note (application_id, at);
create index application_note_of_account on application_note (account_id, id);
alter table application_note enable row level security;
alter table application_note force row level security;

-- What someone was told whose report played a part in a decision. It is theirs to read, and of those who sent it.
create table application_notice (
  id uuid primary key default new_id(),
  application_id uuid not null references application on delete cascade,
  decision_id uuid not null references application_decision on delete cascade,
  form_id uuid not null references application_form on delete cascade,
  account_id uuid not null references account,
  name text not null check (length(name) between 1 and 120),
  landlord_name text not null check (length(landlord_name) <= 200),
  agency_name text not null check (length(agency_name) <= 120),
  agency_address text not null check (length(agency_address) <= 300),
  agency_phone text not null check (length(agency_phone) <= 40),
  agency_website text check (length(agency_website) <= 200),
  score jsonb,
  at timestamptz not null default clock_timestamp()
);
create index application_notice_of_application on application_notice (application_id, at);
create index application_notice_of_form on application_notice (form_id);
create index application_notice_of_decision on application_notice (decision_id);
create index application_notice_of_account on application_notice (account_id, id);
alter table application_notice enable row level security;
alter table application_notice force row level security;
