-- Homes that a person keeps in sight, and searches that tell of what is new in them.

create table favorite (
  account_id uuid not null references account,
  asset_id uuid not null references asset,
  -- As it was called on the market: all that is left to see once it has gone.
  title text not null,
  saved_at timestamptz not null default now(),
  primary key (account_id, asset_id)
);
create index favorite_latest on favorite (account_id, saved_at desc, asset_id);

create table saved_search (
  id uuid primary key default new_id(),
  account_id uuid not null references account,
  name text not null,
  -- The filters of the contract (search.fields.ts); what is not set is not there.
  filters jsonb not null,
  alert text not null check (alert in ('daily', 'none')),
  -- What is new is counted from here.
  looked_at timestamptz not null default now(),
  -- Everything on the market up to here has been told, or came before the search.
  told_until timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index saved_search_of_account on saved_search (account_id);
-- The same search is kept once; jsonb writes equal filters alike.
create unique index saved_search_filters on saved_search (account_id, md5(filters::text));

-- When the next mail to a person is due who has at least one search with mails: one for all their searches.
create table search_alert (
  account_id uuid primary key references account,
  due_at timestamptz not null
);
create index search_alert_due on search_alert (due_at);

create index notification_preference_of_account on notification_preference (account_id);
create index notification_rhythm_of_account on notification_rhythm (account_id);

-- Homes whose price went down, the latest first.
create index listing_cheaper on listing (amount_changed_at desc, id desc) where previous_amount_cents > amount_cents;

alter table favorite enable row level security;
alter table favorite force row level security;
create policy own_rows on favorite using (account_id = current_account() or sees_everything());
alter table saved_search enable row level security;
alter table saved_search force row level security;
create policy own_rows on saved_search using (account_id = current_account() or sees_everything());
alter table search_alert enable row level security;
alter table search_alert force row level security;
create policy own_rows on search_alert using (account_id = current_account() or sees_everything());
