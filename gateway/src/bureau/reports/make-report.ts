import { newId } from '../../books/ids.ts'
import type { Bureau } from '../bureau.ts'
import { addDue } from '../planning.ts'
import type { Screening } from '../screenings/screening.ts'
import { findingsOf } from './findings.ts'
import { type Report, reports } from './report.ts'

const DAY = 86_400
const KEPT_SECONDS = 30 * DAY
const CORRECTED_AFTER_SECONDS = 2 * DAY

export function makeReport(bureau: Bureau, screening: Screening): Report {
  const now = bureau.clock.now()
  const report = reports.insert(bureau.store, {
    id: newId('rpt'),
    created: now,
    screening: screening.id,
    reference: screening.reference,
    expiresAt: now + KEPT_SECONDS,
    isExpired: false,
    versions: [{ version: 1, madeAt: now, findings: findingsOf(screening, now) }],
    disputed: [],
  })
  addDue(bureau, report.expiresAt, 'expire', report.id)
  if (screening.outcome === 'corrected') addDue(bureau, now + CORRECTED_AFTER_SECONDS, 'correct', report.id)
  return report
}
