create policy own_rows on public.profile_inquiry using (account_id = public.current_account() or public.sees_everything());
-- Strangers add rows, for the account of the profile alone, and see none.
create policy anybody_writes on public.profile_inquiry for insert
  with check (exists (select from public.profile_card p where p.id = profile_id and p.account_id = profile_inquiry.account_id));
