import type { Db } from '../../database/db.ts'

/** How long before the last day of a lease people are told. */
const DAYS_BEFORE = 30

export type EndingLease = {
  id: string
  asset_id: string
  title: string
  ends_on: string
  managing_profile_id: string
  /** Agents who move tenants in and out. */
  agent_ids: string[]
}

/** Leases of which no one was told yet that they end soon, kept for this transaction; another worker takes the next ones. */
export async function lockEndingLeases(db: Db, limit: number): Promise<EndingLease[]> {
  return db.sql<EndingLease>(
    `select l.id, l.asset_id, a.title, l.ends_on, a.managing_profile_id,
       (select coalesce(array_agg(g.principal_id order by g.source_id), '{}') from open_grant g
        where g.object_id = l.asset_id and g.relation = 'agent' and 'tenants' = any(g.scopes)) as agent_ids
     from lease l join asset_holding a on a.id = l.asset_id
     where l.status = 'recorded' and l.ended_on is null and l.end_told_at is null and a.deleted_at is null
       and l.ends_on between current_date - 1 and current_date + ${DAYS_BEFORE + 1}
       and l.ends_on between (now() at time zone a.time_zone)::date and (now() at time zone a.time_zone)::date + ${DAYS_BEFORE}
     order by l.ends_on, l.id limit $1 for update of l skip locked`,
    [limit],
  )
}

export async function markTold(db: Db, leaseIds: readonly string[]): Promise<void> {
  await db.sql('update lease set end_told_at = now() where id = any($1::uuid[])', [leaseIds])
}
