create policy own_rows on public.profile_contact using (account_id = public.current_account() or public.sees_everything());
-- Joined people see how to reach each other.
create policy connected_rows on public.profile_contact for select using (exists (
  select from public.connection c
  where c.state = 1 and (
    (c.requester_profile_id = profile_contact.profile_id and c.addressee_account_id = public.current_account())
    or (c.addressee_profile_id = profile_contact.profile_id and c.requester_account_id = public.current_account()))));

-- How much a profile has on the market: agents are ordered by it. Once for each statement, so that an import touches its profile once a
-- batch; of a home with two offers the first one counts.
create or replace function public.count_listings() returns trigger
language plpgsql set search_path = public as $$
begin
  if tg_op = 'INSERT' then
    update profile p set listings_count = p.listings_count + change.listings
    from (select profile_id, count(*) as listings from added where id = asset_id group by profile_id) as change where p.id = change.profile_id;
  elsif tg_op = 'DELETE' then
    update profile p set listings_count = p.listings_count - change.listings
    from (select profile_id, count(*) as listings from removed where id = asset_id group by profile_id) as change where p.id = change.profile_id;
  else
    update profile p set listings_count = p.listings_count + change.listings
    from (
      select profile_id, sum(one) as listings
      from (
        select profile_id, 1 as one from added where id = asset_id
        union all
        select profile_id, -1 from removed where id = asset_id
      ) as both_sides
      group by profile_id having sum(one) <> 0
    ) as change where p.id = change.profile_id;
  end if;
  return null;
end $$;
create trigger listing_added after insert on public.listing referencing new table as added
  for each statement execute function public.count_listings();
create trigger listing_removed after delete on public.listing referencing old table as removed
  for each statement execute function public.count_listings();
create trigger listing_changed after update on public.listing
  referencing old table as removed new table as added for each statement execute function public.count_listings();
