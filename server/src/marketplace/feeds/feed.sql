create policy own_rows on public.listing_feed using (account_id = public.current_account() or public.sees_everything());
