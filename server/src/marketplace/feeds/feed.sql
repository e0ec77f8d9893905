create policy own_rows on public.listing_feed using (account_id = public.current_account() or public.sees_everything());
create policy whole_business on public.listing_feed as restrictive using ((select public.current_member()) is null);
