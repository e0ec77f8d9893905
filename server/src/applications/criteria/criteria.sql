-- What is asked is no secret: who thinks of applying reads it. It is written by those whose homes they are, and by agents who act for one.
create policy own_rows on public.application_criteria using (account_id = public.current_account() or public.sees_everything());
create policy acted_rows on public.application_criteria using (asset_id = public.acting_asset());
-- An agent who acts for a home reads what its manager usually asks.
create policy usual_of_acted_home on public.application_criteria for select using (asset_id is null and exists (
  select from public.asset home where home.id = public.acting_asset() and home.managing_profile_id = application_criteria.profile_id));
-- A member who works with a list of homes sees what is asked for these, and what is usual.
create policy given_homes on public.application_criteria as restrictive using ((select public.current_member()) is null or asset_id is null or (
  select true from public.seat_asset given
  where given.member_id = (select public.current_member()) and given.asset_id = application_criteria.asset_id limit 1));
-- For those who think of applying.
create policy of_offered_homes on public.application_criteria for select using (
  exists (select from public.listing offered where offered.asset_id = application_criteria.asset_id)
  or (asset_id is null and exists (select from public.listing offered where offered.managing_profile_id = application_criteria.profile_id)));

-- What was asked stays as it was; whose it is may change.
create or replace function public.keep_criteria() returns trigger
language plpgsql set search_path = public as $$
begin
  if to_jsonb(new) - 'account_id' is distinct from to_jsonb(old) - 'account_id'
  then raise exception 'criteria % are a version that held, and can not change', old.id using errcode = 'integrity_constraint_violation'; end if;
  return new;
end $$;
create trigger criteria_stay before update on public.application_criteria for each row execute function public.keep_criteria();
