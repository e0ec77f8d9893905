import type { Bureau } from '../bureau.ts'
import { disputes, presentDispute } from '../reports/dispute.ts'
import { presentHead, reports } from '../reports/report.ts'
import { presentScreening, screenings } from '../screenings/screening.ts'

const LATEST = { limit: 20 }

/** The latest of everything that can be told to go another way. */
export function overviewOf({ store }: Bureau) {
  return {
    screenings: screenings.list(store, LATEST).items.map((screening) => ({
      ...presentScreening(screening),
      name: screening.applicant.name,
      ssn_last4: screening.applicant.ssnLast4,
      frozen: screening.isFrozen,
    })),
    reports: reports.list(store, LATEST).items.map((report) => ({
      ...presentHead(report),
      products: Object.keys(report.versions.at(-1)!.findings),
    })),
    disputes: disputes.list(store, LATEST).items.map(presentDispute),
  }
}
export type BureauOverview = ReturnType<typeof overviewOf>
