/** Objects are documents, found by what other objects and the caller know of them; money stands in rows that never change. */
export const SCHEMA = `
  create table if not exists object (
    seq integer primary key autoincrement,
    id text not null unique,
    kind text not null,
    parent text,
    reference text,
    created integer not null,
    body text not null
  ) strict;
  create index if not exists object_by_kind on object (kind, seq);
  create index if not exists object_by_parent on object (kind, parent, seq);
  create index if not exists object_by_reference on object (kind, reference, seq);

  create table if not exists movement (
    seq integer primary key autoincrement,
    id text not null unique,
    created integer not null,
    kind text not null,
    source text not null
  ) strict;
  create index if not exists movement_by_created on movement (created, seq);

  create table if not exists entry (
    seq integer primary key autoincrement,
    movement text not null references movement (id),
    account text not null,
    amount integer not null check (amount <> 0)
  ) strict;
  create index if not exists entry_by_movement on entry (movement);
  create index if not exists entry_by_account on entry (account, amount);

  create table if not exists balance_transaction (
    seq integer primary key autoincrement,
    id text not null unique,
    movement text not null references movement (id),
    owner text not null,
    type text not null,
    amount integer not null,
    fee integer not null,
    net integer generated always as (amount - fee) stored,
    source text not null,
    created integer not null,
    available_on integer not null,
    description text not null
  ) strict;
  create index if not exists balance_transaction_by_owner on balance_transaction (owner, available_on, net);
  create index if not exists balance_transaction_by_movement on balance_transaction (movement);
  create index if not exists balance_transaction_by_source on balance_transaction (source);

  create trigger if not exists movement_stays before update on movement begin select raise(abort, 'a movement never changes'); end;
  create trigger if not exists entry_stays before update on entry begin select raise(abort, 'an entry never changes'); end;
  create trigger if not exists balance_transaction_stays before update on balance_transaction
    begin select raise(abort, 'a balance transaction never changes'); end;

  create table if not exists due (
    seq integer primary key autoincrement,
    at integer not null,
    work text not null,
    subject text not null
  ) strict;
  create index if not exists due_by_time on due (at, seq);
  create index if not exists due_by_subject on due (subject);

  create table if not exists answer (
    key text primary key,
    request text not null,
    status integer not null,
    body text not null,
    created integer not null
  ) strict;
  create index if not exists answer_by_created on answer (created);

  create table if not exists delivery (
    event text primary key,
    created integer not null,
    attempts integer not null default 0,
    next_at integer,
    delivered_at integer,
    last_error text
  ) strict;
  create index if not exists delivery_by_time on delivery (next_at) where next_at is not null;

  create table if not exists setting (name text primary key, value text not null) strict;
`

export const TABLES = ['answer', 'delivery', 'due', 'balance_transaction', 'entry', 'movement', 'object', 'setting'] as const
