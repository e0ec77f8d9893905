-- A rate holds from a day on, until a later one does; the operator may set it ahead.
alter table payment_rate
  add column starts_on date not null default '2026-01-01',
  drop constraint payment_rate_pkey,
  add primary key (method, starts_on);
alter table payment_rate alter column starts_on drop default;
