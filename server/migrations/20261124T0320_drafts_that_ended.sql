-- A draft is no lease that could end. Its tenants are who they were; to record it asks for them.
update lease l set ended_on = null, end_reason = null
from asset a where a.id = l.asset_id and a.deleted_at is null and l.status = 'draft' and l.ended_on is not null;
