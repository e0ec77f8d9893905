import type { Login } from '@keystead/contract/security/sign-in/account.operations.ts'
import { SignInFailed } from '@keystead/contract/security/sessions/session.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { PreparedHandler } from '../../rpc/module.ts'
import { verifyPassword } from '../../secrets/password-hash.ts'
import { signInByFirstFactor } from '../factors/factor.public.ts'
import { findCredentials, holdPassword } from '../../identity/accounts/account.public.ts'
import { admitSignIn, settleSignIn, type SignInTry } from './sign-in-delay.ts'

type Made = { accountId: string; passwordHash: string; signInTry: SignInTry }

export const login: PreparedHandler<typeof Login, Made> = {
  // Outside the transaction, so that a counted try stays counted when the call fails.
  async prepare({ db, origin, services }, input) {
    const signInTry = await admitSignIn(db, input.Email, origin)
    const credentials = await findCredentials(db, input.Email)
    // Unknown and wrong take the same time and get the same answer.
    const fits = await verifyPassword(credentials?.passwordHash ?? null, input.Password)
    if (!credentials?.passwordHash || !fits) {
      services.log.warn({ event: 'sign-in-failed', account: credentials?.accountId ?? null, ip: origin.ip }, 'security')
      fail(SignInFailed)
    }
    return { accountId: credentials.accountId, passwordHash: credentials.passwordHash, signInTry }
  },

  async run(context, input, { accountId, passwordHash, signInTry }) {
    const { database } = context.services
    // Hashing takes its time: a password that was changed meanwhile opens nothing, and its session would outlive the change.
    if (!(await holdPassword(context.db, accountId, passwordHash))) fail(SignInFailed)
    // Later, since everyone behind one address shares a row that must not stay locked through a transaction.
    context.afterCommit(() => settleSignIn(database.db, signInTry))
    return signInByFirstFactor(context, { accountId, remember: input.RememberMe, method: 'password' })
  },
}
