/** Objects are documents, found by what other objects and the caller know of them. */
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

export const TABLES = ['answer', 'delivery', 'due', 'object', 'setting'] as const
