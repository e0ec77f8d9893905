-- Accounts that rent is paid into: begun here, checked and kept by the payment gateway.
create table payment_account (
  id uuid primary key default new_id(),
  account_id uuid not null references account,
  -- Null: of the account, for each of its profiles that has none of its own.
  profile_id uuid references profile,
  -- As in calls: begun or still owing something, active, being checked, rejected.
  status smallint not null default 0 check (status between 0 and 3),
  -- It takes no payments until what is due is answered.
  is_restricted boolean not null default false,
  is_default boolean not null default false,
  -- What a payment names. Random, and no secret of the gateway.
  sub_account_key text not null unique,

  owner_type text not null check (owner_type in ('individual', 'company')),
  business_structure text check (business_structure in ('llc', 'corporation', 'partnership', 'nonprofit', 'trust')),
  legal_name text check (char_length(legal_name) between 2 and 50),
  dba_name text check (char_length(dba_name) between 2 and 50),
  first_name text not null,
  last_name text not null,
  website text,
  email text,
  phone text,
  address1 text,
  address2 text,
  city text,
  state_id int references state,
  zip text,
  holder_name text,
  bank_account_type text check (bank_account_type in ('checking', 'savings')),
  deposit_for text check (deposit_for in ('both', 'rent', 'deposit')),

  bank_name text,
  bank_last4 text check (bank_last4 ~ '^[0-9]{4}$'),
  tax_last4 text check (tax_last4 ~ '^[0-9]{4}$'),
  ssn_last4 text check (ssn_last4 ~ '^[0-9]{4}$'),
  -- What the gateway is being told, until it has answered; sealed.
  asked_sealed bytea,
  -- Since when it has not answered.
  asked_at timestamptz,
  -- How often it was told something.
  asked_count int not null default 0,

  -- Which gateway, and what it calls the account.
  gateway text,
  gateway_ref text,
  takes_cards boolean not null default false,
  takes_bank_payments boolean not null default false,
  is_paid_out boolean not null default false,
  requirements text[] not null default '{}',
  requirements_due_at timestamptz,
  reasons text[] not null default '{}',
  -- What is above is as the gateway had it at this moment.
  seen_at timestamptz,

  agreement_version text,
  agreement_accepted_at timestamptz,
  agreement_ip text,
  agreement_account_id uuid references account,

  version int not null default 1,
  submitted_at timestamptz,
  active_since timestamptz,
  -- The account is closed, and this stays for the books, without anyone's name.
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((gateway is null) = (gateway_ref is null)),
  check (asked_sealed is null or asked_at is not null),
  check ((agreement_version is null) = (agreement_accepted_at is null) and (agreement_version is null) = (agreement_ip is null)),
  check (status <> 1 or gateway_ref is not null),
  check (not is_default or (gateway_ref is not null and status <> 3))
);
alter table payment_account enable row level security;
alter table payment_account force row level security;
create index payment_account_of_account on payment_account (account_id, created_at desc, id desc);
create index payment_account_of_profile on payment_account (profile_id) where profile_id is not null;
create unique index payment_account_at_gateway on payment_account (gateway, gateway_ref) where gateway_ref is not null;
create unique index payment_account_default on payment_account (account_id, coalesce(profile_id, account_id)) where is_default;
create index payment_account_to_look_at on payment_account (seen_at) where gateway_ref is not null and closed_at is null;
