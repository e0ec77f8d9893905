-- What a renter may look for at a home: its own choices, and "Large dogs" (8) where dogs are welcome and neither small pets alone
-- nor certain breeds.
create function public.pets_welcome(allowed int[]) returns int[] language sql immutable parallel safe as $$
  select case when allowed @> '{2}' and not allowed && '{5,7}' then allowed || 8 else allowed end
$$;

-- As it was, but for the pets.
create or replace function public.listing_count_statements(source text) returns text[] language sql immutable as $f$
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

-- Homes that are listed meanwhile wait, and are counted by the function above.
lock table public.listing in share row exclusive mode;
insert into public.listing_feature_count (state_id, kind, category_id, listing_type_id, feature_id, homes)
select s.state_id, 'P', l.category_id, l.listing_type_id, 8, count(*)
from public.listing l cross join lateral (values (0), (l.state_id)) s (state_id)
where public.pets_welcome(l.pets_allowed_ids) @> '{8}'
group by 1, 2, 3, 4, 5;
