create policy own_rows on public.security_pin using (account_id = public.current_account() or public.sees_everything());

create policy own_rows on public.pin_confirmation using (account_id = public.current_account() or public.sees_everything());
