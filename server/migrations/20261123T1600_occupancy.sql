-- On which days someone lives in a home, has lived or will by what is recorded; until when those who gave notice do; and why a home is not
-- for lease at all. What a home is on a day follows from these (public.occupancy, property.sql).
alter table asset
  add column leased_during datemultirange not null default '{}',
  add column notice_during daterange,
  add column off_books_reason text check (off_books_reason in ('owner-occupied', 'renovation', 'other'));

update asset a set leased_during = known.days
from (
  select asset_id, range_agg(daterange(starts_on, coalesce(ended_on, ends_on + 1))) as days
  from lease where status = 'recorded' group by asset_id
) known
where known.asset_id = a.id;

-- That tenants move out, and on which day they say so; null is no notice.
alter table lease
  add column moves_out_on date,
  add column notice_given_at timestamptz,
  add column notice_by_profile_id uuid references profile,
  add constraint lease_notice_whole check (
    (moves_out_on is null) = (notice_given_at is null) and (notice_by_profile_id is null or notice_given_at is not null)),
  add constraint lease_notice_within check (moves_out_on >= starts_on and (ends_on is null or moves_out_on <= ends_on));

drop function if exists public.keep_leased_through(uuid[], date[]);

-- The list of an owner by what ends first.
create index asset_of_profile_lease_end on asset (managing_profile_id, leased_through, id) where deleted_at is null;
-- And as people look for homes: by street, and doors in the order of their numbers.
create index asset_of_profile_address on asset (managing_profile_id, lower(address1), lower(substring(unit_number from '^\D*')),
  (substring(unit_number from '\d+')::numeric), lower(unit_number), id) where deleted_at is null;
