create policy own_rows on public.saved_view using (account_id = public.current_account() or public.sees_everything());
