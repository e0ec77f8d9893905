import { EmailConfirmed } from '@keystead/contract/identity/accounts/account.events.ts'
import { type ResetPassword, ResetLinkExpired } from '@keystead/contract/security/sign-in/password.operations.ts'
import { claimAccount } from '../../database/pool.ts'
import type { Db } from '../../database/db.ts'
import { fail } from '../../rpc/failure.ts'
import type { PreparedHandler } from '../../rpc/module.ts'
import { revokeLinks, openLink, spendLink } from '../../links/links.ts'
import { hashPassword } from '../../secrets/password-hash.ts'
import { deleteAllFactors, endTickets, liftCodeStop } from '../factors/factor.public.ts'
import { deleteAllIdentities } from '../identities/identity.public.ts'
import { forgetDevices, recordDevice } from '../sessions/session.public.ts'
import { EMAIL_LINKS } from './email-links.ts'
import { checkPassword } from './password-rules.ts'
import { markEmailVerified, setPassword } from '../../identity/accounts/account.public.ts'
import { type AccountOfPassword, findAccountOfPassword } from './password.queries.ts'
import { forgiveSignIns } from './sign-in-delay.ts'
import { notifyOfNewPassword } from './notify-of-new-password.ts'

type Made = { account: AccountOfPassword; passwordHash: string }

export const resetPassword: PreparedHandler<typeof ResetPassword, Made> = {
  async prepare({ db, services }, input) {
    const token = await openLink(db, [EMAIL_LINKS.resetPassword], input.Token)
    const account = token && (await findAccountOfPassword(db, token.accountId))
    if (!account || account.email !== token.email) fail(ResetLinkExpired)
    await checkPassword(input.Password, account, { rules: services.settings.PASSWORD_RULES })
    return { account, passwordHash: await hashPassword(input.Password) }
  },

  async run(context, input, { account, passwordHash }) {
    const { db, services, actor, origin } = context
    const { accountId, email } = account
    if (!(await spendLink(db, [EMAIL_LINKS.resetPassword], input.Token))) fail(ResetLinkExpired)
    await endTickets(db, accountId)
    const at = await setPassword(db, accountId, passwordHash)
    // Whoever signed up with somebody's address may have left a key in the door: what came before the first proof goes.
    if (!account.isVerified) await removeOtherWaysIn(db, accountId)
    // The link came to that address.
    await markEmailVerified(db, accountId)
    await services.events.emit(context, EmailConfirmed, [{ id: accountId, accountId, email, signUp: null }])
    await revokeLinks(db, accountId, [EMAIL_LINKS.verify, EMAIL_LINKS.change])
    await services.sessions.endAll(db, accountId)
    if (actor.kind === 'account' && actor.accountId === accountId) context.setSession({ kind: 'end' })
    // Guesses of others must not keep out whoever just proved to own the account.
    await recordDevice(db, accountId, origin)
    await forgiveSignIns(db, email, origin)
    await liftCodeStop(db, accountId)
    await notifyOfNewPassword(context, accountId, { at, signedOut: 'everywhere' })
    context.audit(accountId)
    return { Email: email }
  },
}

async function removeOtherWaysIn(db: Db, accountId: string): Promise<void> {
  await claimAccount(db, accountId)
  await deleteAllFactors(db, accountId)
  await deleteAllIdentities(db, accountId)
  await forgetDevices(db, accountId)
}
