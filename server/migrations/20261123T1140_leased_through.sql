-- Until when a property is let: the last day of the last of its leases that was not ended, 'infinity' where that has no last day, and null
-- where there is none. What the leases say is written here with them (lease.sql), so that lists and counts of properties ask their own row.
alter table asset add column leased_through date;

update asset a set leased_through = let.through
from (select asset_id, max(coalesce(ends_on, 'infinity')) as through from lease where ended_on is null group by asset_id) let
where let.asset_id = a.id;
