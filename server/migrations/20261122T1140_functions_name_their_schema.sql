-- pg_restore, and whoever else works under an empty search path, has to find what our functions call (decision 0048).

-- These are inlined into the statements that ask them, or called for every row: they name what they use.
create or replace function confirmed_email(of_account uuid) returns text language sql stable as
  $$ select email from public.account where id = of_account and email_verified_at is not null $$;

create or replace function shared_assets() returns setof uuid language sql stable parallel safe as $$
  select s.asset_id from public.asset_assignment s
  where s.profile_account_id = public.current_account()
    and public.assignment_holds(case when s.role_id = 3 then '-infinity'::date else s.starts_on end, s.ends_on, s.ended_at, s.time_zone)
  union all
  select o.asset_id from public.asset_owner o where o.partner_account_id = public.current_account() and o.removed_at is null
$$;

create or replace function shares_asset(asset uuid) returns boolean language sql stable parallel safe as $$
  select exists (
      select from public.asset_assignment s
      where s.asset_id = asset and s.profile_account_id = public.current_account()
        and public.assignment_holds(case when s.role_id = 3 then '-infinity'::date else s.starts_on end, s.ends_on, s.ended_at, s.time_zone))
    or exists (select from public.asset_owner o where o.asset_id = asset and o.partner_account_id = public.current_account() and o.removed_at is null)
$$;

create or replace function entrusted_listings() returns setof uuid language sql stable parallel safe as $$
  select s.asset_id from public.asset_assignment s
  where s.profile_account_id = public.current_account() and s.role_id = 2 and 'list' = any(s.scopes)
    and public.assignment_holds(s.starts_on, s.ends_on, s.ended_at, s.time_zone)
$$;

create or replace function fine_cell(latitude double precision, longitude double precision) returns int
language plpgsql immutable strict parallel safe as $$
begin
  return public.interleaved(floor((latitude + 90) * 80)::int) << 1 | public.interleaved(floor((longitude + 180) * 80)::int);
end $$;

create or replace function grid_cell(latitude double precision, longitude double precision) returns int
language plpgsql immutable parallel safe as $$
begin
  return public.fine_cell(latitude, longitude) >> 6;
end $$;

-- These are never inlined: they bring their search path along.
alter function announce_notification_changes() set search_path = public;
alter function announce_notifications() set search_path = public;
alter function append_audit(text, jsonb, text, text, jsonb) set search_path = public;
alter function append_listing_counts() set search_path = public;
alter function check_lease_place() set search_path = public;
alter function check_lease_tenants() set search_path = public;
alter function check_owner_shares() set search_path = public;
alter function count_listings() set search_path = public;
alter function count_listings_anew() set search_path = public;
alter function end_assignments_of_deleted() set search_path = public;
alter function fold_listing_counts() set search_path = public;
alter function guard_building() set search_path = public;
alter function hand_over_viewings() set search_path = public;
alter function keep_listing_life() set search_path = public;
alter function name_building() set search_path = public;
alter function note_asset_events() set search_path = public;
alter function note_last_event() set search_path = public;
alter function refresh_listing() set search_path = public;
alter function rename_building() set search_path = public;
alter function take_up_invitations() set search_path = public;
