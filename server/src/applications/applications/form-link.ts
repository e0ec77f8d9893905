import {
  ApplicantAddressBusy,
  ApplicantEmailedTooOften,
  ConfirmEmailToInviteApplicants,
  TooManyApplicantEmails,
} from '@keystead/contract/applications/applications/application.operations.ts'
import {
  APPLICANT_TYPES,
  INVITE_LINK_DAYS,
  MOST_INVITES_SENT_A_DAY,
  MOST_INVITES_TO_ADDRESS_A_DAY,
} from '@keystead/contract/applications/applications/application.values.ts'
import { messages } from '@keystead/contract/applications/applications/applications-messages.text.ts'
import { textOf } from '@keystead/contract/properties/fields/property.values.ts'
import type { Db } from '../../database/db.ts'
import { emailableName } from '../../email/emailable-name.ts'
import { emailableWords } from '../../email/emailable-words.ts'
import { sendEmail } from '../../email/send-email.ts'
import { findAccountLanguage } from '../../identity/accounts/account.public.ts'
import { findNameOf, getAccountHolder } from '../../identity/profiles/profile.public.ts'
import { defineLink } from '../../links/link-purpose.ts'
import { makeLink, revokeLinksTo } from '../../links/links.ts'
import { brandFor } from '../../platform/branding/branding.public.ts'
import { accountActor, profileActor } from '../../rpc/call-context.ts'
import type { EventContext } from '../../rpc/events.ts'
import { CallFailure, fail } from '../../rpc/failure.ts'
import { countAgainstQuota, staysWithinQuota } from '../../rpc/quota.ts'
import { sha256 } from '../../secrets/sha256.ts'
import type { ApplicationRow, FormRow } from './application.queries.ts'
import { inviteEmail } from './application.email.ts'
import { setInviteSent } from './by-email.queries.ts'

const DAY_SECONDS = 86_400
const BY_ONE_PERSON = { uses: MOST_INVITES_SENT_A_DAY, windowSeconds: DAY_SECONDS, failure: TooManyApplicantEmails }
const TO_ONE_ADDRESS = { uses: MOST_INVITES_TO_ADDRESS_A_DAY, windowSeconds: DAY_SECONDS }

/** Gives the form that waits for someone to who opens it, once, whatever address they sign in with. An answer spends it, looking does not. */
export const FORM_LINK = defineLink({
  name: 'application-form',
  opens: 'application-form',
  lifetimeSeconds: INVITE_LINK_DAYS * DAY_SECONDS,
  isSingleUse: true,
  keepsOlder: true,
})

/** The link of this form, and an email that still waits with one, work no more. */
export function revokeFormLinks(db: Db, formId: string): Promise<void> {
  return revokeLinksTo(db, FORM_LINK, formId)
}

/** Sends the link to those who are named by an email; the one before it no longer works. Nothing is looked up by the address. */
export async function sendFormLinks(
  context: EventContext,
  application: Pick<ApplicationRow, 'account_id' | 'profile_id' | 'lead_profile_id' | 'home_title'>,
  forms: readonly FormRow[],
): Promise<void> {
  if (forms.length === 0) return
  const { db, services, actor } = context
  const { accountId } = accountActor(actor)
  if (!(await getAccountHolder(db, accountId)).isConfirmed) fail(ConfirmEmailToInviteApplicants)
  const { profileId } = profileActor(actor)
  const sender = emailableName((await findNameOf(db, profileId)) ?? '')
  for (const { id, name, applicant_type_id } of forms) {
    const form = await setInviteSent(db, id)
    if (form === null) throw new CallFailure(ApplicantEmailedTooOften, { sentence: messages.inviteTooOften({ name }) })
    await countAgainstQuota(db, `applicants-invited-by:${accountId}`, BY_ONE_PERSON)
    if (!(await staysWithinQuota(db, `applicants-to:${sha256(form.invite_email).toString('base64url')}`, TO_ONE_ADDRESS)))
      throw new CallFailure(ApplicantAddressBusy, { sentence: messages.inviteAddressBusy({ name }), retryAfterSeconds: DAY_SECONDS })
    await revokeFormLinks(db, id)
    const tokenId = await makeLink(db, FORM_LINK, { accountId: application.account_id, objectId: id })
    await sendEmail(services, db, inviteEmail, {
      to: { email: form.invite_email },
      data: { sender, home: emailableWords(application.home_title), as: textOf(APPLICANT_TYPES, applicant_type_id) ?? '' },
      naturalKey: `${inviteEmail.name}:${tokenId}`,
      tokenId,
      brandId: await brandFor(db, application.lead_profile_id ?? application.profile_id),
      language: (await findAccountLanguage(db, accountId)) ?? undefined,
    })
  }
}
