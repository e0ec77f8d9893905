-- What a profile bills again and again. Invoices keep what their lines said.
create table invoice_item (
  id uuid primary key default new_id(),
  account_id uuid not null references account,
  profile_id uuid not null references profile,
  title text not null check (length(title) between 1 and 120),
  description text check (length(description) <= 4000),
  quantity_hundredths int not null check (quantity_hundredths between 1 and 10000000),
  unit_cents bigint not null check (unit_cents between 1 and 999999999999),
  item_for_type_id smallint not null,
  account_for_type_id smallint not null,
  is_taxable boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index invoice_item_by_title on invoice_item (profile_id, lower(title), id);
create index invoice_item_of_account on invoice_item (account_id, id);
alter table invoice_item enable row level security;
alter table invoice_item force row level security;
