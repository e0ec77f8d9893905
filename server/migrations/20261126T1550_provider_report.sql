-- What the payment provider says has moved money, line by line as we have read it. Of the platform: no account reads it.
create table provider_line (
  gateway text not null,
  id text not null,
  -- Of the connected account; null: the platform's own.
  gateway_account text,
  type text not null,
  amount_cents bigint not null,
  fee_cents bigint not null,
  net_cents bigint not null,
  currency text not null check (length(currency) between 1 and 120),
  -- What it is a part of: `charge:pi_…`, as the ledger has it too.
  step text not null check (step in ('charge', 'refund', 'refund-failed', 'dispute', 'dispute-won', 'payout', 'payout-failed', 'other')),
  fact text not null,
  payment_ref text,
  refund_ref text,
  dispute_ref text,
  payout_ref text,
  -- Ours, handed back.
  payment_id uuid,
  refund_id uuid,
  happened_at timestamptz not null,
  read_at timestamptz not null default now(),
  primary key (gateway, id),
  check (net_cents = amount_cents - fee_cents)
);
create index provider_line_of_fact on provider_line (gateway, fact);
alter table provider_line enable row level security;
alter table provider_line force row level security;

-- How far it was read. `complete_as_of` is by our clock: whatever they had done by then was in the report.
create table provider_reading (
  gateway text primary key,
  read_to timestamptz not null,
  complete_as_of timestamptz,
  compared_at timestamptz
);

-- Where their books and ours are not the same.
create table provider_difference (
  id uuid primary key default new_id(),
  gateway text not null,
  fact text not null,
  kind text not null check (kind in ('missing-here', 'missing-there', 'other-amount', 'other-account', 'other-currency')),
  -- What theirs and ours say: the connected account, what it got, and what moved in all.
  theirs jsonb not null,
  ours jsonb not null,
  state text not null default 'open' check (state in ('open', 'explained', 'resolved')),
  note text check (length(note) between 1 and 1000),
  seen_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  constraint provider_difference_once unique (gateway, fact),
  check ((note is null) or state <> 'open'),
  check (state <> 'explained' or note is not null)
);
create index provider_difference_open on provider_difference (seen_at, id) where state = 'open';
alter table provider_difference enable row level security;
alter table provider_difference force row level security;

create index ledger_transaction_suspended on ledger_transaction ((memo ->> 'fact')) where kind = 'suspend';
