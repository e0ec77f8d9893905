-- What we ask other companies to do, and what became of it. The id is the key of all tries of a call.
create table outside_call (
  id uuid primary key default new_id(),
  name text not null,
  natural_key text not null,
  -- Calls of one subject are made one after the other, in this order.
  subject text,
  place bigint generated always as identity,
  data jsonb not null,
  -- 'unknown': tried as often as it may be, and what became of it is not known.
  status text not null default 'waiting' check (status in ('waiting', 'done', 'refused', 'unknown')),
  tries int not null default 0,
  -- Why it was refused, or why the last try told nothing.
  reason text,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  unique (name, natural_key),
  check ((settled_at is not null) = (status in ('done', 'refused')))
);
create index outside_call_of_subject on outside_call (subject, place) where subject is not null and settled_at is null;
create index outside_call_settled on outside_call (settled_at) where settled_at is not null;
