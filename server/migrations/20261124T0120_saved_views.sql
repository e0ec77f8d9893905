-- How a profile looks at one of its lists: filters and order under a name.
create table saved_view (
  id uuid primary key default new_id(),
  account_id uuid not null references account,
  profile_id uuid not null references profile,
  -- Of LISTS_WITH_VIEWS of the contract.
  list text not null,
  name text not null,
  -- What stands behind the `?` of the list's address.
  search text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index saved_view_name on saved_view (profile_id, list, lower(name));
create index saved_view_of_account on saved_view (account_id, id);
alter table saved_view enable row level security;
alter table saved_view force row level security;
