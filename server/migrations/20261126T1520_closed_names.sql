-- As a profile was called that has billed or was billed, once its account is closed: who dealt with it goes on knowing with whom.
create table closed_name (
  profile_id uuid primary key references profile,
  account_id uuid not null references account,
  name text not null check (length(name) between 1 and 200),
  closed_at timestamptz not null default now()
);
create index closed_name_of_account on closed_name (account_id);
alter table closed_name enable row level security;
alter table closed_name force row level security;
