import { newId } from '../../books/ids.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Bureau } from '../bureau.ts'
import { emit } from '../event.ts'
import type { Product } from '../products.ts'
import { screenings } from '../screenings/screening.ts'
import { type Dispute, type DisputeInput, disputes, presentDisputeHead } from './dispute.ts'
import { correct } from './findings.ts'
import { type Report, presentHead, reports } from './report.ts'

/** A new version takes its place, and who reads it is told. */
export function correctReport(bureau: Bureau, id: string, product: Product): Report {
  const report = readable(reports.get(bureau.store, id))
  const { findings } = report.versions.at(-1)!
  checkHas(report, product)
  const version = report.versions.length + 1
  const versions = [...report.versions, { version, madeAt: bureau.clock.now(), findings: correct(findings, product) }]
  const changed = reports.change(bureau.store, report, { versions })
  screenings.change(bureau.store, screenings.get(bureau.store, report.screening), { reportVersion: version })
  emit(bureau, 'report.corrected', presentHead(changed))
  return changed
}

/** What was found goes; that there was a report stays. */
export function expireReport(bureau: Bureau, id: string): void {
  const report = reports.get(bureau.store, id)
  const versions = report.versions.map((version) => ({ ...version, findings: {} }))
  emit(bureau, 'report.expired', presentHead(reports.change(bureau.store, report, { isExpired: true, versions })))
}

/** The person says that something is not right: until it is looked into, the report says so. */
export function openDispute(bureau: Bureau, id: string, { product, statement }: DisputeInput): Dispute {
  const report = readable(reports.get(bureau.store, id))
  checkHas(report, product)
  if (report.disputed.includes(product))
    throw new ApiError(409, 'dispute_open', 'What this product found is disputed already.', { param: 'product' })
  const dispute = disputes.insert(bureau.store, {
    id: newId('dsp'),
    created: bureau.clock.now(),
    report: id,
    screening: report.screening,
    reference: report.reference,
    product,
    statement,
    outcome: null,
    resolvedAt: null,
    reportVersion: report.versions.length,
  })
  reports.change(bureau.store, report, { disputed: [...report.disputed, product] })
  emit(bureau, 'dispute.opened', presentDisputeHead(dispute))
  return dispute
}

/** After the report has expired there is nothing left to correct, and the person is told all the same. */
export function resolveDispute(bureau: Bureau, id: string, outcome: 'corrected' | 'verified'): Dispute {
  const dispute = disputes.get(bureau.store, id)
  if (dispute.outcome !== null) throw new ApiError(409, 'dispute_resolved', 'The dispute is resolved already.')
  const report = reports.get(bureau.store, dispute.report)
  const disputed = report.disputed.filter((product) => product !== dispute.product)
  const { isExpired } = reports.change(bureau.store, report, { disputed })
  const { versions } = outcome === 'corrected' && !isExpired ? correctReport(bureau, report.id, dispute.product) : report
  const resolved = disputes.change(bureau.store, dispute, { outcome, resolvedAt: bureau.clock.now(), reportVersion: versions.length })
  emit(bureau, 'dispute.resolved', presentDisputeHead(resolved))
  return resolved
}

function readable(report: Report): Report {
  if (report.isExpired) throw new ApiError(410, 'report_expired', 'The report has expired.')
  return report
}

function checkHas({ versions }: Report, product: Product): void {
  if (!versions.at(-1)!.findings[product])
    throw new ApiError(400, 'product_missing', 'The report has no such product.', { param: 'product' })
}
