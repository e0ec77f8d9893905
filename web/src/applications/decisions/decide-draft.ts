import type { DecideForm } from '@keystead/contract/applications/decisions/decision.forms.ts'
import type { Decision } from '@keystead/contract/applications/decisions/decision.values.ts'
import type { DefaultValues } from 'react-hook-form'
import type { z } from 'zod'

export type DecideDraft = z.input<typeof DecideForm>

export function decideDraft(ApplicationId: string, Version: number, decision: Decision): DefaultValues<DecideDraft> {
  return {
    ApplicationId,
    Version,
    Decision: decision,
    Message: '',
    Conditions: decision === 'conditional' ? [blankCondition()] : [],
    ReasonIds: [],
    OtherReason: '',
    ReportUsed: null,
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
