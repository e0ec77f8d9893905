-- Ids of homes that are about to be added. A member who is given a list of homes is given these, too, before they are there: what they
-- add, they see.
create or replace function public.homes_to_add(how_many int) returns setof uuid
language plpgsql set search_path = public as $$
declare
  homes uuid[] := array(select new_id() from generate_series(1, how_many));
begin
  if current_member() is not null then
    insert into seat_asset (member_id, asset_id) select current_member(), unnest(homes);
  end if;
  return query select unnest(homes);
end $$;

-- Who is given a building is given its units, and those that it gets later.
create or replace function public.give_with(building uuid, unit uuid) returns void
language sql set search_path = public as $$
  insert into seat_asset (member_id, asset_id) select member_id, unit from seat_asset where asset_id = building on conflict do nothing
$$;

-- A home is on lists of members of the business whose it is, and of no one else: `holder` is its account, null where it is deleted.
create or replace function public.keep_on_lists_of(home uuid, holder uuid) returns void
language sql set search_path = public as $$
  delete from seat_asset given using seat s
  where given.asset_id = home and s.member_id = given.member_id and s.business_account_id is distinct from holder
$$;
