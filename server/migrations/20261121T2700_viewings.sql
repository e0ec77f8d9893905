-- Viewings of homes: asked for by visitors, answered by those who list them.
create extension if not exists btree_gist;

create table viewing (
  id uuid primary key default new_id(),
  -- Who lists the home.
  account_id uuid not null references account,
  profile_id uuid not null references profile,
  asset_id uuid not null references asset,
  -- As they were when it was asked for.
  asset_title text not null,
  asset_type_id smallint not null,
  city_id int not null references city,
  time_zone text not null,
  -- Who wants to see it; null for somebody who was not signed in.
  visitor_account_id uuid references account,
  visitor_name text not null,
  visitor_email text not null,
  visitor_phone text,
  note text,
  state text not null default 'Pending' check (state in ('Pending', 'Confirmed', 'Denied', 'Cancelled')),
  waits_for text not null default 'lister' check (waits_for in ('lister', 'visitor')),
  wished_at timestamptz[] not null check (cardinality(wished_at) between 1 and 3),
  proposed_at timestamptz,
  -- The last of the times that wait for an answer.
  last_time_at timestamptz not null,
  minutes smallint not null default 30 check (minutes between 15 and 240),
  starts_at timestamptz,
  ends_at timestamptz check (ends_at > starts_at),
  -- Where to go, once it is confirmed.
  address text,
  words text,
  denial_reason_id smallint,
  ended_by text check (ended_by in ('lister', 'visitor')),
  reminded_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (waits_for = 'lister' or proposed_at is not null),
  check (state <> 'Confirmed' or (starts_at is not null and ends_at is not null)),
  -- However many confirm at once: a home is shown to one visitor at a time.
  constraint viewing_no_overlap exclude using gist (asset_id with =, tstzrange(starts_at, ends_at) with &&) where (state = 'Confirmed')
);
create index viewing_pending on viewing (profile_id, last_time_at) where state = 'Pending';
create index viewing_confirmed on viewing (profile_id, starts_at) where state = 'Confirmed';
create index viewing_of_profile on viewing (profile_id, updated_at desc, id desc);
create index viewing_of_visitor on viewing (visitor_account_id, updated_at desc, id desc) where visitor_account_id is not null;
create index viewing_of_asset on viewing (asset_id, created_at);
create index viewing_of_account on viewing (account_id, id);
create index viewing_to_remind on viewing (starts_at) where state = 'Confirmed' and reminded_at is null;

alter table viewing enable row level security;
alter table viewing force row level security;
create policy own_rows on viewing using (account_id = current_account() or sees_everything());
create policy visitor_rows on viewing using (visitor_account_id = current_account());

-- Which viewing a secret link of a mail opens. It goes with the link.
create table viewing_link (
  token_id uuid primary key references account_token on delete cascade,
  account_id uuid not null references account,
  viewing_id uuid not null references viewing on delete cascade
);
create index viewing_link_of_viewing on viewing_link (viewing_id);

alter table viewing_link enable row level security;
alter table viewing_link force row level security;
create policy own_rows on viewing_link using (account_id = current_account() or sees_everything());
