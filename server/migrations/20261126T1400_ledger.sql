-- The ledger (0091). Rows come by ledger_post and ledger_reverse alone, and are never changed.

-- A book is a row of its own, so that when a profile becomes that of a business, one row changes hands and no entry does. A profile that
-- bills has one, the platform another.
create table ledger_book (
  id uuid primary key default new_id(),
  profile_id uuid unique references profile,
  account_id uuid references account,
  created_at timestamptz not null default now(),
  -- The platform's is of no one.
  check ((profile_id is null) = (id = '00000000-0000-0000-0000-000000000000') and (profile_id is null) = (account_id is null))
);
insert into ledger_book (id) values ('00000000-0000-0000-0000-000000000000');
alter table ledger_book enable row level security;
alter table ledger_book force row level security;
create index ledger_book_of_account on ledger_book (account_id);

create or replace function public.ledger_account_id(book uuid, kind text, owner uuid, detail text, shard smallint, currency text) returns uuid
language sql immutable parallel safe as $$
  select encode(substr(sha256(convert_to(
    book::text || ' ' || kind || ' ' || coalesce(owner::text, '-') || ' ' || shard::text || ' ' || currency || ' ' || detail, 'UTF8')), 1, 16), 'hex')::uuid
$$;

create table ledger_account (
  id uuid primary key generated always as (public.ledger_account_id(book_id, kind, owner_id, detail, shard, currency)) stored,
  book_id uuid not null references ledger_book,
  kind text not null check (kind in (
    'receivable', 'income', 'deposit_held', 'prepaid', 'at_provider', 'held', 'bank', 'offline', 'provider_costs',
    'clearing', 'owner_payable', 'owner_held', 'fee_revenue', 'processor_costs', 'suspense')),
  -- Whose it is within the book: a claim, a lease, a payment account, a profile. Of tables of higher rooms, hence no reference.
  owner_id uuid,
  detail text not null default '',
  -- Accounts that every payment touches are 16 rows, summed on reading.
  shard smallint not null default 0 check (shard between 0 and 15),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- The home that a claim or a deposit is about. Homes go, entries stay, hence no reference.
  asset_id uuid,
  min_balance bigint generated always as (case when kind in ('receivable', 'held') then 0 end) stored,
  -- Deposits, what was paid ahead and what is held back are owed: credit, which nothing more is taken from than is there.
  max_balance bigint generated always as (case when kind in ('deposit_held', 'prepaid', 'owner_held') then 0 end) stored,
  balance bigint not null default 0,
  version bigint not null default 0,
  created_at timestamptz not null default now(),
  constraint ledger_account_above_minimum check (balance >= min_balance),
  constraint ledger_account_below_maximum check (balance <= max_balance),
  constraint ledger_account_shards check (shard = 0 or kind in ('clearing', 'fee_revenue', 'processor_costs')),
  constraint ledger_account_of_platform check ((book_id = '00000000-0000-0000-0000-000000000000') = (kind in (
    'clearing', 'owner_payable', 'owner_held', 'fee_revenue', 'processor_costs', 'suspense'))),
  constraint ledger_account_owner check ((owner_id is null) = (kind in ('clearing', 'fee_revenue', 'processor_costs', 'suspense')))
) with (fillfactor = 70);
alter table ledger_account enable row level security;
alter table ledger_account force row level security;
create index ledger_account_of_owner on ledger_account (owner_id, kind) where owner_id is not null;
create index ledger_account_of_book on ledger_account (book_id, kind);
-- An entry is in the book of its account, and in its currency.
create unique index ledger_account_in_book on ledger_account (id, book_id, currency);

create table ledger_transaction (
  id uuid primary key default new_id(),
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  -- The fact that it books, once: pay:<payment>.
  business_key text not null unique check (business_key ~ '^[a-z-]+:.'),
  reverses_id uuid unique references ledger_transaction,
  -- Of the issuer; the platform's where no issuer is concerned.
  book_id uuid not null references ledger_book,
  invoice_id uuid,
  asset_id uuid,
  legs smallint not null check (legs >= 2),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- The day that it counts for, and the moment that it was written.
  effective_on date not null,
  posted_at timestamptz not null default now(),
  memo jsonb not null default '{}' check (jsonb_typeof(memo) = 'object')
);
alter table ledger_transaction enable row level security;
alter table ledger_transaction force row level security;
create index ledger_transaction_of_invoice on ledger_transaction (invoice_id, id) where invoice_id is not null;
create index ledger_transaction_of_book on ledger_transaction (book_id, id);

create table ledger_entry (
  transaction_id uuid not null references ledger_transaction,
  seq smallint not null check (seq >= 1),
  book_id uuid not null,
  posted_to uuid not null,
  currency text not null,
  amount bigint not null check (amount <> 0),
  balance_after bigint not null,
  -- The how manieth change of its account it is.
  version bigint not null check (version >= 1),
  primary key (transaction_id, seq),
  constraint ledger_entry_account foreign key (posted_to, book_id, currency) references ledger_account (id, book_id, currency)
);
alter table ledger_entry enable row level security;
alter table ledger_entry force row level security;
create unique index ledger_entry_once on ledger_entry (posted_to, version);
