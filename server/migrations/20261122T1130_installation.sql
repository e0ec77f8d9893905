-- What this database is for, decided at its first start and never again: a demo lets everybody in, real people must not be let in by a forgotten setting.
create table installation (
  is_only_row boolean primary key default true check (is_only_row),
  kind text not null check (kind in ('demo', 'real')),
  decided_at timestamptz not null default now()
);
