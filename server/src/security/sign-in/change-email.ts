import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { messages } from '@keystead/contract/security/sign-in/sign-in-messages.text.ts'
import { EmailTaken } from '@keystead/contract/security/sign-in/account.operations.ts'
import type { ChangeEmail } from '@keystead/contract/security/sign-in/email.operations.ts'
import { sendEmail } from '../../email/send-email.ts'
import { accountActor } from '../../rpc/call-context.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { countAgainstQuota } from '../../rpc/quota.ts'
import { makeLink } from '../../links/links.ts'
import { changeEmailEmail, changeEmailNoticeEmail } from './account.email.ts'
import { isEmailKnown, lockAccountEmail } from '../../identity/accounts/account.public.ts'
import { isEmailHeld } from './account.queries.ts'
import { EMAIL_LINKS } from './email-links.ts'

const CHANGES_ASKED_FOR = { uses: 20, windowSeconds: 86_400 }

export const changeEmail: Handler<typeof ChangeEmail> = async (context, input) => {
  const { db, services } = context
  const { accountId } = accountActor(context.actor)
  const account = await lockAccountEmail(db, accountId)
  if (!account) fail(CallErrors.SignInRequired)
  if (account.email === input.Email) failField('Email', messages.emailIsYours)
  if ((await isEmailKnown(db, input.Email)) || (await isEmailHeld(db, input.Email, { accountId })))
    fail(EmailTaken, { Email: EmailTaken.message })
  await countAgainstQuota(db, `change-email:${accountId}`, CHANGES_ASKED_FOR)

  const data = { oldEmail: account.email, newEmail: input.Email }
  const tokenId = await makeLink(db, EMAIL_LINKS.change, { accountId, email: input.Email })
  await sendEmail(services, db, changeEmailEmail, {
    to: { email: input.Email },
    data,
    naturalKey: `change-email:${tokenId}`,
    accountId,
    tokenId,
  })
  await sendEmail(services, db, changeEmailNoticeEmail, {
    to: { email: account.email },
    data,
    naturalKey: `change-email-notice:${tokenId}`,
    accountId,
  })
  context.audit(accountId)
  return { Email: input.Email }
}
