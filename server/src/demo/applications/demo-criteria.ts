import { insertDemoCriteria } from '../../applications/criteria/criteria.demo.queries.ts'
import type { Db } from '../../database/db.ts'
import { listDemoAssets } from '../../properties/properties/property.demo.queries.ts'

/** Of the home that two households want, before either of them had applied. */
const HOME = 'SEA-201'
const DAYS_AGO = 60
const ASKED = {
  follows_usual: false,
  income_times: 30,
  min_credit_score: null,
  eviction_years: 5,
  needs_landlord_reference: true,
  max_residents: 4,
  allows_guarantor: true,
  text: 'Applications are read in the order in which they are complete. Income of any lawful source counts.',
} as const

export async function writeDemoCriteria(db: Db): Promise<void> {
  for (const { id: assetId, account_id: accountId, managing_profile_id: profileId } of await listDemoAssets(db, [HOME]))
    await insertDemoCriteria(db, { accountId, profileId, assetId }, ASKED, DAYS_AGO)
}
