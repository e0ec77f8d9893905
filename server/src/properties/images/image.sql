create policy own_rows on public.asset_image using (account_id = public.current_account() or public.sees_everything());
create policy given_homes on public.asset_image as restrictive using ((select public.current_member()) is null or (
  select true from public.seat_asset given where given.member_id = (select public.current_member()) and given.asset_id = asset_image.asset_id limit 1));
-- Pictures of homes on the market are for everybody.
create policy listed_rows on public.asset_image for select
  using ((select true from public.listing where listing.id = asset_image.asset_id limit 1));
-- Who sees the property, sees its pictures.
create policy granted_reads on public.asset_image for select
  using ((select true from public.asset where asset.id = asset_image.asset_id limit 1));
create policy acted_rows on public.asset_image using (asset_id = public.acting_asset());
