-- Whose a property is, what it is called and where it stands, for rooms whose rows hang on it.
create view public.asset_card with (security_invoker = true) as
  select id, account_id, managing_profile_id, parent_asset_id, owned_through, title, unit_number, address1, address2, city_name, city_id, state_id, zip,
    time_zone, is_listed, status, deleted_at
  from public.asset;

-- Asked once for a statement rather than for each of very many rows.
create policy own_rows on public.asset using (account_id = (select public.current_account()) or (select public.sees_everything()));
-- A member of a business who is given a list of its properties reaches those, and what hangs on them.
create policy given_homes on public.asset as restrictive using ((select public.current_member()) is null or (
  select true from public.seat_asset given where given.member_id = (select public.current_member()) and given.asset_id = asset.id limit 1));
-- Partners, agents and tenants see it in their lists; partners of a building its units that have the owners of the building, too.
create policy granted_reads on public.asset for select using ((
  select true from public.access_grant held
  where held.object_id = any(array[asset.id, asset.owned_through]) and (held.object_id = asset.id or held.relation = 'partner')
    and held.principal_account_id = public.current_account() and held.during @> (select statement_timestamp())
  limit 1));
-- A call that has found how they stand to it may touch it.
create policy acted_rows on public.asset using (id = (select public.acting_asset()));

-- An address as a person compares it: without case, punctuation and words for "unit", with street words shortened. Null without a number.
create or replace function public.address_key(address1 text, address2 text, unit text) returns text
language sql immutable parallel safe as $$
  select case when address1 ~ '\d' then btrim(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(
      regexp_replace(' ' || lower(address1 || ' ' || coalesce(address2, '') || ' ' || coalesce(unit, '')) || ' ', '[^[:alnum:]]+', ' ', 'g'),
      ' apartment ', ' '), ' apt ', ' '), ' unit ', ' '), ' suite ', ' '), ' ste ', ' '), ' no ', ' '),
      ' street ', ' st '), ' avenue ', ' ave '), ' boulevard ', ' blvd '), ' road ', ' rd '), ' drive ', ' dr '), ' lane ', ' ln '),
      ' court ', ' ct '), ' place ', ' pl '), ' terrace ', ' ter '), ' circle ', ' cir '), ' highway ', ' hwy '), ' parkway ', ' pkwy '),
      ' north ', ' n '), ' south ', ' s '), ' east ', ' e '), ' west ', ' w '), ' square ', ' sq '), ' way ', ' wy ')) end
$$;

-- What a home is on a day of its own zone: one definition, here and in the contract (occupancy.ts), which a test compares. 60 days are
-- LEASE_ENDS_SOON_DAYS.
create or replace function public.occupancy(leased datemultirange, notice daterange, is_off_books boolean, today date) returns text
language sql immutable parallel safe as $$
  select case
    when leased @> today then case
      when notice @> today then 'notice'
      when upper(leased) <= today + 61 then 'ending'
      else 'occupied' end
    when upper(leased) > today or upper_inf(leased) then 'upcoming'
    when is_off_books then 'off-books'
    else 'vacant' end
$$;

-- The day that belongs to it: the last one of who lives there, the first one of who is to come, or since when it is vacant. Null where none
-- is agreed, or it never was leased.
create or replace function public.occupancy_day(leased datemultirange, notice daterange, today date) returns date
language sql immutable parallel safe as $$
  select case
    when leased @> today and notice @> today then upper(notice) - 1
    when leased @> today then (select upper(days) - 1 from unnest(leased) days where days @> today)
    else coalesce((select min(lower(days)) from unnest(leased) days where lower(days) > today), upper(leased)) end
$$;

-- For the room that knows the leases: until when each of some properties is leased (null for not at all), on which days, and until when
-- those who gave notice live there. Nothing else of them changes.
create or replace function public.keep_leases(asset_ids uuid[], through date[], leased datemultirange[], notice daterange[]) returns void
language sql set search_path = public as $$
  update asset a set leased_through = given.through, leased_during = given.leased, notice_during = given.notice
  from unnest(asset_ids, through, leased, notice) as given (id, through, leased, notice)
  where a.id = given.id
    and (a.leased_through, a.leased_during, a.notice_during) is distinct from (given.through, given.leased, given.notice)
$$;

-- For the room that knows the owners: whether some are said of each of some properties. Whose owners it has follows by itself.
create or replace function public.keep_own_owners(asset_ids uuid[], are_said boolean[]) returns void
language sql set search_path = public as $$
  update asset a set has_own_owners = given.is_said
  from unnest(asset_ids, are_said) as given (id, is_said)
  where a.id = given.id and a.has_own_owners <> given.is_said
$$;

-- At the end of the transaction: until then a member who deletes a home still reaches what hangs on it.
create or replace function public.take_home_from_lists() returns trigger
language plpgsql set search_path = public as $$
begin
  perform keep_on_lists_of(new.id, case when new.deleted_at is null then new.account_id end);
  return null;
end $$;
create constraint trigger asset_leaves_lists after update of deleted_at, account_id on public.asset
  deferrable initially deferred for each row
  when ((new.deleted_at is not null and old.deleted_at is null) or new.account_id <> old.account_id)
  execute function public.take_home_from_lists();
