import { type Kept, collection } from '../../books/collection.ts'
import { ApiError } from '../../http/api-error.ts'
import { BUREAU_AGENCY, type Product } from '../products.ts'
import type { Findings } from './findings.ts'

type Version = { readonly version: number; readonly madeAt: number; readonly findings: Findings }

/** Each version stays as long as the report: on one of them something may have been decided. */
export type Report = Kept & {
  readonly screening: string
  readonly reference: string
  readonly expiresAt: number
  readonly isExpired: boolean
  readonly versions: readonly Version[]
  /** Of which it is disputed that they are right. */
  readonly disputed: readonly Product[]
}

export const reports = collection<Report>('report', { parent: ({ screening }) => screening, reference: ({ reference }) => reference })

/** Without what was found: what events tell. */
export function presentHead(report: Report, version = report.versions.at(-1)!) {
  return {
    id: report.id,
    object: 'report' as const,
    screening_id: report.screening,
    reference: report.reference,
    version: version.version,
    state: report.isExpired ? ('expired' as const) : report.disputed.length > 0 ? ('under_dispute' as const) : ('current' as const),
    made_at: version.madeAt,
    expires_at: report.expiresAt,
  }
}
export type ReportHead = ReturnType<typeof presentHead>

/** The latest version, or the one that is asked for. */
export function presentReport(report: Report, asked?: number) {
  if (report.isExpired) throw new ApiError(410, 'report_expired', 'The report has expired.')
  const version = asked === undefined ? report.versions.at(-1) : report.versions.find((one) => one.version === asked)
  if (!version) throw new ApiError(404, 'resource_missing', 'The report has no such version.', { param: 'version' })
  return { ...presentHead(report, version), agency: BUREAU_AGENCY, products: version.findings }
}
export type PresentedReport = ReturnType<typeof presentReport>
