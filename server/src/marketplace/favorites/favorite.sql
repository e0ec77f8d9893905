create policy own_rows on public.favorite using (account_id = public.current_account() or public.sees_everything());
