import type { Asking } from '../../rpc/other-company.ts'
import type { BureauDispute, BureauQuestions, BureauReport, BureauScreening, ScreeningBureau } from '../../rpc/screening-bureau.ts'

/** How a screening stands at the agency, with what there is to read of it. */
export type Look = {
  readonly screening: BureauScreening
  readonly questions: BureauQuestions | null
  readonly report: BureauReport | null
  readonly disputes: readonly BureauDispute[]
}

export async function lookFurther(bureau: ScreeningBureau, screening: BureauScreening, asking: Asking): Promise<Look> {
  const { id, state, reportId } = screening
  return {
    screening,
    questions: state === 'awaiting_identity' ? await bureau.screenings.questions(id, asking) : null,
    report: reportId === null ? null : await bureau.reports.find(reportId, null, asking),
    disputes: reportId === null ? [] : await bureau.disputes.listOfReport(reportId, asking),
  }
}
