create policy own_rows on public.subscription using (account_id = public.current_account() or public.sees_everything());

create policy own_rows on public.plan_request using (account_id = public.current_account() or public.sees_everything());
