-- How a profile numbers its invoices. A number that was given is never given again.
create table invoice_numbering (
  profile_id uuid primary key references profile,
  account_id uuid not null references account,
  prefix text not null default 'INV-' check (length(prefix) <= 20),
  digits smallint not null default 4 check (digits between 1 and 9),
  next_number int not null default 1 check (next_number between 1 and 1000000000),
  updated_at timestamptz not null default now()
);
create index invoice_numbering_of_account on invoice_numbering (account_id);
alter table invoice_numbering enable row level security;
alter table invoice_numbering force row level security;

-- A bill of a profile about a property. `time_zone` is that of the property: its days are days there.
create table invoice (
  id uuid primary key default new_id(),
  account_id uuid not null references account,
  profile_id uuid not null references profile,
  asset_id uuid not null references asset,
  -- As the home was called when it was written, for those who no longer see it.
  asset_title text not null,
  asset_place text not null,
  lease_id uuid references lease,
  payment_account_id uuid,
  bills_as text not null check (bills_as in ('manager', 'self')),
  number text not null check (length(number) between 1 and 30),
  status text not null default 'temporary' check (status in ('temporary', 'active', 'sent', 'void')),
  billing text not null check (billing in ('joint', 'shares')),
  shows_others boolean not null,
  issued_on date not null,
  due_on date not null,
  time_zone text not null,
  currency char(3) not null default 'USD',
  subtotal_cents bigint not null,
  discount_cents bigint not null check (discount_cents >= 0),
  tax_bps int not null check (tax_bps between 0 and 10000),
  tax_cents bigint not null check (tax_cents >= 0),
  total_cents bigint not null check (total_cents between 1 and 999999999999),
  -- What settled payments have paid of it, and what was forgiven of it afterwards.
  paid_cents bigint not null default 0 check (paid_cents >= 0),
  credited_cents bigint not null default 0 check (credited_cents >= 0),
  -- What is being paid, and has neither come nor failed.
  in_transit_cents bigint not null default 0 check (in_transit_cents >= 0),
  lines_count int not null check (lines_count between 1 and 5000),
  first_title text not null,
  allows_partial boolean not null default false,
  least_partial_cents bigint check (least_partial_cents > 0),
  notes text check (length(notes) <= 2000),
  private_notes text check (length(private_notes) <= 2000),
  brand_id uuid,
  -- How often it was sent: each time it is owed again in the books.
  times_sent smallint not null default 0,
  sent_at timestamptz,
  voided_at timestamptz,
  void_reason text check (length(void_reason) <= 300),
  overdue_told_at timestamptz,
  created_by_profile_id uuid not null references profile,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (due_on >= issued_on),
  check (subtotal_cents - discount_cents + tax_cents = total_cents),
  check ((status in ('sent', 'void')) = (sent_at is not null)),
  check ((status = 'void') = (voided_at is not null)),
  check ((voided_at is null) = (void_reason is null)),
  -- Only what was sent is paid, and never more than it comes to.
  check (status = 'sent' or paid_cents + in_transit_cents = 0),
  check (paid_cents + credited_cents <= total_cents)
);
create unique index invoice_number_once on invoice (profile_id, lower(number));
create index invoice_of_issuer on invoice (profile_id, issued_on desc, id desc);
create index invoice_open_of_issuer on invoice (profile_id, due_on, id) where status = 'sent' and paid_cents + credited_cents < total_cents;
create index invoice_of_account on invoice (account_id, id);
create index invoice_of_asset on invoice (asset_id, issued_on desc, id desc);
create index invoice_of_lease on invoice (lease_id) where lease_id is not null;
create index invoice_of_maker on invoice (created_by_profile_id, id);
create index invoice_words on invoice using gin ((number || ' ' || first_title || ' ' || asset_title) gin_trgm_ops);
create index invoice_to_be_overdue on invoice (due_on)
  where status = 'sent' and paid_cents + credited_cents < total_cents and overdue_told_at is null;
create index invoice_drafts on invoice (updated_at) where status = 'temporary';
alter table invoice enable row level security;
alter table invoice force row level security;

-- One line: what it says, and the whole cents that it adds, its parts of discount and tax included.
create table invoice_line (
  id uuid primary key default new_id(),
  invoice_id uuid not null references invoice on delete cascade,
  account_id uuid not null references account,
  asset_id uuid not null references asset,
  position int not null,
  invoice_item_id uuid references invoice_item on delete set null,
  title text not null check (length(title) between 1 and 120),
  description text check (length(description) <= 4000),
  quantity_hundredths int not null check (quantity_hundredths between 1 and 10000000),
  unit_cents bigint not null check (unit_cents between 1 and 999999999999),
  own_discount_cents bigint not null check (own_discount_cents >= 0),
  shared_discount_cents bigint not null check (shared_discount_cents >= 0),
  tax_cents bigint not null check (tax_cents >= 0),
  amount_cents bigint not null,
  item_for_type_id smallint not null,
  account_for_type_id smallint not null,
  is_taxable boolean not null,
  is_advance_rent boolean not null default false,
  period_starts_on date,
  period_ends_on date,
  constraint invoice_line_place unique (invoice_id, position),
  check (period_ends_on >= period_starts_on)
);
create index invoice_line_of_account on invoice_line (account_id, id);
create index invoice_line_of_asset on invoice_line (asset_id);
create index invoice_line_of_item on invoice_line (invoice_item_id) where invoice_item_id is not null;
alter table invoice_line enable row level security;
alter table invoice_line force row level security;

-- Who is billed: a profile, or a person who is written down. Billed by shares each owes `amount_cents`; else all owe the whole together.
create table invoice_recipient (
  id uuid primary key default new_id(),
  invoice_id uuid not null references invoice on delete cascade,
  account_id uuid not null references account,
  asset_id uuid not null references asset,
  position smallint not null,
  profile_id uuid references profile,
  profile_account_id uuid references account,
  person_id uuid references person,
  share_bps int check (share_bps between 1 and 10000),
  amount_cents bigint check (amount_cents >= 0),
  paid_cents bigint not null default 0 check (paid_cents >= 0),
  in_transit_cents bigint not null default 0 check (in_transit_cents >= 0),
  -- Since when they see it; null until it is sent, and again when it is taken back.
  reaches_since timestamptz,
  -- Accounts of others who are billed with them, where they are to see each other.
  seen_by uuid[] not null default '{}',
  seen_at timestamptz,
  constraint invoice_recipient_place unique (invoice_id, position),
  check ((profile_id is null) <> (person_id is null)),
  check ((profile_id is null) = (profile_account_id is null)),
  check ((share_bps is null) = (amount_cents is null))
);
create unique index invoice_recipient_profile_once on invoice_recipient (invoice_id, profile_id) where profile_id is not null;
create unique index invoice_recipient_person_once on invoice_recipient (invoice_id, person_id) where person_id is not null;
create index invoice_recipient_of_account on invoice_recipient (account_id, id);
create index invoice_recipient_of_asset on invoice_recipient (asset_id);
create index invoice_recipient_of_profile on invoice_recipient (profile_id, invoice_id) where profile_id is not null;
create index invoice_recipient_of_profile_account on invoice_recipient (profile_account_id, id) where profile_account_id is not null;
create index invoice_recipient_of_person on invoice_recipient (person_id) where person_id is not null;
alter table invoice_recipient enable row level security;
alter table invoice_recipient force row level security;

-- What each owes of each line, billed by shares: those of a line add up to it, and those of a person to what they owe.
create table invoice_line_share (
  line_id uuid not null references invoice_line on delete cascade,
  recipient_id uuid not null references invoice_recipient on delete cascade,
  invoice_id uuid not null references invoice on delete cascade,
  account_id uuid not null references account,
  asset_id uuid not null references asset,
  amount_cents bigint not null,
  primary key (line_id, recipient_id)
);
create index invoice_line_share_of_recipient on invoice_line_share (recipient_id);
create index invoice_line_share_of_invoice on invoice_line_share (invoice_id);
create index invoice_line_share_of_account on invoice_line_share (account_id);
create index invoice_line_share_of_asset on invoice_line_share (asset_id);
alter table invoice_line_share enable row level security;
alter table invoice_line_share force row level security;

-- What happened, as the name of a sentence with its values. What happens before it is sent, and between, those who are billed do not read.
create table invoice_event (
  id uuid primary key default new_id(),
  invoice_id uuid not null references invoice on delete cascade,
  account_id uuid not null references account,
  asset_id uuid not null references asset,
  at timestamptz not null default now(),
  said jsonb not null,
  by_account_id uuid references account,
  by_profile_id uuid references profile,
  -- The one of those who are billed whom it concerns; null: all of them.
  recipient_id uuid references invoice_recipient on delete cascade,
  is_shared boolean not null
);
create index invoice_event_of_invoice on invoice_event (invoice_id, at desc, id desc);
create index invoice_event_of_account on invoice_event (account_id, id);
create index invoice_event_of_asset on invoice_event (asset_id);
create index invoice_event_by on invoice_event (by_account_id) where by_account_id is not null;
create index invoice_event_by_profile on invoice_event (by_profile_id) where by_profile_id is not null;
create index invoice_event_recipient on invoice_event (recipient_id) where recipient_id is not null;
alter table invoice_event enable row level security;
alter table invoice_event force row level security;
