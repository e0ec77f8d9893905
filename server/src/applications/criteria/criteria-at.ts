import type { CriteriaRead } from '@keystead/contract/applications/criteria/criteria.operations.ts'
import type { CriteriaRow } from './criteria.queries.ts'

/**
 * Those that held for a home at a moment, of all its versions with the latest first: its own, or the usual ones. An application is measured by
 * what was asked when it was complete, so that no one is by what was written down after they applied.
 */
export function criteriaAt(versions: readonly CriteriaRow[], at: Date | null): CriteriaRow | null {
  const held = versions.filter((row) => at === null || row.at <= at)
  const own = held.find(({ asset_id }) => asset_id !== null)
  return own && !own.follows_usual ? own : (held.find(({ asset_id }) => asset_id === null) ?? null)
}

export function presentCriteria(row: CriteriaRow): CriteriaRead {
  return {
    IncomeTimes: row.income_times,
    MinCreditScore: row.min_credit_score,
    EvictionYears: row.eviction_years,
    NeedsLandlordReference: row.needs_landlord_reference,
    MaxResidents: row.max_residents,
    AllowsGuarantor: row.allows_guarantor,
    Text: row.text,
    At: row.at.toISOString(),
  }
}
