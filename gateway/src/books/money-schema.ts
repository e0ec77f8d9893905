/** Money stands in rows that never change. */
export const MONEY_SCHEMA = `
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
`

export const MONEY_TABLES = ['balance_transaction', 'entry', 'movement'] as const
