create policy own_rows on public.asset_import using (account_id = public.current_account() or public.sees_everything());

create policy own_rows on public.asset_import_batch using (account_id = public.current_account() or public.sees_everything());
