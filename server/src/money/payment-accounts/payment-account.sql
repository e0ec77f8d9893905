create policy own_rows on public.payment_account using (account_id = public.current_account() or public.sees_everything());
create policy whole_business on public.payment_account as restrictive using ((select public.current_member()) is null);

-- Whose payment accounts are.
create view public.payment_account_of with (security_invoker = true) as select id, account_id, profile_id from public.payment_account;
