import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { emptyMessage } from '@keystead/contract/text/messages.ts'
import { type ChangePassword, CurrentPasswordWrong } from '@keystead/contract/security/sign-in/password.operations.ts'
import type { Db } from '../../database/db.ts'
import { accountActor } from '../../rpc/call-context.ts'
import { CallFailure, fail, failField } from '../../rpc/failure.ts'
import { countGuess, forgetGuesses } from '../../rpc/growing-delay.ts'
import type { PreparedHandler } from '../../rpc/module.ts'
import { revokeLinks } from '../../links/links.ts'
import { hashPassword, verifyPassword } from '../../secrets/password-hash.ts'
import { endTickets } from '../factors/factor.public.ts'
import { EMAIL_LINKS } from './email-links.ts'
import { checkPassword } from './password-rules.ts'
import { setPassword } from '../../identity/accounts/account.public.ts'
import { type AccountOfPassword, findAccountOfPassword } from './password.queries.ts'
import { renewSession } from './renew-session.ts'
import { notifyOfNewPassword } from './notify-of-new-password.ts'
import { text as label } from './password-fields.text.ts'

const GUESSES = { freeTries: 5, longestDelaySeconds: 900 }

export const changePassword: PreparedHandler<typeof ChangePassword, string> = {
  async prepare({ db, services, actor }, input) {
    const account = await findAccountOfPassword(db, accountActor(actor).accountId)
    if (!account) fail(CallErrors.SignInRequired)
    await checkCurrentPassword(db, account, input.CurrentPassword ?? '')
    await checkPassword(input.NewPassword, account, {
      rules: services.settings.PASSWORD_RULES,
      label: label.newPassword,
      field: 'NewPassword',
    })
    return hashPassword(input.NewPassword)
  },

  async run(context, _input, passwordHash) {
    const { db, services } = context
    const actor = accountActor(context.actor)
    await endTickets(db, actor.accountId)
    const at = await setPassword(db, actor.accountId, passwordHash)
    const ended = await services.sessions.endAll(db, actor.accountId, { except: actor.sessionId })
    await revokeLinks(db, actor.accountId, [EMAIL_LINKS.resetPassword])
    await renewSession(context, actor)
    await notifyOfNewPassword(context, actor.accountId, { at, signedOut: 'other devices' })
    context.audit(actor.accountId, { sessionsEnded: ended })
    return { OtherSessionsEnded: ended }
  },
}

/** Whoever has no password yet sets their first, and has none to give. */
async function checkCurrentPassword(db: Db, { accountId, passwordHash }: AccountOfPassword, typed: string): Promise<void> {
  if (passwordHash === null) return
  if (typed === '') failField('CurrentPassword', emptyMessage(label.currentPassword))
  const key = `change-password:${accountId}`
  const wait = await countGuess(db, key, GUESSES)
  if (wait !== null) throw new CallFailure(CallErrors.TooManyRequests, { retryAfterSeconds: wait })
  if (!(await verifyPassword(passwordHash, typed))) fail(CurrentPasswordWrong, { CurrentPassword: CurrentPasswordWrong.message })
  await forgetGuesses(db, key)
}
