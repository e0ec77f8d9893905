-- Baths in quarters and floors in halves, as listing services have them (decision 0045).

-- What is over the whole ones stays counted in halves: 1.75 baths are 1 and 1.5. So the version before reads the right
-- number, and what it writes is right.
alter table public.asset
  drop constraint asset_bathrooms_half_check,
  alter column bathrooms_half type real,
  add constraint asset_bathrooms_half_check check (bathrooms_half in (0, 0.5, 1, 1.5)),
  alter column floors_count type real;
comment on column public.asset.bathrooms_half is 'What is over bathrooms_full, in halves of a bathroom: 0.5 is a quarter, 1.5 three quarters.';

-- `listing.bathrooms` is real already, in which every quarter is exact.
alter table public.listing alter column floors_count type real;
