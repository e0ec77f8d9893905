-- Applications for homes: of one household, with a form for each of its adults and those who answer for them.
create table application (
  id uuid primary key default new_id(),
  -- Of who manages the home, and decides.
  account_id uuid not null references account,
  profile_id uuid not null references profile,
  asset_id uuid not null references asset,
  number int not null,
  -- What the home was called, and where it is, when it was applied for.
  home_title text not null,
  home_address text not null,
  -- Whether it was a home to live in or to work in that they applied for.
  category_id smallint not null,
  -- Who began it for a home of someone else; null where who manages it did.
  lead_profile_id uuid references profile,
  lead_account_id uuid references account,
  made_by_profile_id uuid references profile,
  status text not null default 'draft' check (status in ('draft', 'sent', 'submitted', 'withdrawn', 'expired', 'closed')),
  version int not null default 1,
  move_in_on date,
  lease_months smallint check (lease_months between 1 and 60),
  message text check (length(message) <= 2000),
  time_zone text not null,
  sent_at timestamptz,
  -- When someone of the other side first looked at it: from then on it is not taken back.
  opened_at timestamptz,
  completed_at timestamptz,
  expires_at timestamptz,
  ended_at timestamptz,
  end_reason text check (length(end_reason) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((lead_profile_id is null) = (lead_account_id is null)),
  check ((status = 'draft') = (sent_at is null) or ended_at is not null)
);
create unique index application_number on application (profile_id, number);
create index application_of_account on application (account_id, id);
create index application_latest on application (account_id, profile_id, updated_at desc, id desc);
create index application_of_lead on application (lead_account_id, lead_profile_id) where lead_account_id is not null;
create index application_of_asset on application (asset_id, updated_at desc);
create index application_expiring on application (expires_at) where status = 'sent';
alter table application enable row level security;
alter table application force row level security;

-- The form of one person: who fills it in, and how far they are.
create table application_form (
  id uuid primary key default new_id(),
  application_id uuid not null references application on delete cascade,
  account_id uuid not null references account,
  asset_id uuid not null references asset,
  position smallint not null,
  applicant_type_id smallint not null,
  profile_id uuid not null references profile,
  profile_account_id uuid not null references account,
  name text not null check (length(name) between 1 and 120),
  state text not null default 'invited' check (state in ('invited', 'started', 'submitted', 'withdrawn')),
  -- From when on it is theirs to fill in.
  given_at timestamptz,
  opened_at timestamptz,
  submitted_at timestamptz,
  -- When it came to its end, by itself or with its application.
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  check ((state = 'submitted') <= (submitted_at is not null))
);
create unique index application_form_once on application_form (asset_id, profile_id) where ended_at is null;
create index application_form_of_application on application_form (application_id, position);
create index application_form_of_account on application_form (account_id, id);
create index application_form_of_profile on application_form (profile_account_id, profile_id, created_at desc);
alter table application_form enable row level security;
alter table application_form force row level security;

create table application_event (
  id uuid primary key default new_id(),
  application_id uuid not null references application on delete cascade,
  account_id uuid not null references account,
  kind text not null,
  by_profile_id uuid references profile,
  by_name text check (length(by_name) <= 200),
  about_name text check (length(about_name) <= 200),
  note text check (length(note) <= 500),
  at timestamptz not null default clock_timestamp()
);
create index application_event_of_application on application_event (application_id, at);
create index application_event_of_account on application_event (account_id, id);
alter table application_event enable row level security;
alter table application_event force row level security;

-- What a form says, section by section: rows of the person whose form it is.
create table application_section (
  form_id uuid not null references application_form on delete cascade,
  section text not null check (section in ('personal', 'identity', 'residence', 'employment')),
  account_id uuid not null references account,
  data jsonb not null,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  primary key (form_id, section)
);
create index application_section_of_account on application_section (account_id, form_id);
alter table application_section enable row level security;
alter table application_section force row level security;

-- Numbers and the date of birth, each sealed by itself. Of numbers the last four stand beside.
create table application_secret (
  form_id uuid not null references application_form on delete cascade,
  kind text not null check (kind in ('ssn', 'last4Ssn', 'idNumber', 'birthDate')),
  account_id uuid not null references account,
  sealed bytea not null,
  last4 text check (length(last4) <= 4),
  primary key (form_id, kind)
);
create index application_secret_of_account on application_secret (account_id, form_id);
alter table application_secret enable row level security;
alter table application_secret force row level security;

-- What was agreed to when a form was submitted, to which text, from where.
create table application_consent (
  form_id uuid not null references application_form on delete cascade,
  kind text not null check (kind in ('accuracy', 'sharing')),
  account_id uuid not null references account,
  text_version text not null check (length(text_version) <= 20),
  given_at timestamptz not null default now(),
  ip text check (length(ip) <= 64),
  user_agent text check (length(user_agent) <= 300),
  primary key (form_id, kind)
);
create index application_consent_of_account on application_consent (account_id, form_id);
alter table application_consent enable row level security;
alter table application_consent force row level security;
