import { EXPIRY_NOTICE_DAYS } from '@keystead/contract/documents/documents/document.values.ts'
import type { Db } from '../../database/db.ts'

export type ExpiringDocument = {
  id: string
  profile_id: string
  asset_id: string | null
  title: string
  expires_on: string
  days_before: number
}

/** Of documents of no home: an expiry is a day wherever one is, and no one is told of it a day too late. */
const TODAY = `(now() at time zone coalesce((select a.time_zone from asset_card a where a.id = d.asset_id), 'America/New_York'))::date`

/** Documents for whose next notice the day has come, each with how many days before it is; locked for this transaction. */
export async function lockExpiring(db: Db, limit: number): Promise<ExpiringDocument[]> {
  return db.sql<ExpiringDocument>(
    `select d.id, d.profile_id, d.asset_id, d.title, d.expires_on, due.days_before
     from document d
     cross join lateral (
       select min(step) as days_before from unnest($1::int[]) as step where d.expires_on - ${TODAY} <= step
     ) as due
     where d.expires_on between current_date - 2 and current_date + 1 + (select max(step) from unnest($1::int[]) as step) and d.deleted_at is null
       and due.days_before is not null and d.expires_on >= ${TODAY} and (d.expiry_told is null or d.expiry_told > due.days_before)
     order by d.expires_on, d.id limit $2 for update of d skip locked`,
    [EXPIRY_NOTICE_DAYS, limit],
  )
}

export async function markExpiryTold(db: Db, told: readonly Pick<ExpiringDocument, 'id' | 'days_before'>[]): Promise<void> {
  await db.sql(
    `update document d set expiry_told = told.days_before from unnest($1::uuid[], $2::smallint[]) as told (id, days_before) where d.id = told.id`,
    [told.map(({ id }) => id), told.map(({ days_before }) => days_before)],
  )
}
