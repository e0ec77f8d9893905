-- What keeps a search at a million homes as fast as at a thousand (decision 0026).

-- The grid, finer and numbered along a Z: the squares of every coarser grid are one range of numbers, so that one column tells
-- squares of 1/80 of a degree, of a tenth (`cell`) and of any power of two between and beyond.
create function interleaved(n int) returns int language plpgsql immutable strict parallel safe as $$
begin
  n := (n | (n << 8)) & x'00ff00ff'::int;
  n := (n | (n << 4)) & x'0f0f0f0f'::int;
  n := (n | (n << 2)) & x'33333333'::int;
  return (n | (n << 1)) & x'55555555'::int;
end $$;
create function fine_cell(latitude double precision, longitude double precision) returns int
language plpgsql immutable strict parallel safe as $$
begin
  return interleaved(floor((latitude + 90) * 80)::int) << 1 | interleaved(floor((longitude + 180) * 80)::int);
end $$;
create or replace function grid_cell(latitude double precision, longitude double precision) returns int
language plpgsql immutable parallel safe as $$
begin
  return fine_cell(latitude, longitude) >> 6;
end $$;
update listing set cell = grid_cell(latitude, longitude);

-- Streets as people type them: without case and points, and with the last word written out.
create function street_key(street text) returns text language plpgsql immutable strict parallel safe as $$
declare
  words text[] := regexp_split_to_array(btrim(regexp_replace(lower(street), '[^[:alnum:]]+', ' ', 'g')), ' ');
  last text := words[cardinality(words)];
begin
  words[cardinality(words)] := case last
    when 'st' then 'street' when 'ave' then 'avenue' when 'av' then 'avenue' when 'rd' then 'road' when 'dr' then 'drive'
    when 'ln' then 'lane' when 'ct' then 'court' when 'pl' then 'place' when 'blvd' then 'boulevard' when 'ter' then 'terrace'
    when 'cir' then 'circle' when 'pkwy' then 'parkway' when 'hwy' then 'highway' when 'sq' then 'square' else last end;
  return nullif(array_to_string(words, ' '), '');
end $$;

alter table listing
  add column fine_cell int not null generated always as (fine_cell(latitude, longitude)) stored,
  -- Of the address as strangers see it: nothing for those who show their neighborhood alone.
  add column street text generated always as (street_of(split_part(address_line, ',', 1))) stored;

-- Every index leads with what a search holds fixed, goes on in an order and ends in the id; what filters ask for most is carried
-- along, so that choosing a page and counting read the index alone, and only the rows of a page are read whole.
drop index listing_newest, listing_city_newest, listing_city_price, listing_state_newest, listing_state_price, listing_zip_newest, listing_price,
  listing_area, listing_cell_price, listing_words;
create index listing_newest on listing (listed_at desc, id desc)
  include (category_id, listing_type_id, asset_type_id, bedrooms, bathrooms, search_cents, area_square_feet, has_image, latitude, longitude);
create index listing_city_newest on listing (city_id, listed_at desc, id desc)
  include (category_id, listing_type_id, asset_type_id, bedrooms, bathrooms, search_cents, area_square_feet, has_image, latitude, longitude, fine_cell, amenity_ids);
create index listing_state_newest on listing (state_id, listed_at desc, id desc)
  include (category_id, listing_type_id, asset_type_id, bedrooms, bathrooms, search_cents, area_square_feet, has_image);
create index listing_zip_newest on listing (zip, listed_at desc, id desc)
  include (category_id, listing_type_id, asset_type_id, bedrooms, bathrooms, search_cents, area_square_feet, has_image);
create index listing_cell_newest on listing (cell, listed_at desc, id desc)
  include (category_id, listing_type_id, asset_type_id, bedrooms, bathrooms, search_cents, area_square_feet, has_image, latitude, longitude);
-- Prices and rents lie far apart: without the listing type before it, the cheapest house for sale comes behind every rent.
create index listing_price on listing (listing_type_id, search_cents, id)
  include (category_id, asset_type_id, bedrooms, bathrooms, area_square_feet, has_image, latitude, longitude);
create index listing_city_price on listing (city_id, listing_type_id, search_cents, id)
  include (category_id, asset_type_id, bedrooms, bathrooms, area_square_feet, has_image);
create index listing_state_price on listing (state_id, listing_type_id, search_cents, id)
  include (category_id, asset_type_id, bedrooms, bathrooms, area_square_feet, has_image);
create index listing_cell_price on listing (cell, listing_type_id, search_cents, id)
  include (category_id, asset_type_id, bedrooms, bathrooms, area_square_feet, has_image, latitude, longitude);
create index listing_area on listing (area_square_feet desc nulls last, id desc)
  include (category_id, listing_type_id, asset_type_id, bedrooms, bathrooms, search_cents, has_image, state_id, city_id);
-- Of a rare type, all there are in a state or the country.
create index listing_type_newest on listing (asset_type_id, state_id, listed_at desc, id desc)
  include (category_id, listing_type_id, bedrooms, bathrooms, search_cents, area_square_feet, has_image);
-- Everything in a part of the map.
create index listing_fine_cell on listing (fine_cell, id)
  include (category_id, listing_type_id, asset_type_id, bedrooms, bathrooms, search_cents, area_square_feet, has_image, latitude, longitude, city_id, state_id);
create index listing_of_street on listing (city_id, street_key(street), listed_at desc, id desc) where street is not null;
-- Rare words and features; the city is in it so that a common word of one city is not looked for in the country.
create index listing_words on listing using gin (words, amenity_ids, (array[city_id]));

-- Counts, so that nobody has to count a million homes. Whoever changes listings appends differences and waits for nobody; readers
-- add up what is there, and a job folds the rows of a key into one.

-- Homes by what facets ask for; rooms are counted up to five. State 0 is the country.
create table listing_facet_count (
  state_id int not null,
  category_id smallint not null,
  listing_type_id smallint not null,
  asset_type_id smallint not null,
  bedrooms smallint not null,
  bathrooms smallint not null,
  homes int not null,
  is_fresh boolean not null default true
);
create index listing_facet_count_key on listing_facet_count (state_id, category_id, listing_type_id, asset_type_id, bedrooms, bathrooms) include (homes);
create index listing_facet_count_fresh on listing_facet_count (state_id) where is_fresh;

-- Homes by amenity (A) and allowed pets (P).
create table listing_feature_count (
  state_id int not null,
  kind char(1) not null check (kind in ('A', 'P')),
  category_id smallint not null,
  listing_type_id smallint not null,
  feature_id int not null,
  homes int not null,
  is_fresh boolean not null default true
);
create index listing_feature_count_key on listing_feature_count (state_id, kind, category_id, listing_type_id, feature_id) include (homes);
create index listing_feature_count_fresh on listing_feature_count (state_id) where is_fresh;

-- Homes by square of the map. `level` 0 is the grid of `fine_cell`; each further one has squares four times as wide. Sums of
-- places are in millionths of a degree: whole numbers, which add up the same in any order.
create table listing_cell_count (
  level smallint not null,
  cell int not null,
  state_id int not null,
  category_id smallint not null,
  listing_type_id smallint not null,
  homes int not null,
  latitude_sum bigint not null,
  longitude_sum bigint not null,
  is_fresh boolean not null default true
);
create index listing_cell_count_key on listing_cell_count (level, cell, state_id, category_id, listing_type_id) include (homes, latitude_sum, longitude_sum);
create index listing_cell_count_fresh on listing_cell_count (level) where is_fresh;

-- Streets with homes, for suggestions: by any beginning of their name, larger ones first.
create table listing_street_count (
  city_id int not null,
  key text not null,
  street text not null,
  homes int not null,
  is_fresh boolean not null default true
);
create index listing_street_count_key on listing_street_count (city_id, key collate "C");
create index listing_street_count_start on listing_street_count (key collate "C", homes desc);
create index listing_street_count_start2 on listing_street_count (left(key, 2), homes desc);
create index listing_street_count_start4 on listing_street_count (left(key, 4), homes desc);
create index listing_street_count_fresh on listing_street_count (city_id) where is_fresh;

-- The statements that append what a set of listings (`one` being 1 or -1 for each) changes in the counts.
create function listing_count_statements(source text) returns text[] language sql immutable as $f$
  select array[
    format($$insert into listing_facet_count (state_id, category_id, listing_type_id, asset_type_id, bedrooms, bathrooms, homes)
      select s.state_id, l.category_id, l.listing_type_id, l.asset_type_id, least(coalesce(l.bedrooms, 0), 5), least(floor(coalesce(l.bathrooms, 0)), 5), sum(one)
      from (%s) l cross join lateral (values (0), (l.state_id)) s (state_id)
      group by 1, 2, 3, 4, 5, 6 having sum(one) <> 0$$, source),
    format($$insert into listing_feature_count (state_id, kind, category_id, listing_type_id, feature_id, homes)
      select s.state_id, f.kind, l.category_id, l.listing_type_id, f.id, sum(one)
      from (%s) l
      cross join lateral (select 'A' as kind, unnest(l.amenity_ids) as id union all select 'P', unnest(l.pets_allowed_ids)) f
      cross join lateral (values (0), (l.state_id)) s (state_id)
      group by 1, 2, 3, 4, 5 having sum(one) <> 0$$, source),
    format($$insert into listing_cell_count (level, cell, state_id, category_id, listing_type_id, homes, latitude_sum, longitude_sum)
      select level, l.fine_cell >> 4 * level, l.state_id, l.category_id, l.listing_type_id, sum(one),
        sum(one * round(l.latitude * 1e6)::bigint), sum(one * round(l.longitude * 1e6)::bigint)
      from (%s) l cross join generate_series(0, 5) level
      group by 1, 2, 3, 4, 5 having sum(one) <> 0 or sum(one * round(l.latitude * 1e6)::bigint) <> 0 or sum(one * round(l.longitude * 1e6)::bigint) <> 0$$, source),
    format($$insert into listing_street_count (city_id, key, street, homes)
      select l.city_id, street_key(l.street), min(l.street), sum(one)
      from (%s) l where l.street is not null
      group by 1, 2 having sum(one) <> 0$$, source)
  ]
$f$;

create function append_listing_counts() returns trigger language plpgsql as $$
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
create trigger listing_added_counts after insert on listing referencing new table as added for each statement execute function append_listing_counts();
create trigger listing_removed_counts after delete on listing referencing old table as removed for each statement execute function append_listing_counts();
create trigger listing_changed_counts after update on listing
  referencing old table as removed new table as added for each statement execute function append_listing_counts();

-- All counts anew.
create function count_listings_anew() returns void language plpgsql as $$
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
create function fold_listing_counts() returns void language plpgsql as $$
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

select count_listings_anew();
select fold_listing_counts();
