-- What was forgiven of a share.
alter table invoice_recipient add column credited_cents bigint not null default 0 check (credited_cents >= 0);
alter table invoice_recipient add constraint invoice_recipient_owed check (paid_cents + credited_cents <= amount_cents);

-- What each way to pay costs, and who bears it. The operator changes it.
create table payment_rate (
  method text primary key check (method in ('card', 'bank')),
  paid_by text not null check (paid_by in ('payer', 'issuer')),
  bps int not null check (bps between 0 and 1000),
  fixed_cents int not null check (fixed_cents between 0 and 10000),
  most_cents int check (most_cents >= 0),
  is_on boolean not null default true,
  updated_at timestamptz not null default now()
);
insert into payment_rate (method, paid_by, bps, fixed_cents, most_cents) values ('card', 'payer', 295, 30, null), ('bank', 'issuer', 80, 0, 500);

-- One payment of what is owed: a claim, which is the invoice where all owe together, else the share of one. It is written before the provider is
-- asked, and never deleted.
create table payment (
  id uuid primary key default new_id(),
  -- Of who bills.
  account_id uuid not null references account,
  issuer_profile_id uuid not null references profile,
  asset_id uuid not null references asset,
  invoice_id uuid not null references invoice,
  claim_id uuid not null,
  recipient_id uuid not null references invoice_recipient,
  -- Null for who has no account.
  payer_account_id uuid references account,
  payer_profile_id uuid references profile,
  payment_account_id uuid references payment_account,
  source text not null check (source in ('account', 'link', 'recorded')),
  method text not null,
  status text not null check (status in
    ('created', 'needsAction', 'processing', 'settled', 'failed', 'canceled', 'returned', 'refunded', 'disputed', 'reversed')),
  currency char(3) not null default 'USD',
  amount_cents bigint not null check (amount_cents between 1 and 999999999999),
  payer_fee_cents bigint not null default 0 check (payer_fee_cents >= 0),
  issuer_fee_cents bigint not null default 0 check (issuer_fee_cents between 0 and amount_cents),
  -- What of it was not owed when it came.
  prepaid_cents bigint not null default 0 check (prepaid_cents between 0 and amount_cents),
  refunded_cents bigint not null default 0 check (refunded_cents between 0 and amount_cents),
  -- The one-time token of the provider's fields, until it is used.
  token text,
  client_reference text,
  gateway text,
  gateway_ref text,
  challenge_url text,
  method_detail text check (length(method_detail) <= 80),
  failure_code text check (length(failure_code) <= 120),
  return_code text check (length(return_code) <= 10),
  started_at timestamptz not null default now(),
  paid_on date,
  expected_on date,
  settled_at timestamptz,
  -- Since when no one has told what became of it for longer than it should take.
  unknown_since timestamptz,
  receipt_number text,
  reference text check (length(reference) <= 80),
  note text check (length(note) <= 500),
  reversal_reason text check (length(reversal_reason) <= 300),
  by_profile_id uuid references profile,
  ip text,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  constraint payment_gateway_once unique (gateway, gateway_ref),
  check ((payer_account_id is null) = (payer_profile_id is null)),
  check ((source = 'recorded') = (payment_account_id is null)),
  check ((source = 'recorded') = (paid_on is not null)),
  check (gateway_ref is null or gateway is not null)
);
-- Of what is owed, one payment at a time is under way.
create unique index payment_open_once on payment (claim_id) where status in ('created', 'needsAction', 'processing');
create index payment_of_invoice on payment (invoice_id, id desc);
create index payment_of_issuer on payment (issuer_profile_id, id desc);
create index payment_of_payer on payment (payer_profile_id, id desc) where payer_profile_id is not null;
create index payment_of_payer_account on payment (payer_account_id, id) where payer_account_id is not null;
create index payment_of_account on payment (account_id, id);
create index payment_of_asset on payment (asset_id, id desc);
create index payment_of_recipient on payment (recipient_id, id desc);
create index payment_to_account on payment (payment_account_id) where payment_account_id is not null;
create index payment_by on payment (by_profile_id) where by_profile_id is not null;
create index payment_of_claim on payment (claim_id, id);
create index payment_under_way on payment (started_at) where status in ('created', 'needsAction', 'processing');
create unique index payment_receipt on payment (issuer_profile_id, receipt_number) where receipt_number is not null;
alter table payment enable row level security;
alter table payment force row level security;

-- What of a payment paid which line; what is given back is negative.
create table payment_allocation (
  id uuid primary key default new_id(),
  payment_id uuid not null references payment,
  account_id uuid not null references account,
  asset_id uuid not null references asset,
  line_id uuid not null references invoice_line,
  amount_cents bigint not null check (amount_cents <> 0)
);
create index payment_allocation_of_payment on payment_allocation (payment_id, id);
create index payment_allocation_of_line on payment_allocation (line_id);
create index payment_allocation_of_account on payment_allocation (account_id, id);
create index payment_allocation_of_asset on payment_allocation (asset_id);
alter table payment_allocation enable row level security;
alter table payment_allocation force row level security;

create table payment_refund (
  id uuid primary key default new_id(),
  payment_id uuid not null references payment,
  account_id uuid not null references account,
  asset_id uuid not null references asset,
  amount_cents bigint not null check (amount_cents > 0),
  -- What of it comes from what was not owed.
  from_prepaid_cents bigint not null default 0 check (from_prepaid_cents between 0 and amount_cents),
  reason text not null check (length(reason) <= 300),
  is_still_owed boolean not null,
  status text not null default 'pending' check (status in ('pending', 'succeeded', 'failed')),
  is_booked boolean not null default false,
  gateway_ref text unique,
  by_profile_id uuid not null references profile,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index payment_refund_of_payment on payment_refund (payment_id, id);
create index payment_refund_of_account on payment_refund (account_id, id);
create index payment_refund_of_asset on payment_refund (asset_id);
create index payment_refund_by on payment_refund (by_profile_id);
alter table payment_refund enable row level security;
alter table payment_refund force row level security;

create table payment_dispute (
  id uuid primary key default new_id(),
  payment_id uuid not null references payment,
  account_id uuid not null references account,
  asset_id uuid not null references asset,
  gateway_ref text not null unique,
  amount_cents bigint not null check (amount_cents > 0),
  reason text not null check (length(reason) <= 120),
  status text not null check (status in ('open', 'won', 'lost')),
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index payment_dispute_of_payment on payment_dispute (payment_id, id);
create index payment_dispute_of_account on payment_dispute (account_id, id);
create index payment_dispute_of_asset on payment_dispute (asset_id);
alter table payment_dispute enable row level security;
alter table payment_dispute force row level security;

-- What the provider has sent on to a bank.
create table payment_payout (
  id uuid primary key default new_id(),
  account_id uuid not null references account,
  payment_account_id uuid not null references payment_account,
  gateway_ref text not null unique,
  amount_cents bigint not null check (amount_cents > 0),
  status text not null check (status in ('underWay', 'paid', 'failed')),
  -- Of whose books it was taken: an account may be used by several profiles.
  parts jsonb not null default '[]',
  arrives_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index payment_payout_of_account on payment_payout (account_id, id);
create index payment_payout_of_payment_account on payment_payout (payment_account_id, id);
alter table payment_payout enable row level security;
alter table payment_payout force row level security;

-- Receipts of who bills are counted.
create table payment_receipt_count (
  profile_id uuid primary key references profile,
  account_id uuid not null references account,
  last_number int not null check (last_number > 0)
);
create index payment_receipt_count_of_account on payment_receipt_count (account_id);
alter table payment_receipt_count enable row level security;
alter table payment_receipt_count force row level security;
