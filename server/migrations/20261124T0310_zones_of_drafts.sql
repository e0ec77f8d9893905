-- Drafts whose homes were set right by others than their makers, and leases that were recorded of such drafts.
update access_grant g set during = tstzrange(lower(g.during), (t.ends_on + 1)::timestamp at time zone a.time_zone)
from lease_tenant t join asset a on a.id = t.asset_id
where g.source_kind = 'lease-tenant' and g.source_id = t.id and t.time_zone <> a.time_zone and t.ended_at is null and t.ends_on is not null
  and lower(g.during) < (t.ends_on + 1)::timestamp at time zone a.time_zone;
update lease l set time_zone = a.time_zone from asset a where a.id = l.asset_id and l.time_zone <> a.time_zone;
update lease_tenant t set time_zone = a.time_zone from asset a where a.id = t.asset_id and t.time_zone <> a.time_zone;
