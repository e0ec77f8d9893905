-- A unit of which no owners are said has those of its building (0062). Whether some are said is written here with them (owner.sql); whose
-- owners a property has follows from that and its building, however it comes into one or leaves it.
alter table asset add column has_own_owners boolean not null default false;

update asset set has_own_owners = true
where exists (select from asset_owner o where o.asset_id = asset.id and o.removed_at is null);

alter table asset
  -- The property whose owners it has: itself, or its building.
  add column owned_through uuid not null
    generated always as (case when has_own_owners then id else coalesce(parent_asset_id, id) end) stored;
