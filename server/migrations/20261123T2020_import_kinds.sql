-- Imports bring in more than homes: what each brings in, and what the person chose for it. The columns of a header are
-- remembered for each kind on its own; of one profile still runs one import at a time.
alter table public.asset_import
  add column kind text not null default 'homes' check (kind in ('homes', 'leases')),
  add column settings jsonb not null default '{}';
