import { APPLICANT_TYPES, applicationCan } from '@keystead/contract/applications/applications/application.values.ts'
import { textOf } from '@keystead/contract/properties/fields/property.values.ts'
import { type CallContext, may } from '../../rpc/call-context.ts'
import type { ReachedApplication } from './application.access.ts'
import { type ApplicationRow, type FormRow, isTaken } from './application.queries.ts'

type Reading = CallContext & { readonly owned: ReachedApplication }

export function presentApplicant(context: Reading, form: FormRow, application: ApplicationRow) {
  const { formId } = context.owned
  const isYou = form.id === formId
  return {
    FormId: form.id,
    ApplicantTypeId: form.applicant_type_id,
    ApplicantType: textOf(APPLICANT_TYPES, form.applicant_type_id) ?? '',
    Name: form.name,
    ProfileId: form.profile_id,
    ...presentInvite(context, form, application),
    IsYou: isYou,
    IsLead: form.profile_id !== null && form.profile_id === application.lead_profile_id,
    State: form.state,
    OpenedAt: form.opened_at?.toISOString() ?? null,
    SubmittedAt: form.submitted_at?.toISOString() ?? null,
    IsReadable: isYou || (formId === null && form.state === 'submitted'),
  }
}

/** Of someone who was named by an email. Where it went to is for those who named them. */
function presentInvite({ actor, owned: { side } }: Reading, form: FormRow, application: ApplicationRow) {
  const isMaker = isMadeBy(application, side)
  const isWaiting = !isTaken(form) && form.given_at !== null && form.ended_at === null
  const mayResend = isMaker && may(actor, 'applications:edit') && applicationCan('resend', side, application.status)
  return {
    Email: isMaker ? form.invite_email : null,
    InvitedAs: isTaken(form) && form.invite_name !== form.name ? form.invite_name : null,
    InviteSentAt: (isMaker && form.invite_sent_at?.toISOString()) || null,
    CanResend: isWaiting && mayResend && form.is_invite_due,
  }
}

/** Those whose application it is to send. */
export function isMadeBy({ lead_profile_id }: Pick<ApplicationRow, 'lead_profile_id'>, side: ReachedApplication['side']): boolean {
  return side !== 'applicant' && (side === 'lead') === (lead_profile_id !== null)
}
