-- Who a profile is to others, open or not.
create view public.profile_card with (security_invoker = true) as
  select id, account_id, profile_type_id, account_type_id, first_name, last_name, company_name, category_ids, picture_image_id, is_public, status,
    listings_count, created_at
  from public.profile;

-- What strangers may find and read: what is private, closed or unconfirmed is not in it. PROFILE_IS_VISIBLE says the same of a card.
create view public.public_profile with (security_invoker = true) as
  select p.id, p.profile_type_id, p.account_type_id, p.first_name, p.last_name, p.company_name, p.category_ids, p.picture_image_id, p.about,
    p.about_company, p.website, p.license_number, p.license_state_id, p.language_ids, p.years_experience, p.city_id, p.state_id,
    p.service_radius_miles, p.service_city_ids, p.service_state_ids, p.is_business, p.public_phone, p.public_email, p.public_place_line,
    p.listings_count, p.created_at, p.updated_at
  from public.profile p join public.account_holder a on a.id = p.account_id
  where p.is_public and p.status = 'A' and a.status = 'A' and a.email_verified_at is not null;

-- The files that profiles show, for what clears files. Backups name the table: an older version that they read has no view.
create view public.profile_picture_file with (security_invoker = true) as
  select storage_key from public.profile_picture;

create policy own_rows on public.profile_contact using (account_id = public.current_account() or public.sees_everything());

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
