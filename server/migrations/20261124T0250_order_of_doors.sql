-- A door may stand in the second line of an address instead of the field of its own.
drop index public.asset_of_profile_address;
create index asset_of_profile_address on asset (managing_profile_id, lower(address1), lower(substring(coalesce(unit_number, address2) from '^\D*')),
  (substring(coalesce(unit_number, address2) from '\d+')::numeric), lower(coalesce(unit_number, address2)), id) where deleted_at is null;
