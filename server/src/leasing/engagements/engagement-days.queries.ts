import type { Db } from '../../database/db.ts'

export type DayThatCame = { id: string; accountId: string; assetId: string; profileId: string }

const TODAY = '(now() at time zone time_zone)::date'
const THOSE = 'returning id, account_id as "accountId", asset_id as "assetId", profile_id as "profileId"'

/** Agents whose first day has come; another worker takes the next ones. */
export async function markStarted(db: Db, limit: number): Promise<DayThatCame[]> {
  return db.sql<DayThatCame>(
    `update engagement set start_told_at = now()
     where id in (
       select id from engagement
       where start_told_at is null and ended_at is null and starts_on <= current_date + 1 and starts_on <= ${TODAY}
       order by starts_on, id limit $1 for update skip locked)
     ${THOSE}`,
    [limit],
  )
}

/** Agents whose last day has passed. */
export async function markOver(db: Db, limit: number): Promise<DayThatCame[]> {
  return db.sql<DayThatCame>(
    `update engagement set over_told_at = now()
     where id in (
       select id from engagement
       where over_told_at is null and ended_at is null and ends_on <= current_date and ends_on < ${TODAY}
       order by ends_on, id limit $1 for update skip locked)
     ${THOSE}`,
    [limit],
  )
}
