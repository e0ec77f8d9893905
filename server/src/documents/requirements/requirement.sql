create policy own_rows on public.document_requirement using (account_id = public.current_account() or public.sees_everything());
