create policy own_rows on public.notification_preference using (account_id = public.current_account() or public.sees_everything());

create policy own_rows on public.notification_rhythm using (account_id = public.current_account() or public.sees_everything());
