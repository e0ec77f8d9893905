import { type Db, first } from '../../database/db.ts'
import type { TenantRow } from './tenant.queries.ts'

export type TenancyDay = { id: string; accountId: string; assetId: string; profileId: string | null }

const TODAY = '(now() at time zone t.time_zone)::date'

/** Tenants whose first day has come; another worker takes the next ones. */
export async function markStarted(db: Db, limit: number): Promise<TenancyDay[]> {
  return db.sql<TenancyDay>(
    `update lease_tenant set start_told_at = now()
     where id in (
       select id from lease_tenant t
       where start_told_at is null and ended_at is null and lease_status = 'recorded' and starts_on <= current_date + 1 and starts_on <= ${TODAY}
       order by starts_on, id limit $1 for update skip locked)
     returning id, account_id as "accountId", asset_id as "assetId", profile_id as "profileId"`,
    [limit],
  )
}

/** Leases in which the last day of a tenant has passed. */
export async function listLeasesWithLeavers(db: Db, limit: number): Promise<{ leaseId: string; assetId: string }[]> {
  return db.sql<{ leaseId: string; assetId: string }>(
    `select distinct t.lease_id as "leaseId", t.asset_id as "assetId" from lease_tenant t
     where over_told_at is null and ended_at is null and lease_status = 'recorded' and ends_on <= current_date and ends_on < ${TODAY}
     order by 1 limit $1`,
    [limit],
  )
}

/** Keeps a home and its lease for this transaction, in the order of all who end any. Answers whether the lease itself goes on. */
export async function lockLeaseOfLeavers(db: Db, { leaseId, assetId }: { leaseId: string; assetId: string }): Promise<boolean> {
  await db.sql('select from asset_holding where id = $1 for no key update', [assetId])
  const lease = first(
    await db.sql<{ goes_on: boolean }>(
      `select ended_on is null and (ends_on is null or ends_on >= (now() at time zone time_zone)::date) as goes_on from lease where id = $1 for update`,
      [leaseId],
    ),
  )
  return lease?.goes_on ?? false
}

/** Tenants of a locked lease whose last day has passed, as told of. */
export async function markLeavers(db: Db, leaseId: string): Promise<(TenantRow & { last_day: string })[]> {
  return db.sql<TenantRow & { last_day: string }>(
    `update lease_tenant t set over_told_at = now()
     from asset_holding a
     where a.id = t.asset_id and t.lease_id = $1 and t.over_told_at is null and t.ended_at is null and t.lease_status = 'recorded' and t.ends_on < ${TODAY}
     returning t.id, t.account_id, t.asset_id, t.lease_id, t.profile_id, t.person_id, t.connection_id, t.time_zone, a.title, t.ends_on as last_day`,
    [leaseId],
  )
}
