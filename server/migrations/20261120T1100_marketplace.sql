-- What searches of the marketplace and the files of pictures need.

-- Great-circle distance in statute miles.
create function miles_between(latitude1 double precision, longitude1 double precision, latitude2 double precision, longitude2 double precision)
returns double precision language sql immutable parallel safe as $$
  select 7917.6 * asin(least(1, sqrt(
    sin(radians(latitude2 - latitude1) / 2) ^ 2
    + cos(radians(latitude1)) * cos(radians(latitude2)) * sin(radians(longitude2 - longitude1) / 2) ^ 2)))
$$;

-- The home page shows the newest with a picture, however many came without one since.
create index listing_newest_with_image on listing (listed_at desc, asset_id desc) where has_image;

-- Who else shows the same picture, asked before its files are deleted.
create index asset_image_storage on asset_image (storage_key);
create index upload_storage on upload (storage_key) where used_at is null;

-- The street without what tells the house: numbers before it ("12 1/2", "#4", "10-12", "4B"; but not "5th"), and flats behind it.
create function street_of(address text) returns text language sql immutable parallel safe as $$
  select nullif(regexp_replace(
    regexp_replace(address, '^((?!\d+(st|nd|rd|th)\M)\S*\d\S*\s+)+', '', 'i'),
    '[\s,]+(apt|apartment|unit|suite|ste|flat|floor|fl|room|rm|bldg|building|#).*$', '', 'i'), '')
$$;
