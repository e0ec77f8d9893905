create policy own_rows on public.totp_factor using (account_id = public.current_account() or public.sees_everything());

create policy own_rows on public.recovery_code using (account_id = public.current_account() or public.sees_everything());

create policy own_rows on public.identity_code using (account_id = public.current_account() or public.sees_everything());
