import { type Db, only } from '../../database/db.ts'
import { type SharedRow, countShared, countSharedNow, firstShared } from '../../people/connections/connection.public.ts'
import { isLive } from '../properties/property.public.ts'

/** Parts of co-owners who have said yes. */
const OF_CONNECTIONS = `
  select o.connection_id as "connectionId", o.asset_id as "assetId", o.account_id as "accountId",
    -- As it was called while they saw it; what it has become since is no longer theirs to read.
    case when o.partner_account_id is not null and o.removed_at is null then a.title
      else coalesce((select e.detail ->> 'title' from connection_history e
                     where e.connection_id = o.connection_id and e.kind like 'owner-%' and e.detail ->> 'assetId' = o.asset_id::text
                     order by e.at desc limit 1), 'A property') end as title,
    c.name || ', ' || st.code as place, 'Owner' as relation,
    (o.accepted_at at time zone a.time_zone)::date as "startsOn", (o.removed_at at time zone a.time_zone)::date as "endsOn",
    case when o.partner_account_id is not null and o.removed_at is null then 'current' else 'past' end as state,
    ${isLive('a')} as "isLive"
  from asset_owner o join asset_card a on a.id = o.asset_id join place_city c on c.id = a.city_id join place_state st on st.id = c.state_id
  where o.connection_id = any($1::uuid[]) and o.accepted_at is not null`

/** Asked, as the others, by those who see both sides. */
export async function listSharedAssets(db: Db, connectionId: string, limit: number): Promise<SharedRow[]> {
  return db.sql<SharedRow>(firstShared(OF_CONNECTIONS), [[connectionId], limit])
}

/** Counted up to one more than `most`. */
export async function countSharedAssets(db: Db, connectionId: string, most: number): Promise<number> {
  return only(await db.sql<{ count: number }>(countShared(OF_CONNECTIONS), [[connectionId], most + 1])).count
}

export async function countSharedByConnection(
  db: Db,
  connectionIds: readonly string[],
): Promise<{ connectionId: string; count: number }[]> {
  return db.sql<{ connectionId: string; count: number }>(countSharedNow(OF_CONNECTIONS), [connectionIds])
}
