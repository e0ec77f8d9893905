create policy own_rows on public.asset_view_day using (account_id = public.current_account() or public.sees_everything());
create policy acted_rows on public.asset_view_day using (asset_id = public.acting_asset());

create policy own_rows on public.listing_notice using (account_id = public.current_account() or public.sees_everything());
