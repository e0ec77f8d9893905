-- Whether somebody has said where on the map a home stands. Without it the point is the middle of its ZIP or city.
alter table asset add column pin_placed boolean not null default false;
alter table listing add column pin_placed boolean not null default false;

-- The listing follows: the function as it stands, with one column more.
do $$
declare
  before text := pg_get_functiondef('public.refresh_listing'::regproc);
  after text := before;
begin
  after := replace(after, 'previous_amount_cents, amount_changed_at)', 'previous_amount_cents, amount_changed_at, pin_placed)');
  after := replace(after, 'o.previous_amount_cents, o.amount_changed_at', 'o.previous_amount_cents, o.amount_changed_at, c.pin_placed');
  after := replace(after, 'amount_changed_at = excluded.amount_changed_at', 'amount_changed_at = excluded.amount_changed_at, pin_placed = excluded.pin_placed');
  if length(after) <> length(before) + length(', pin_placed, c.pin_placed, pin_placed = excluded.pin_placed') then
    raise exception 'refresh_listing is not as expected';
  end if;
  execute after;
end $$;

-- What came from a file with coordinates of its own stands where the file says.
select set_config('app.everything', 'on', true);
update asset a set pin_placed = true
where imported and latitude is not null
  and not exists (select from zip z where z.zip = left(a.zip, 5) and (z.latitude, z.longitude) = (a.latitude, a.longitude))
  and not exists (select from city c where c.id = a.city_id and (c.latitude, c.longitude) = (a.latitude, a.longitude));
