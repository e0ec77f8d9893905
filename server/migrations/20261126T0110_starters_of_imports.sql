-- Who has begun an import: where it is a business's, each batch asks for their place there. Null for those of the shell, and from before.
alter table public.asset_import
  add column started_by_account_id uuid references public.account,
  drop constraint asset_import_failure_reason_check,
  add constraint asset_import_failure_reason_check check (failure_reason in ('fault', 'given-up', 'too-demanding', 'not-allowed'));
create index asset_import_started_by on public.asset_import (started_by_account_id);
