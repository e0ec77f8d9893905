create policy own_rows on public.asset_image using (account_id = public.current_account() or public.sees_everything());
-- Pictures of homes on the market are for everybody.
create policy listed_rows on public.asset_image for select
  using (exists (select from public.listing where listing.id = asset_image.asset_id));
create policy shared_reads on public.asset_image for select using (asset_id in (select public.shared_assets()));
create policy acted_rows on public.asset_image using (asset_id = public.acting_asset());
