import type { Finding } from '@keystead/contract/applications/screening/screening.values.ts'
import type { BureauReport } from '../../rpc/screening-bureau.ts'
import type { Services } from '../../rpc/services.ts'
import type { KeptNotice } from './report.queries.ts'

type Sealing = { readonly services: Pick<Services, 'sealer'> }

/** What a landlord wrote down of a check of their own. */
export type OwnCheck = {
  readonly agency: KeptNotice['agency'] | null
  readonly score: { readonly value: number; readonly lowest: number; readonly highest: number; readonly on: string } | null
  readonly criminal: Finding
  readonly eviction: Finding
  readonly note: string | null
  readonly by: string | null
}

/** What is kept of a report, sealed. Instants are text in it. */
export type KeptReport =
  | { readonly kind: 'bureau'; readonly report: AsText<BureauReport> }
  | { readonly kind: 'own'; readonly check: OwnCheck }
type AsText<Value> = { readonly [Key in keyof Value]: Value[Key] extends Date ? string : Value[Key] }

const placeOf = (screeningId: string, version: number) => ({ table: 'screening_report', column: `sealed.${version}`, rowId: screeningId })

export function sealReport({ services }: Sealing, screeningId: string, version: number, report: KeptReport): Buffer {
  return services.sealer.seal(JSON.stringify(report), placeOf(screeningId, version))
}

export function openReport({ services }: Sealing, screeningId: string, version: number, sealed: Buffer): KeptReport {
  return JSON.parse(services.sealer.open(sealed, placeOf(screeningId, version))) as KeptReport
}

export function ofBureau(report: BureauReport): KeptReport {
  return { kind: 'bureau', report: { ...report, madeAt: report.madeAt.toISOString(), expiresAt: report.expiresAt.toISOString() } }
}

const MOST_FACTORS = 5

/** What the law has a notice say of it, on the day where the home is; null where no agency had a part in it. */
export function noticeOf(kept: KeptReport, timeZone: string): KeptNotice | null {
  if (kept.kind === 'own') {
    const { agency, score } = kept.check
    return agency && { agency, score: score && { ...score, factors: [] } }
  }
  const { agency, findings, madeAt } = kept.report
  const { credit } = findings
  if (!credit || credit.score === null) return { agency, score: null }
  return {
    // The agency whose score it is, as the law has it (15 U.S.C. § 1681m(a)(2)).
    agency,
    score: {
      value: credit.score,
      lowest: credit.scoreRange.from,
      highest: credit.scoreRange.to,
      on: dayAt(madeAt, timeZone),
      factors: credit.factors.slice(0, MOST_FACTORS).map((factor) => factor.text),
    },
  }
}

/** As `2026-11-28`. */
function dayAt(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(instant))
}
