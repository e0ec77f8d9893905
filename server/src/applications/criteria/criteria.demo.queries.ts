import type { Db } from '../../database/db.ts'
import type { NewCriteria } from './criteria.queries.ts'

type Home = { readonly accountId: string; readonly profileId: string; readonly assetId: string }

/** What someone of a demo asks for a home, and has for so many days: a version is never changed, so that it is written down with its day. */
export async function insertDemoCriteria(
  db: Db,
  { accountId, profileId, assetId }: Home,
  said: NewCriteria,
  daysAgo: number,
): Promise<void> {
  await db.sql(
    `insert into application_criteria (account_id, profile_id, asset_id, version, follows_usual, income_times, min_credit_score, eviction_years,
       needs_landlord_reference, max_residents, allows_guarantor, text, at)
     values ($1, $2, $3, 1, $4, $5, $6, $7, $8, $9, $10, $11, now() - $12::float8 * interval '24 hours') on conflict do nothing`,
    [
      accountId,
      profileId,
      assetId,
      said.follows_usual,
      said.income_times,
      said.min_credit_score,
      said.eviction_years,
      said.needs_landlord_reference,
      said.max_residents,
      said.allows_guarantor,
      said.text,
      daysAgo,
    ],
  )
}
