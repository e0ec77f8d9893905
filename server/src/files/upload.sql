create policy own_rows on public.upload using (account_id = public.current_account() or public.sees_everything());
