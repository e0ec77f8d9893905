create policy own_rows on public.asset_view_day using (account_id = public.current_account() or public.sees_everything());
create policy given_homes on public.asset_view_day as restrictive using ((select public.current_member()) is null or (
  select true from public.seat_asset given where given.member_id = (select public.current_member()) and given.asset_id = asset_view_day.asset_id limit 1));
create policy acted_rows on public.asset_view_day using (asset_id = public.acting_asset());

create policy own_rows on public.listing_notice using (account_id = public.current_account() or public.sees_everything());
