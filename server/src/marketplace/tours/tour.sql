create policy own_rows on public.tour using (account_id = public.current_account() or public.sees_everything());
create policy given_homes on public.tour as restrictive using ((select public.current_member()) is null or (
  select true from public.seat_asset given where given.member_id = (select public.current_member()) and given.asset_id = tour.asset_id limit 1));
-- A visitor who asked for a tour with an account sees and answers it, too.
create policy visitor_rows on public.tour using (visitor_account_id = public.current_account());
-- An agent sees tours of what they list.
create policy lister_reads on public.tour for select using ((
  select true from public.access_grant held
  where held.object_id = tour.asset_id and held.principal_account_id = public.current_account() and held.relation = 'agent'
    and 'list' = any(held.scopes) and held.during @> (select statement_timestamp())
  limit 1));
create policy acted_rows on public.tour using (asset_id = public.acting_asset());
