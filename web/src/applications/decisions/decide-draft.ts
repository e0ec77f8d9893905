import type { DecideForm } from '@keystead/contract/applications/decisions/decision.forms.ts'
import type { ReadReportRead } from '@keystead/contract/applications/decisions/decision.schemas.ts'
import { ADVERSE, type Decision, MAX_NOTICES } from '@keystead/contract/applications/decisions/decision.values.ts'
import type { DefaultValues } from 'react-hook-form'
import type { z } from 'zod'

export type DecideDraft = z.input<typeof DecideForm>

type Decided = { readonly ApplicationId: string; readonly Version: number; readonly Decision: Decision }

/** Where reports were read, what goes against their people has a notice of each, as it is on record. */
export function decideDraft({ ApplicationId, Version, Decision }: Decided, reports: readonly ReadReportRead[]): DefaultValues<DecideDraft> {
  const noticed = ADVERSE.includes(Decision) ? reports.slice(0, MAX_NOTICES) : []
  return {
    ApplicationId,
    Version,
    Decision,
    Message: '',
    Conditions: Decision === 'conditional' ? [blankCondition()] : [],
    ReasonIds: [],
    OtherReason: '',
    ReportUsed: noticed.length > 0 ? 'Y' : null,
    Notices: noticed.map(noticeOfReport),
  }
}

/** Its kind is still to be chosen. */
export function blankCondition() {
  return { Amount: null, Text: '' }
}

/** About someone who is the only one, or still to be chosen. */
export function blankNotice(formIds: readonly string[]): NonNullable<DecideDraft['Notices']>[number] {
  return {
    FormId: formIds.length === 1 ? formIds[0]! : '',
    AgencyName: '',
    AgencyAddress: '',
    AgencyPhone: '',
    AgencyWebsite: '',
    Score: null,
    ScoreLowest: null,
    ScoreHighest: null,
    ScoreOn: null,
    ScoreFactors: [],
  }
}

function noticeOfReport({ FormId, AgencyName, AgencyAddress, AgencyPhone, AgencyWebsite, Score }: ReadReportRead) {
  return {
    FormId,
    AgencyName,
    AgencyAddress,
    AgencyPhone,
    AgencyWebsite,
    Score: Score?.Value ?? null,
    ScoreLowest: Score?.Lowest ?? null,
    ScoreHighest: Score?.Highest ?? null,
    ScoreOn: Score?.On ?? null,
    ScoreFactors: Score?.Factors ?? [],
  }
}
