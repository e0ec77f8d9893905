create policy own_rows on public.business using (account_id = public.current_account() or public.sees_everything());
create policy own_rows on public.business_image using (account_id = public.current_account() or public.sees_everything());
create policy own_rows on public.business_role using (account_id = public.current_account() or public.sees_everything());
create policy own_rows on public.business_member using (account_id = public.current_account() or public.sees_everything());
create policy own_rows on public.business_event using (account_id = public.current_account() or public.sees_everything());
