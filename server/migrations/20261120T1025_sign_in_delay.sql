-- Tries to sign in, per account and address and per address. Each failure makes the wait longer; nothing locks for good.
create table sign_in_delay (
  key text primary key,
  tries int not null,
  next_try_at timestamptz not null,
  expires_at timestamptz not null
);
create index sign_in_delay_expires on sign_in_delay (expires_at);
