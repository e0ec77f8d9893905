import type { DecideForm } from '@keystead/contract/applications/decisions/decision.forms.ts'
import type { ReadReportRead } from '@keystead/contract/applications/decisions/decision.schemas.ts'
import { ADVERSE, type Decision } from '@keystead/contract/applications/decisions/decision.values.ts'
import type { DefaultValues } from 'react-hook-form'
import type { z } from 'zod'

export type DecideDraft = z.input<typeof DecideForm>

type Decided = { readonly ApplicationId: string; readonly Version: number; readonly Decision: Decision }

/** Where reports were read, they have played a part in what goes against their people. Notices of them are made of what is on record. */
export function decideDraft({ ApplicationId, Version, Decision }: Decided, reports: readonly ReadReportRead[]): DefaultValues<DecideDraft> {
  return {
    ApplicationId,
    Version,
    Decision,
    Message: '',
    Conditions: Decision === 'conditional' ? [blankCondition()] : [],
    ReasonIds: [],
    OtherReason: '',
    ReportUsed: ADVERSE.includes(Decision) && reports.length > 0 ? 'Y' : null,
    Notices: [],
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
