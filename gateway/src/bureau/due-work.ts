import type { Runs } from '../time/due.ts'
import type { Bureau } from './bureau.ts'
import type { Work } from './planning.ts'
import { correctReport, expireReport } from './reports/change-report.ts'
import { reports } from './reports/report.ts'
import { arrive } from './screenings/arrive.ts'

export const DUE_WORK: Runs<Bureau, Work> = {
  product: arrive,
  correct: correctByNumber,
  expire: expireReport,
}

/** A report whose number says so is corrected, unless that has happened. */
function correctByNumber(bureau: Bureau, id: string): void {
  const { versions } = reports.get(bureau.store, id)
  if (versions.length === 1 && versions[0]!.findings.eviction) correctReport(bureau, id, 'eviction')
}
