create policy own_rows on public.business using (account_id = public.current_account() or public.sees_everything());
create policy own_rows on public.business_image using (account_id = public.current_account() or public.sees_everything());
create policy own_rows on public.business_role using (account_id = public.current_account() or public.sees_everything());
create policy own_rows on public.business_member using (account_id = public.current_account() or public.sees_everything());
create policy own_rows on public.business_event using (account_id = public.current_account() or public.sees_everything());

-- Everyone reads of those that are listed; members find theirs whichever profile is active.
create policy listed_or_own_seat on public.business for select using (status = 'listed' or (
  select true from public.seat where seat.business_account_id = business.account_id and seat.account_id = public.current_account() limit 1));
create policy listed_rows on public.business_image for select using ((
  select true from public.business where business.id = business_image.business_id and business.status = 'listed' limit 1));
create policy own_seat on public.business_role for select using ((
  select true from public.seat where seat.business_account_id = business_role.account_id and seat.account_id = public.current_account() limit 1));
-- And of the team of a listed one those who agreed to be shown.
create policy shown_or_own_seat on public.business_member for select using (
  (is_shown and status = 'active' and (
    select true from public.business where business.id = business_member.business_id and business.status = 'listed' limit 1))
  or person_account_id = public.current_account()
  or (select true from public.seat where seat.business_account_id = business_member.account_id and seat.account_id = public.current_account() limit 1));

-- What the page of a listed business says besides that of its profile.
create view public.listed_business with (security_invoker = true) as
  select id, profile_id, name, legal_name, dba_name, type, license_number, license_state_id, license_expires_on, description, phone, email, website,
    address1, address2, city_id, state_id, zip, service_city_ids, hours, listed_at, updated_at
  from public.business where status = 'listed';
create view public.listed_business_image with (security_invoker = true) as
  select id, business_id, sort_order, width, height, widths, thumb_hash, caption, alt_text from public.business_image;
create view public.listed_team with (security_invoker = true) as
  select id, business_id, person_account_id, title, joined_at from public.business_member where is_shown and status = 'active';
