import type { Asking } from '../../rpc/other-company.ts'
import type { BureauDispute, BureauQuestions, BureauReport, BureauScreening, ScreeningBureau } from '../../rpc/screening-bureau.ts'

/** How a screening stands at the agency, with what there is to read of it. */
export type Look = {
  readonly screening: BureauScreening
  readonly questions: BureauQuestions | null
  readonly report: BureauReport | null
  readonly disputes: readonly BureauDispute[]
}

/** Without what was found. */
export function headOf(screening: BureauScreening): Look {
  return { screening, questions: null, report: null, disputes: [] }
}

export async function lookFurther(bureau: ScreeningBureau, screening: BureauScreening, asking: Asking): Promise<Look> {
  const { state, reportId, reference } = screening
  const report = reportId === null ? null : { id: reportId, reference }
  return {
    screening,
    questions: state === 'awaiting_identity' ? await bureau.screenings.questions(screening, asking) : null,
    report: report && (await bureau.reports.find(report, null, asking)),
    disputes: report === null ? [] : await bureau.disputes.listOfReport(report, asking),
  }
}
