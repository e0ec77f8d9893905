-- Rows of a person's own account, which none of those claims who act with them for a business.
create policy own_rows on public.renter_profile using (account_id = public.current_account() or public.sees_everything());
create policy own_rows on public.renter_profile_share using (account_id = public.current_account() or public.sees_everything());
create policy own_rows on public.renter_profile_opening using (account_id = public.current_account() or public.sees_everything());
