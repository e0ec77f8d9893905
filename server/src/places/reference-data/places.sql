-- What other rooms read of places. The tables behind are filled again whenever the reference data change.
create view public.place_country with (security_invoker = true) as
  select id, code, name from public.country;

create view public.place_state with (security_invoker = true) as
  select id, country_id, code, name from public.state;

create view public.place_city with (security_invoker = true) as
  select id, state_id, name, search_name, latitude, longitude, time_zone, zips_count from public.city;

create view public.place_zip with (security_invoker = true) as
  select zip, city_id, latitude, longitude from public.zip;
