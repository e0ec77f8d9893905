import { type Db, only } from '../../database/db.ts'
import { type SharedRow, countShared, countSharedNow, firstShared } from '../../people/connections/connection.public.ts'
import { isLive } from '../../properties/properties/property.public.ts'

/** What agents and tenants have of the other side of a connection. */
const OF_CONNECTIONS = `
  select s.connection_id as "connectionId", s.asset_id as "assetId", s.account_id as "accountId",
    case when s.ended_at is null and ${isLive('a')}
        and (s.ends_on is null or s.ends_on >= (now() at time zone s.time_zone)::date)
        and (s.role <> 'agent' or s.starts_on <= (now() at time zone s.time_zone)::date) then a.title
      else s.asset_title end as title, s.asset_place as place,
    initcap(s.role) as relation, s.starts_on as "startsOn", coalesce(s.ended_on - 1, s.ends_on) as "endsOn",
    case
      when s.ended_at is not null or s.ends_on < (now() at time zone s.time_zone)::date then 'past'
      when s.starts_on > (now() at time zone s.time_zone)::date then 'upcoming'
      else 'current'
    end as state, ${isLive('a')} as "isLive"
  from assignment s join asset_holding a on a.id = s.asset_id
  where s.connection_id = any($1::uuid[])`

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
