-- The grid, numbered along a Z: the squares of every coarser grid are one range of numbers, so that one column tells squares of 1/80 of a
-- degree, of a tenth (`cell`) and of any power of two between and beyond (decision 0026).
create or replace function public.interleaved(n int) returns int
language plpgsql immutable strict parallel safe as $$
begin
  n := (n | (n << 8)) & x'00ff00ff'::int;
  n := (n | (n << 4)) & x'0f0f0f0f'::int;
  n := (n | (n << 2)) & x'33333333'::int;
  return (n | (n << 1)) & x'55555555'::int;
end $$;

create or replace function public.fine_cell(latitude double precision, longitude double precision) returns int
language plpgsql immutable strict parallel safe as $$
begin
  return public.interleaved(floor((latitude + 90) * 80)::int) << 1 | public.interleaved(floor((longitude + 180) * 80)::int);
end $$;

create or replace function public.grid_cell(latitude double precision, longitude double precision) returns int
language plpgsql immutable parallel safe as $$
begin
  return public.fine_cell(latitude, longitude) >> 6;
end $$;

-- Great-circle distance in statute miles.
create or replace function public.miles_between(
  latitude1 double precision, longitude1 double precision, latitude2 double precision, longitude2 double precision
) returns double precision
language sql immutable parallel safe as $$
  select 7917.6 * asin(least(1, sqrt(
    sin(radians(latitude2 - latitude1) / 2) ^ 2
    + cos(radians(latitude1)) * cos(radians(latitude2)) * sin(radians(longitude2 - longitude1) / 2) ^ 2)))
$$;
