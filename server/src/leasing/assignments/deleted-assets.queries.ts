import type { Db } from '../../database/db.ts'

const REASON = 'The property was deleted.'

/** Ends what people have of deleted properties, from today. What they had of them stays readable. */
export async function endOfDeleted(db: Db, assetIds: readonly string[], byProfileId: string): Promise<void> {
  await db.sql(
    `update asset_assignment s
     set ended_at = now(), end_reason = $2, updated_at = now(), ended_by_profile_id = $3,
       ended_on = greatest(s.starts_on, least((now() at time zone s.time_zone)::date, s.ends_on + 1))
     where s.asset_id = any($1::uuid[]) and s.ended_at is null`,
    [assetIds, REASON, byProfileId],
  )
  await db.sql(
    `update lease l
     set end_reason = $2, updated_at = now(),
       ended_on = greatest(l.starts_on, least((now() at time zone a.time_zone)::date, l.ends_on + 1))
     from asset_holding a
     where a.id = l.asset_id and l.asset_id = any($1::uuid[]) and l.ended_on is null`,
    [assetIds, REASON],
  )
}
