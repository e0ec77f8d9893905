create policy own_rows on public.asset_draft using (account_id = public.current_account() or public.sees_everything());
