import { type Db, only } from '../../database/db.ts'

/** Who holds what of a connection: assignments of agents and tenants, and parts of co-owners who have said yes. */
const OF_CONNECTIONS = `
  select s.connection_id, s.asset_id, s.account_id,
    -- As it is called now to whom it is open; before and after, as it was called when they were given it.
    case when s.ended_at is null and a.deleted_at is null and a.status = 'A'
        and (s.ends_on is null or s.ends_on >= (now() at time zone s.time_zone)::date)
        and (s.role_id <> 2 or s.starts_on <= (now() at time zone s.time_zone)::date) then a.title
      else s.asset_title end as title, s.asset_place as place,
    case s.role_id when 2 then 'Agent' else 'Tenant' end as relation, s.starts_on, coalesce(s.ended_on - 1, s.ends_on) as ends_on,
    case
      when s.ended_at is not null or s.ends_on < (now() at time zone s.time_zone)::date then 'past'
      when s.starts_on > (now() at time zone s.time_zone)::date then 'upcoming'
      else 'current'
    end as state, a.deleted_at is null and a.status = 'A' as is_live
  from asset_assignment s join asset a on a.id = s.asset_id
  where s.connection_id = any($1::uuid[])
  union all
  select o.connection_id, o.asset_id, o.account_id,
    -- As it was called while they saw it; what it has become since is no longer theirs to read.
    case when o.partner_account_id is not null and o.removed_at is null then a.title
      else coalesce((select e.detail ->> 'title' from connection_event e
                     where e.connection_id = o.connection_id and e.kind like 'owner-%' and e.detail ->> 'assetId' = o.asset_id::text
                     order by e.at desc limit 1), 'A property') end,
    c.name || ', ' || st.code, 'Owner',
    (o.accepted_at at time zone a.time_zone)::date, (o.removed_at at time zone a.time_zone)::date,
    case when o.partner_account_id is not null and o.removed_at is null then 'current' else 'past' end,
    a.deleted_at is null and a.status = 'A'
  from asset_owner o join asset a on a.id = o.asset_id join city c on c.id = a.city_id join state st on st.id = c.state_id
  where o.connection_id = any($1::uuid[]) and o.accepted_at is not null`

export type ConnectedAsset = {
  asset_id: string
  account_id: string
  title: string
  place: string
  relation: 'Agent' | 'Tenant' | 'Owner'
  starts_on: string | null
  ends_on: string | null
  state: 'current' | 'upcoming' | 'past'
  /** The property is still there. */
  is_live: boolean
}

/** Of a connection that the caller was found to be a side of; its rows belong to whoever manages the properties. */
export async function listConnectedAssets(
  db: Db,
  connectionId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<ConnectedAsset[]> {
  return db.sql<ConnectedAsset>(
    `select * from (${OF_CONNECTIONS}) held
     order by array_position(array['current', 'upcoming', 'past'], state), starts_on desc, title, asset_id limit $2 offset $3`,
    [[connectionId], limit, offset],
  )
}

export async function countConnectedAssets(db: Db, connectionId: string, most: number): Promise<number> {
  const { count } = only(
    await db.sql<{ count: number }>(`select count(*) as count from (select from (${OF_CONNECTIONS}) held limit $2) counted`, [
      [connectionId],
      most + 1,
    ]),
  )
  return count
}

/** How many properties there are between the sides of each connection, now or to come; connections without one are left out. */
export async function countAssetsOf(db: Db, connectionIds: readonly string[]): Promise<Map<string, number>> {
  if (connectionIds.length === 0) return new Map()
  const rows = await db.sql<{ connection_id: string; count: number }>(
    `select connection_id, count(distinct asset_id) as count from (${OF_CONNECTIONS}) held where state <> 'past' group by 1`,
    [connectionIds],
  )
  return new Map(rows.map((row) => [row.connection_id, row.count]))
}
