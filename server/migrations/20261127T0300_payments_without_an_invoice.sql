-- What a tenant is about to pay for a home without an invoice at hand. Its id is that of the invoice that is made of it; it goes as it is paid.
create table asset_payment (
  id uuid primary key,
  asset_id uuid not null references asset on delete cascade,
  -- Who pays.
  account_id uuid not null references account on delete cascade,
  profile_id uuid not null references profile on delete cascade,
  item_for_type_id smallint not null,
  amount_cents bigint not null check (amount_cents > 0),
  description text check (length(description) between 1 and 300),
  created_at timestamptz not null default now()
);
create index asset_payment_by_asset on asset_payment (asset_id);
create index asset_payment_by_account on asset_payment (account_id);
create index asset_payment_by_profile on asset_payment (profile_id);
create index asset_payment_by_age on asset_payment (created_at);
alter table asset_payment enable row level security;
alter table asset_payment force row level security;

-- It was not billed by who issues it: where no payment of it comes, it is void by itself.
alter table invoice add column begun_by_payer boolean not null default false;
create index invoice_begun_by_payer on invoice (updated_at, id)
  where begun_by_payer and status = 'sent' and paid_cents = 0 and credited_cents = 0 and in_transit_cents = 0;
