create policy own_rows on public.invoice_item using (account_id = public.current_account() or public.sees_everything());
