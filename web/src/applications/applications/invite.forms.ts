import { applicants, CreateApplicationForm } from '@keystead/contract/applications/applications/application.forms.ts'
import { messages } from '@keystead/contract/applications/applications/applications-messages.text.ts'
import { z } from 'zod'
import { emptyMessage } from '@keystead/contract/text/messages.ts'
import { isMain, named, type PeopleDraft } from './people-draft.ts'

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

function withRules<Draft extends PeopleDraft, Output>(rules: z.ZodType<Output>, wrongWithPeople: (draft: Draft) => string | null) {
  return z.custom<Draft>().transform((draft, context): Output => {
    const parsed = rules.safeParse({ ...draft, Applicants: draft.Applicants.map(named) })
    const issues = (parsed.error?.issues ?? []).flatMap(({ path, message }) => placed(draft, { path: [...path], message }))
    for (const { path, message } of issues) context.addIssue({ code: 'custom', path, message })
    const wrong = wrongWithPeople(draft)
    if (wrong !== null) context.addIssue({ code: 'custom', path: ['Applicants'], message: wrong })
    return parsed.success && wrong === null ? parsed.data : z.NEVER
  })
}

type Issue = { readonly path: PropertyKey[]; readonly message: string }

/** Who is named by an email, and of whom nothing is typed yet, lacks both. */
function placed({ Applicants }: PeopleDraft, issue: Issue): Issue[] {
  const [list, index, field] = issue.path
  if (list !== 'Applicants' || field !== 'ProfileId' || Applicants[Number(index)]?.By !== 'email') return [issue]
  return [
    { path: [list, index!, 'Name'], message: emptyMessage('Name') },
    { path: [list, index!, 'Email'], message: emptyMessage('Email') },
  ]
}
