-- What is asked of an applicant before those who decide look at their form. It is fixed when the form is given to them.
create table application_fee (
  id uuid primary key default new_id(),
  -- A draft may be deleted, and someone removed; what was paid stays.
  application_id uuid references application on delete set null,
  form_id uuid references application_form on delete set null,
  -- Of those who decide.
  account_id uuid not null references account,
  profile_id uuid not null references profile,
  asset_id uuid not null references asset,
  payer_profile_id uuid not null references profile,
  payer_account_id uuid not null references account,
  kind text not null check (kind in ('application', 'screening')),
  -- What those who decide want, and what of it is asked.
  wanted_cents bigint not null check (wanted_cents > 0),
  cents bigint not null check (cents between 0 and wanted_cents),
  limited_by text check (limited_by in ('forbidden', 'capped', 'actualCost')),
  status text not null check (status in (
    'none', 'outside', 'due', 'pending', 'onItsWay', 'paid', 'disputed', 'returned', 'waived', 'void', 'goingBack', 'givenBack')),
  -- It is billed as it is paid, and not before.
  invoice_id uuid references invoice,
  payment_id uuid references payment,
  paid_at timestamptz,
  given_back_cents bigint not null default 0 check (given_back_cents >= 0),
  -- When those who decide made use of what it was paid for.
  used_at timestamptz,
  -- It is to go back as soon as it can; asked of the provider once.
  gives_back_at timestamptz,
  give_back_reason text check (length(give_back_reason) <= 300),
  gave_back_at timestamptz,
  waived_at timestamptz,
  waived_by text check (length(waived_by) <= 200),
  waive_reason text check (length(waive_reason) between 1 and 300),
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
create unique index application_fee_once on application_fee (form_id) where kind = 'application' and status <> 'void';
create index application_fee_of_form on application_fee (form_id, id);
create index application_fee_of_application on application_fee (application_id, id);
create index application_fee_of_account on application_fee (account_id, id);
create index application_fee_of_profile on application_fee (profile_id);
create index application_fee_of_asset on application_fee (asset_id);
create index application_fee_of_payer on application_fee (payer_account_id, id);
create index application_fee_of_payer_profile on application_fee (payer_profile_id);
create unique index application_fee_of_invoice on application_fee (invoice_id) where invoice_id is not null;
create index application_fee_of_payment on application_fee (payment_id) where payment_id is not null;
alter table application_fee enable row level security;
alter table application_fee force row level security;
