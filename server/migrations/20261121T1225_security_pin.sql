-- Six digits that confirm one operation on one object. Kept apart from the password: it is no way to sign in.
create table security_pin (
  account_id uuid primary key references account,
  pin_hash text not null,
  set_at timestamptz not null default now()
);

-- What a right pin has confirmed: once, within five minutes, for this operation, object and amount in this session.
create table pin_confirmation (
  confirmation_sha256 bytea primary key,
  account_id uuid not null references account,
  session_id uuid not null references session on delete cascade,
  operation text not null,
  object_id text not null,
  amount_cents bigint,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index pin_confirmation_expires on pin_confirmation (expires_at);

alter table security_pin enable row level security;
alter table security_pin force row level security;
create policy own_rows on security_pin using (account_id = current_account() or sees_everything());
alter table pin_confirmation enable row level security;
alter table pin_confirmation force row level security;
create policy own_rows on pin_confirmation using (account_id = current_account() or sees_everything());
