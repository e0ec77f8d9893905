import {
  ConfirmEmailToAskReferences,
  ReferenceAddressBusy,
  TooManyReferencesSent,
} from '@keystead/contract/applications/references/reference.operations.ts'
import {
  MOST_REFERENCES_SENT_A_DAY,
  MOST_REFERENCES_TO_ADDRESS_A_DAY,
} from '@keystead/contract/applications/references/reference.values.ts'
import { emailableName } from '../../email/emailable-name.ts'
import { sendEmail } from '../../email/send-email.ts'
import { findAccountLanguage } from '../../identity/accounts/account.public.ts'
import { getAccountHolder } from '../../identity/profiles/profile.public.ts'
import { makeLink } from '../../links/links.ts'
import { brandFor } from '../../platform/branding/branding.public.ts'
import { accountActor, type CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import { countAgainstQuota } from '../../rpc/quota.ts'
import { sha256 } from '../../secrets/sha256.ts'
import { type ApplicationRow, keptNameOf } from '../applications/application.public.ts'
import { referenceEmail } from './reference.email.ts'
import { REFERENCE_LINK } from './reference-link.ts'
import type { ReferenceRow } from './reference.queries.ts'

const DAY_SECONDS = 86_400
const BY_ONE_PERSON = { uses: MOST_REFERENCES_SENT_A_DAY, windowSeconds: DAY_SECONDS, failure: TooManyReferencesSent }
const TO_ONE_ADDRESS = { uses: MOST_REFERENCES_TO_ADDRESS_A_DAY, windowSeconds: DAY_SECONDS, failure: ReferenceAddressBusy }

/** What goes to addresses of which we know nothing, is caused by people who have confirmed theirs, and not too often. */
export async function checkMaySend({ db, actor }: CallContext): Promise<void> {
  const { accountId } = accountActor(actor)
  if (!(await getAccountHolder(db, accountId)).isConfirmed) fail(ConfirmEmailToAskReferences)
  await countAgainstQuota(db, `references-asked-by:${accountId}`, BY_ONE_PERSON)
}

/** In the look of those who decide. An address gets only so many in a day, whoever causes them. */
export async function sendReferenceEmail(
  { db, services }: Pick<CallContext, 'db' | 'services'>,
  application: ApplicationRow,
  reference: ReferenceRow & { readonly email: string },
): Promise<void> {
  const { id, email, kind } = reference
  await countAgainstQuota(db, `references-to:${sha256(email.toLowerCase()).toString('base64url')}`, TO_ONE_ADDRESS)
  const { account_id: accountId, profile_id: profileId } = application
  const tokenId = await makeLink(db, REFERENCE_LINK, { accountId, objectId: id })
  await sendEmail(services, db, referenceEmail, {
    to: { email },
    data: {
      kind,
      applicant: emailableName(reference.applicant_name),
      landlord: emailableName((await keptNameOf(db, profileId)) ?? ''),
    },
    naturalKey: `${referenceEmail.name}:${tokenId}`,
    tokenId,
    brandId: await brandFor(db, profileId),
    language: (await findAccountLanguage(db, accountId)) ?? undefined,
  })
}
