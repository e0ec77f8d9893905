create policy own_rows on public.agreement_template using (account_id = public.current_account() or public.sees_everything());
create policy own_rows on public.agreement_template_version using (account_id = public.current_account() or public.sees_everything());
