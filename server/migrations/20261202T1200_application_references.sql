-- Someone whom a submitted form names as a landlord, an employer or a reference, and who was asked by email: one for each of them.
create table application_reference (
  id uuid primary key default new_id(),
  application_id uuid not null references application on delete cascade,
  form_id uuid not null references application_form on delete cascade,
  -- Of those who decide.
  account_id uuid not null references account,
  kind text not null check (kind in ('landlord', 'employer', 'personal')),
  -- Which of its kind in the form, from 0.
  place smallint not null check (place >= 0),
  name text not null check (length(name) between 1 and 120),
  -- As what they are asked; null once the applicant has closed their account, and so the address.
  about text check (length(about) <= 400),
  email text check (length(email) <= 254),
  applicant_name text not null check (length(applicant_name) between 1 and 200),
  asked_by_profile_id uuid references profile,
  asked_by_name text check (length(asked_by_name) <= 200),
  asked_at timestamptz not null default now(),
  -- Of the last email.
  sent_at timestamptz not null default now(),
  times_sent smallint not null default 1 check (times_sent between 1 and 3),
  -- Until when its links work.
  until_at timestamptz not null,
  state text not null default 'asked' check (state in ('asked', 'answered', 'declined', 'notThem')),
  answered_at timestamptz,
  answer jsonb,
  check ((state = 'asked') = (answered_at is null)),
  check ((state = 'answered') = (answer is not null))
);
create unique index application_reference_once on application_reference (form_id, kind, place);
create index application_reference_of_application on application_reference (application_id);
create index application_reference_of_account on application_reference (account_id, id);
alter table application_reference enable row level security;
alter table application_reference force row level security;
