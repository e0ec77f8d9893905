-- A paper with its parties. From sending on, its row tells what it is and how it stands; its paper, terms and parties do not change.
create table agreement (
  id uuid primary key default new_id(),
  account_id uuid not null references account,
  profile_id uuid not null references profile,
  -- What it was made from, for as long as that is there; what it says is its own copy.
  template_id uuid references agreement_template on delete set null,
  template_name text not null,
  kind text not null check (kind in ('text', 'paper')),
  roles jsonb not null,
  body jsonb,
  fields jsonb not null default '[]',
  source_key text,
  source_bytes int,
  source_sha256 bytea check (length(source_sha256) = 32),
  source_pages jsonb,
  category_id smallint not null,
  title text not null check (length(title) between 1 and 120),
  status text not null default 'draft' check (status in ('draft', 'sent', 'completed', 'declined', 'voided', 'expired')),
  version int not null default 1,
  asset_id uuid references asset,
  lease_id uuid,
  connection_id uuid,
  contract_type_id smallint,
  starts_on date,
  ends_on date check (ends_on > starts_on),
  rent_cents bigint check (rent_cents > 0),
  rent_frequency_id smallint,
  advance_cents bigint check (advance_cents >= 0),
  subject text check (length(subject) <= 120),
  message text check (length(message) <= 2000),
  sign_by date not null,
  time_zone text not null,
  -- The end of that day there, once it is sent.
  expires_at timestamptz,
  reminder_days smallint check (reminder_days between 1 and 30),
  last_day_told_at timestamptz,
  -- What its sender changed of what is known, by the names of merge fields, and answered, by label.
  changed jsonb not null default '{}',
  answers jsonb not null default '{}',
  -- Frozen when it is sent: the values of its paper, and its text with everything filled in.
  filled jsonb,
  reading jsonb,
  paper_key text,
  paper_sha256 bytea check (length(paper_sha256) = 32),
  paper_bytes int,
  paper_pages smallint,
  sealed_key text,
  sealed_sha256 bytea check (length(sealed_sha256) = 32),
  sealed_bytes int,
  sealed_pages smallint,
  sealed_at timestamptz,
  time_stamped_at timestamptz,
  certificate_key text,
  stamp_tries smallint not null default 0,
  sent_by_profile_id uuid references profile,
  sent_at timestamptz,
  ended_at timestamptz,
  end_reason text check (length(end_reason) <= 500),
  -- What became of the lease or the assignment that it is about.
  outcome text check (outcome in ('recorded', 'refused')),
  outcome_said jsonb,
  -- It stands in the place of another, which came to an end without being completed, or was replaced by this one.
  follows_id uuid references agreement,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((status = 'draft') = (sent_at is null)),
  check ((status in ('draft', 'sent')) = (ended_at is null)),
  check ((sent_at is null) = (paper_key is null) and (sent_at is null) = (paper_sha256 is null) and (sent_at is null) = (expires_at is null)),
  check ((sealed_key is null) = (sealed_sha256 is null) and (sealed_key is null) = (sealed_at is null)),
  check (sealed_key is null or status = 'completed')
);
create index agreement_latest on agreement (profile_id, updated_at desc, id desc);
create index agreement_of_account on agreement (account_id, id);
create index agreement_of_asset on agreement (asset_id, updated_at desc) where asset_id is not null;
create index agreement_of_lease on agreement (lease_id) where lease_id is not null;
create index agreement_of_connection on agreement (connection_id) where connection_id is not null;
create index agreement_of_template on agreement (template_id) where template_id is not null;
create index agreement_sent on agreement (account_id, sent_at) where sent_at is not null;
create index agreement_expiring on agreement (expires_at) where status = 'sent';
create index agreement_to_seal on agreement (ended_at) where status = 'completed' and sealed_at is null;
create index agreement_following on agreement (follows_id) where follows_id is not null;
create unique index agreement_sealed_file on agreement (sealed_sha256) where sealed_sha256 is not null;
alter table agreement enable row level security;
alter table agreement force row level security;

create table agreement_party (
  id uuid primary key default new_id(),
  agreement_id uuid not null references agreement on delete cascade,
  account_id uuid not null references account,
  position smallint not null,
  role text not null check (length(role) between 1 and 40),
  part text not null check (part in ('signer', 'approver', 'viewer', 'copy')),
  turn smallint not null check (turn between 1 and 20),
  profile_id uuid references profile,
  profile_account_id uuid references account,
  person_id uuid,
  name text not null check (length(name) between 1 and 120),
  email text check (length(email) <= 254),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'viewed', 'signed', 'approved', 'declined')),
  -- From this moment on it is a paper of theirs, whatever ends.
  given_at timestamptz,
  told_at timestamptz,
  reminded_at timestamptz,
  reminders smallint not null default 0,
  viewed_at timestamptz,
  consent_version text,
  consented_at timestamptz,
  done_at timestamptz,
  reason text check (length(reason) <= 500),
  signature jsonb,
  initials jsonb,
  ip text,
  user_agent text,
  check ((profile_id is null) = (profile_account_id is null)),
  check (profile_id is not null or email is not null),
  check ((state in ('signed', 'approved', 'declined')) = (done_at is not null)),
  check ((consented_at is null) = (consent_version is null))
);
create index agreement_party_of_agreement on agreement_party (agreement_id, position);
create index agreement_party_of_account on agreement_party (account_id, id);
create index agreement_party_of_profile on agreement_party (profile_id, agreement_id) where profile_id is not null;
create index agreement_party_of_profile_account on agreement_party (profile_account_id) where profile_account_id is not null;
create index agreement_party_of_person on agreement_party (person_id) where person_id is not null;
create index agreement_party_to_remind on agreement_party (told_at) where state in ('sent', 'viewed') and part in ('signer', 'approver');
alter table agreement_party enable row level security;
alter table agreement_party force row level security;

-- What a party fills in, where on the frozen paper, and what they have.
create table agreement_field (
  id uuid primary key default new_id(),
  agreement_id uuid not null references agreement on delete cascade,
  party_id uuid not null references agreement_party on delete cascade,
  account_id uuid not null references account,
  position smallint not null,
  kind text not null check (kind in ('signature', 'initials', 'name', 'email', 'date', 'text', 'number', 'checkbox', 'radio', 'dropdown')),
  label text not null check (length(label) between 1 and 80),
  is_required boolean not null,
  options text[] not null default '{}',
  page smallint not null check (page > 0),
  x real not null,
  y real not null,
  width real not null check (width > 0),
  height real not null check (height > 0),
  value text check (length(value) <= 500)
);
create index agreement_field_of_agreement on agreement_field (agreement_id, position);
create index agreement_field_of_party on agreement_field (party_id);
create index agreement_field_of_account on agreement_field (account_id);
alter table agreement_field enable row level security;
alter table agreement_field force row level security;

-- What happened, each entry with the digest of the one before, so that none can be changed or left out without it showing.
create table agreement_event (
  id uuid primary key default new_id(),
  agreement_id uuid not null references agreement on delete cascade,
  account_id uuid not null references account,
  number int not null check (number > 0),
  kind text not null,
  party_id uuid references agreement_party on delete cascade,
  by_profile_id uuid references profile,
  by_name text check (length(by_name) <= 200),
  ip text,
  user_agent text,
  detail jsonb not null default '{}',
  at timestamptz not null,
  before_sha256 bytea,
  sha256 bytea not null check (length(sha256) = 32),
  unique (agreement_id, number)
);
create index agreement_event_of_account on agreement_event (account_id);
create index agreement_event_of_party on agreement_event (party_id) where party_id is not null;
alter table agreement_event enable row level security;
alter table agreement_event force row level security;

-- What becomes of a completed agreement stands beside it.
create table agreement_sequel (
  id uuid primary key default new_id(),
  agreement_id uuid not null references agreement,
  account_id uuid not null references account,
  kind text not null check (kind in ('superseded', 'terminated')),
  by_agreement_id uuid references agreement,
  on_day date not null,
  reason text check (length(reason) <= 500),
  by_profile_id uuid references profile,
  created_at timestamptz not null default now(),
  check ((kind = 'superseded') = (by_agreement_id is not null))
);
create index agreement_sequel_of_agreement on agreement_sequel (agreement_id, created_at);
create index agreement_sequel_by_agreement on agreement_sequel (by_agreement_id) where by_agreement_id is not null;
create index agreement_sequel_of_account on agreement_sequel (account_id);
alter table agreement_sequel enable row level security;
alter table agreement_sequel force row level security;

-- Codes that prove that the address of a link is read; the newest of a party alone counts.
create table agreement_code (
  party_id uuid primary key references agreement_party on delete cascade,
  account_id uuid not null references account,
  code_sha256 bytea not null,
  tries smallint not null default 0,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index agreement_code_of_account on agreement_code (account_id);
create index agreement_code_over on agreement_code (expires_at);
alter table agreement_code enable row level security;
alter table agreement_code force row level security;
