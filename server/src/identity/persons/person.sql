create policy own_rows on public.person using (account_id = public.current_account() or public.sees_everything());
