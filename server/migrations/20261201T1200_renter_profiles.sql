-- A renter's profile: what one submitted form of a person said, kept for thirty days from the moment in which it was submitted. It has no number and
-- no date of birth in it.
create table renter_profile (
  id uuid primary key default new_id(),
  account_id uuid not null unique references account,
  -- Whose documents come along; null once the form is gone.
  form_id uuid references application_form on delete set null,
  name text not null check (length(name) between 1 and 120),
  submitted_at timestamptz not null,
  expires_at timestamptz not null,
  data jsonb not null,
  created_at timestamptz not null default now(),
  check (expires_at > submitted_at)
);
create index renter_profile_of_form on renter_profile (form_id) where form_id is not null;
create index renter_profile_expired on renter_profile (expires_at);
alter table renter_profile enable row level security;
alter table renter_profile force row level security;

-- A link to it for one reader, made and stopped by its owner.
create table renter_profile_share (
  id uuid primary key default new_id(),
  account_id uuid not null references account,
  renter_profile_id uuid not null references renter_profile on delete cascade,
  label text not null check (length(label) between 1 and 80),
  email text check (length(email) <= 254),
  shows_contacts boolean not null,
  until_at timestamptz not null,
  ended_at timestamptz,
  -- When its owner was last told that it was opened.
  told_at timestamptz,
  created_at timestamptz not null default now()
);
create index renter_profile_share_of_profile on renter_profile_share (renter_profile_id, created_at desc);
create index renter_profile_share_of_account on renter_profile_share (account_id, id);
alter table renter_profile_share enable row level security;
alter table renter_profile_share force row level security;

-- Who has opened it, as they called themselves.
create table renter_profile_opening (
  id uuid primary key default new_id(),
  account_id uuid not null references account,
  share_id uuid not null references renter_profile_share on delete cascade,
  name text not null check (length(name) between 1 and 60),
  opened_at timestamptz not null default now()
);
create index renter_profile_opening_of_share on renter_profile_opening (share_id, opened_at desc);
create index renter_profile_opening_of_account on renter_profile_opening (account_id, id);
alter table renter_profile_opening enable row level security;
alter table renter_profile_opening force row level security;
