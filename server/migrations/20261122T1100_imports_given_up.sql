-- An import that takes its process down is not taken up for ever: who holds it, and how many processes died over it.
alter table public.asset_import
  -- The run of a process that works on it now; empty after one that let go of it in good order.
  add column held_by uuid,
  -- Processes that died with it since its last progress.
  add column deaths smallint not null default 0,
  -- Why a failed one failed.
  add column failure_reason text check (failure_reason in ('fault', 'given-up', 'too-demanding'));
