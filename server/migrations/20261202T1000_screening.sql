-- Screening of applicants: what can be asked for, what was asked of whom, what they agreed to, and what came of it.
create table screening_package (
  id smallint primary key,
  price_cents int not null check (price_cents between 0 and 50000),
  -- For how many days a report counts.
  valid_days smallint not null check (valid_days between 1 and 60),
  -- Of homes where the law does not let it be used, or no agency sells it.
  excluded_states text[] not null default '{}',
  is_offered boolean not null default true,
  updated_at timestamptz not null default now()
);
insert into screening_package (id, price_cents, valid_days, excluded_states) values
  (1, 1800, 30, '{}'),
  (2, 2200, 30, '{NJ,NY}'),
  (3, 3500, 30, '{NJ,NY}'),
  (4, 1000, 30, '{}'),
  (5, 500, 60, '{}'),
  (6, 0, 30, '{}'),
  (7, 4200, 30, '{NJ,NY}');

-- Landlords of whom the operator knows who they are, beside those whose payment account was checked.
create table screening_landlord (
  profile_id uuid primary key references profile,
  account_id uuid not null references account,
  name text not null check (length(name) between 1 and 200),
  verified_at timestamptz not null default now()
);
create index screening_landlord_of_account on screening_landlord (account_id, profile_id);
alter table screening_landlord enable row level security;
alter table screening_landlord force row level security;

create table screening (
  id uuid primary key default new_id(),
  application_id uuid not null references application on delete cascade,
  form_id uuid not null references application_form on delete cascade,
  -- Of those who decide.
  account_id uuid not null references account,
  package_id smallint not null references screening_package,
  price_cents int not null check (price_cents >= 0),
  valid_days smallint not null,
  paid_by text not null check (paid_by in ('landlord', 'applicant')),
  state text not null default 'requested' check (state in (
    'requested', 'unpaid', 'ordered', 'questions', 'working', 'blocked', 'checking', 'completed', 'failed', 'refused', 'canceled')),
  requested_at timestamptz not null default clock_timestamp(),
  requested_by_profile_id uuid references profile,
  requested_by_name text check (length(requested_by_name) <= 200),
  -- What was certified, from where; and who gets the report, since when it was known who they are.
  purpose_version text not null check (length(purpose_version) <= 20),
  purpose_ip text check (length(purpose_ip) <= 64),
  landlord_name text not null check (length(landlord_name) <= 200),
  landlord_verified_at timestamptz,
  consent_version text check (length(consent_version) <= 20),
  consented_at timestamptz,
  consent_ip text check (length(consent_ip) <= 64),
  consent_user_agent text check (length(consent_user_agent) <= 300),
  bureau text check (length(bureau) <= 40),
  bureau_ref text check (length(bureau_ref) <= 120),
  attempts_left smallint,
  -- What the agency asks its person; gone when they have answered.
  questions jsonb,
  answers_sent smallint not null default 0,
  blocked jsonb,
  retries smallint not null default 0,
  still_frozen_at timestamptz,
  failure text check (failure in ('identityFailed', 'identityMismatch', 'noFile', 'notOffered', 'notTaken', 'notPaid', 'other')),
  report_ref text check (length(report_ref) <= 120),
  report_version int,
  report_expires_at timestamptz,
  is_under_dispute boolean not null default false,
  looked_at timestamptz,
  ended_at timestamptz,
  check ((consented_at is null) = (consent_version is null)),
  -- Nothing is ordered that was not agreed to.
  check (consented_at is not null or state in ('requested', 'refused', 'canceled'))
);
create unique index screening_open_once on screening (form_id)
  where state in ('requested', 'unpaid', 'ordered', 'questions', 'working', 'blocked', 'checking');
create index screening_of_application on screening (application_id, requested_at);
create index screening_of_form on screening (form_id, requested_at);
create index screening_of_account on screening (account_id, id);
create index screening_at_bureau on screening (looked_at nulls first) where state in ('ordered', 'questions', 'working', 'blocked');
create index screening_expiring on screening (report_expires_at) where state = 'completed';
alter table screening enable row level security;
alter table screening force row level security;

-- The full number of someone whose form has the last four digits, until it was handed on.
create table screening_secret (
  screening_id uuid primary key references screening on delete cascade,
  account_id uuid not null references account,
  sealed bytea not null
);
create index screening_secret_of_account on screening_secret (account_id, screening_id);
alter table screening_secret enable row level security;
alter table screening_secret force row level security;

-- What was found, sealed, in each of its versions; it goes when the report expires. What a notice has to say of it stays.
create table screening_report (
  screening_id uuid not null references screening on delete cascade,
  version int not null check (version > 0),
  account_id uuid not null references account,
  made_at timestamptz not null,
  sealed bytea,
  primary key (screening_id, version)
);
create index screening_report_of_account on screening_report (account_id, screening_id);
alter table screening_report enable row level security;
alter table screening_report force row level security;

-- Who read a report, and when.
create table screening_opening (
  id uuid primary key default new_id(),
  screening_id uuid not null references screening on delete cascade,
  account_id uuid not null references account,
  version int not null,
  at timestamptz not null default clock_timestamp(),
  by_profile_id uuid references profile,
  by_account_id uuid references account,
  by_name text check (length(by_name) <= 200),
  -- That its own person read it.
  is_own boolean not null,
  ip text check (length(ip) <= 64),
  -- What the law has a notice say of the report that was read: its agency, and the score.
  notice jsonb
);
create index screening_opening_of_screening on screening_opening (screening_id, at);
create index screening_opening_of_account on screening_opening (account_id, id);
alter table screening_opening enable row level security;
alter table screening_opening force row level security;

-- What its person says is not right in a report: a row of theirs.
create table screening_dispute (
  id uuid primary key default new_id(),
  screening_id uuid not null references screening on delete cascade,
  account_id uuid not null references account,
  product text not null check (product in ('identity', 'credit', 'criminal', 'eviction', 'income')),
  statement text not null check (length(statement) between 1 and 2000),
  at timestamptz not null default clock_timestamp(),
  bureau_ref text check (length(bureau_ref) <= 120),
  outcome text check (outcome in ('corrected', 'verified', 'notTaken')),
  resolved_at timestamptz
);
create unique index screening_dispute_open_once on screening_dispute (screening_id, product) where outcome is null;
create index screening_dispute_of_screening on screening_dispute (screening_id, at);
create index screening_dispute_of_account on screening_dispute (account_id, id);
alter table screening_dispute enable row level security;
alter table screening_dispute force row level security;

-- What a landlord owes the operator for reports that were ordered for them.
create table screening_charge (
  screening_id uuid primary key references screening on delete cascade,
  account_id uuid not null references account,
  profile_id uuid not null references profile,
  cents int not null check (cents > 0),
  at timestamptz not null default clock_timestamp()
);
create index screening_charge_of_account on screening_charge (account_id, at);
create index screening_charge_at on screening_charge (at);
alter table screening_charge enable row level security;
alter table screening_charge force row level security;
