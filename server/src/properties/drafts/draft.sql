create policy own_rows on public.asset_draft using (account_id = public.current_account() or public.sees_everything());
-- A member of a business who is given a list of its properties has the drafts that they began; all others of it have them all.
create policy own_drafts on public.asset_draft as restrictive
  using ((select public.current_member()) is null or member_id = (select public.current_member())) with check (true);
