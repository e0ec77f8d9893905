-- A document that was made of an invoice for one who reads it, and is the same file in the email, on the screen and in the download. Its row outlives the
-- invoice and whom it was for, until its file is gone as well.
create table invoice_paper (
  id uuid primary key default new_id(),
  -- Of who bills.
  account_id uuid not null references account,
  asset_id uuid not null references asset,
  invoice_id uuid references invoice on delete set null,
  -- The copy of who bills, or for one of those who are billed: who is no longer among them leaves a paper for no one.
  reader text not null check (reader in ('issuer', 'recipient')),
  recipient_id uuid references invoice_recipient on delete set null,
  kind text not null check (kind in ('invoice', 'void')),
  -- For the how manieth time it was sent, and in which version.
  times_sent smallint not null,
  invoice_version int not null,
  brand_id uuid,
  language text not null,
  state text not null default 'start' check (state in ('start', 'completed', 'failed', 'withdrawn')),
  storage_key text unique,
  bytes int check (bytes > 0),
  pages int check (pages > 0),
  asked_at timestamptz not null default now(),
  made_at timestamptz,
  check (reader = 'recipient' or recipient_id is null),
  check ((state = 'completed') <= (storage_key is not null and bytes is not null and pages is not null and made_at is not null))
);
create unique index invoice_paper_once on invoice_paper (invoice_id, recipient_id, times_sent, kind) nulls not distinct
  where invoice_id is not null and state <> 'withdrawn' and (reader = 'issuer' or recipient_id is not null);
create index invoice_paper_of_account on invoice_paper (account_id, id);
create index invoice_paper_of_asset on invoice_paper (asset_id);
create index invoice_paper_of_recipient on invoice_paper (recipient_id) where recipient_id is not null;
create index invoice_paper_to_clear on invoice_paper (id) where state = 'withdrawn' or invoice_id is null or (reader = 'recipient' and recipient_id is null);
alter table invoice_paper enable row level security;
alter table invoice_paper force row level security;
