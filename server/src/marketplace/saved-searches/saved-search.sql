create policy own_rows on public.saved_search using (account_id = public.current_account() or public.sees_everything());

create policy own_rows on public.search_alert using (account_id = public.current_account() or public.sees_everything());
