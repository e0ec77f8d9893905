-- Profiles keep how much they have on the market.
create trigger listing_added after insert on public.listing referencing new table as added
  for each statement execute function public.count_listings();
create trigger listing_removed after delete on public.listing referencing old table as removed
  for each statement execute function public.count_listings();
create trigger listing_changed after update on public.listing
  referencing old table as removed new table as added for each statement execute function public.count_listings();
