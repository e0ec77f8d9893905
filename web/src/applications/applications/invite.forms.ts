import { applicants, CreateApplicationForm } from '@keystead/contract/applications/applications/application.forms.ts'
import { messages } from '@keystead/contract/applications/applications/applications-messages.text.ts'
import { z } from 'zod'
import { isMain, type PeopleDraft } from './people-draft.ts'

export type InviteDraft = PeopleDraft & {
  AssetId: string | null
  MoveInOn: string | null
  LeaseMonths: number | null
  Message: string
}

/** The rules of the contract, for what is not chosen yet as well. */
export const inviteRules = withRules<InviteDraft, z.output<typeof CreateApplicationForm>>(CreateApplicationForm, ({ Applicants }) =>
  Applicants.length === 0 ? messages.tenantsMissing : Applicants.some(isMain) ? null : messages.noApplicant,
)

/** Those who come to an application that has its applicant. */
export const peopleRules = withRules<PeopleDraft, { Applicants: z.output<typeof applicants> }>(
  z.strictObject({ Applicants: applicants }),
  ({ Applicants }) => (Applicants.length === 0 ? messages.tenantsMissing : null),
)

function withRules<Draft, Output>(rules: z.ZodType<Output>, wrongWithPeople: (draft: Draft) => string | null) {
  return z.custom<Draft>().transform((draft, context): Output => {
    const parsed = rules.safeParse(draft)
    for (const { path, message } of parsed.error?.issues ?? []) context.addIssue({ code: 'custom', path: [...path], message })
    const wrong = wrongWithPeople(draft)
    if (wrong !== null) context.addIssue({ code: 'custom', path: ['Applicants'], message: wrong })
    return parsed.success && wrong === null ? parsed.data : z.NEVER
  })
}
