import { formatMoment } from '@keystead/contract/values/dates.ts'
import { sendMail } from '../../mail/send-mail.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { passwordChangedMail } from './account.mail.ts'
import type { AccountOfPassword } from './password.queries.ts'

export async function tellOfNewPassword(
  { db, services }: CallContext,
  { accountId, email, firstName, lastName }: AccountOfPassword,
  { at, signedOut }: { at: Date; signedOut: 'everywhere' | 'other devices' },
): Promise<void> {
  await sendMail(services, db, passwordChangedMail, {
    to: { email, name: `${firstName} ${lastName}`.trim() },
    data: { firstName, at: formatMoment(at), signedOut },
    naturalKey: `password-changed:${accountId}:${at.toISOString()}`,
    accountId,
  })
}
