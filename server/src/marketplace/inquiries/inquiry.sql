create policy own_rows on public.profile_inquiry using (account_id = public.current_account() or public.sees_everything());
create policy given_homes on public.profile_inquiry as restrictive using ((select public.current_member()) is null or (
  select true from public.seat_asset given where given.member_id = (select public.current_member()) and given.asset_id = profile_inquiry.asset_id limit 1));
-- Strangers add rows, for the account of the profile alone, and see none.
create policy anybody_writes on public.profile_inquiry for insert
  with check (exists (select from public.profile_card p where p.id = profile_id and p.account_id = profile_inquiry.account_id));
