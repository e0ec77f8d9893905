-- Counts, so that a million homes need not be counted (decision 0026). A change of listings appends differences and waits for no other;
-- readers add up what is there, and a job folds the rows of a key into one.

-- What a renter may look for at a home: its own choices, and "Large dogs" (8) where dogs are welcome and neither small pets alone
-- nor certain breeds.
create or replace function public.pets_welcome(allowed int[]) returns int[]
language sql immutable parallel safe as $$
  select case when allowed @> '{2}' and not allowed && '{5,7}' then allowed || 8 else allowed end
$$;

-- The statements that append what a set of listings (`one` being 1 or -1 for each) changes in the counts.
create or replace function public.listing_count_statements(source text) returns text[]
language sql immutable as $f$
  select array[
    format($$insert into public.listing_facet_count (state_id, category_id, listing_type_id, asset_type_id, bedrooms, bathrooms, homes)
      select s.state_id, l.category_id, l.listing_type_id, l.asset_type_id, least(coalesce(l.bedrooms, 0), 5), least(floor(coalesce(l.bathrooms, 0)), 5), sum(one)
      from (%s) l cross join lateral (values (0), (l.state_id)) s (state_id)
      group by 1, 2, 3, 4, 5, 6 having sum(one) <> 0$$, source),
    format($$insert into public.listing_feature_count (state_id, kind, category_id, listing_type_id, feature_id, homes)
      select s.state_id, f.kind, l.category_id, l.listing_type_id, f.id, sum(one)
      from (%s) l
      cross join lateral (select 'A' as kind, unnest(l.amenity_ids) as id union all select 'P', unnest(public.pets_welcome(l.pets_allowed_ids))) f
      cross join lateral (values (0), (l.state_id)) s (state_id)
      group by 1, 2, 3, 4, 5 having sum(one) <> 0$$, source),
    format($$insert into public.listing_cell_count (level, cell, state_id, category_id, listing_type_id, homes, latitude_sum, longitude_sum)
      select level, l.fine_cell >> 4 * level, l.state_id, l.category_id, l.listing_type_id, sum(one),
        sum(one * round(l.latitude * 1e6)::bigint), sum(one * round(l.longitude * 1e6)::bigint)
      from (%s) l cross join generate_series(0, 5) level
      group by 1, 2, 3, 4, 5 having sum(one) <> 0 or sum(one * round(l.latitude * 1e6)::bigint) <> 0 or sum(one * round(l.longitude * 1e6)::bigint) <> 0$$, source),
    format($$insert into public.listing_street_count (city_id, key, street, homes)
      select l.city_id, public.street_key(l.street), min(l.street), sum(one)
      from (%s) l where l.street is not null
      group by 1, 2 having sum(one) <> 0$$, source)
  ]
$f$;

create or replace function public.append_listing_counts() returns trigger
language plpgsql set search_path = public as $$
declare
  source text := case tg_op
    when 'INSERT' then 'select 1 as one, * from added'
    when 'DELETE' then 'select -1 as one, * from removed'
    else 'select 1 as one, * from added union all select -1, * from removed' end;
  statement text;
begin
  foreach statement in array listing_count_statements(source) loop
    execute statement;
  end loop;
  return null;
end $$;
create trigger listing_added_counts after insert on public.listing referencing new table as added
  for each statement execute function public.append_listing_counts();
create trigger listing_removed_counts after delete on public.listing referencing old table as removed
  for each statement execute function public.append_listing_counts();
create trigger listing_changed_counts after update on public.listing
  referencing old table as removed new table as added for each statement execute function public.append_listing_counts();

-- All counts from the start.
create or replace function public.count_listings_anew() returns void
language plpgsql set search_path = public as $$
declare statement text;
begin
  delete from listing_facet_count;
  delete from listing_feature_count;
  delete from listing_cell_count;
  delete from listing_street_count;
  foreach statement in array listing_count_statements('select 1 as one, * from listing') loop
    execute statement;
  end loop;
end $$;

-- Folds appended rows into those of their keys, one folder at a time; what is being appended meanwhile waits for the next.
create or replace function public.fold_listing_counts() returns void
language plpgsql set search_path = public as $$
declare
  counted record;
begin
  if not pg_try_advisory_xact_lock(716281020) then return; end if;
  for counted in select * from (values
    ('listing_facet_count', 'state_id, category_id, listing_type_id, asset_type_id, bedrooms, bathrooms', '', 'sum(homes)', 'homes'),
    ('listing_feature_count', 'state_id, kind, category_id, listing_type_id, feature_id', '', 'sum(homes)', 'homes'),
    ('listing_cell_count', 'level, cell, state_id, category_id, listing_type_id', '', 'sum(homes), sum(latitude_sum), sum(longitude_sum)', 'homes, latitude_sum, longitude_sum'),
    ('listing_street_count', 'city_id, key', 'street, ', 'min(street), sum(homes)', 'homes')
  ) c (name, keys, texts, sums, numbers) loop
    execute format($f$
      with fresh as (delete from %1$I where is_fresh returning %2$s, %3$s %4$s),
        known as (
          delete from %1$I where not is_fresh and (%2$s) in (select %2$s from fresh)
          returning %2$s, %3$s %4$s
        )
      insert into %1$I (%2$s, %3$s %4$s, is_fresh)
      select %2$s, %5$s, false from (table fresh union all table known) as both_sides
      group by %2$s having sum(homes) <> 0
      order by %2$s$f$, counted.name, counted.keys, counted.texts, counted.numbers, counted.sums);
  end loop;
end $$;
