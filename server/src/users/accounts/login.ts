import { type Login, SignInFailed } from '@keystead/contract/users/accounts/account.operations.ts'
import { profileTypeName } from '@keystead/contract/users/profiles/profile.values.ts'
import type { AccountActor } from '../../rpc/actor.ts'
import { fail } from '../../rpc/failure.ts'
import type { PreparedHandler } from '../../rpc/module.ts'
import { verifyPassword } from '../../secrets/password-hash.ts'
import { findSessionRecord, listProfiles, ownProfiles, presentProfile } from '../profiles/profile.public.ts'
import { type AccountOfLogin, findCredentials, getAccountOfLogin } from './account.queries.ts'
import { admitSignIn, settleSignIn } from './sign-in-delay.ts'

type Made = { accountId: string }

export const login: PreparedHandler<typeof Login, Made> = {
  // Outside the transaction, so that a counted try stays counted when the call fails.
  async prepare({ db, origin, services }, input) {
    await admitSignIn(db, { email: input.Email, ip: origin.ip })
    const credentials = await findCredentials(db, input.Email)
    // Unknown and wrong take the same time and get the same answer.
    const fits = await verifyPassword(credentials?.passwordHash ?? null, input.Password)
    if (!credentials || !fits) {
      services.log.warn({ event: 'sign-in-failed', account: credentials?.accountId ?? null, ip: origin.ip }, 'security')
      fail(SignInFailed)
    }
    return { accountId: credentials.accountId }
  },

  async run(context, input, { accountId }) {
    const { db, services } = context
    if (context.actor.kind === 'account') await services.sessions.end(db, context.actor.sessionId)

    const account = await getAccountOfLogin(db, accountId)
    const profile = defaultProfileOf(account)
    const session = await services.sessions.start(db, {
      accountId,
      profileId: profile.profileId,
      remember: input.RememberMe,
      origin: context.origin,
    })
    const actor: AccountActor = { kind: 'account', accountId, sessionId: session.sessionId, ...profile }
    const record = await findSessionRecord(db, actor)
    if (!record) fail(SignInFailed)

    context.setSession({ kind: 'start', secret: session.secret, record, maxAgeSeconds: session.maxAgeSeconds })
    // Later, since everybody behind one address shares a row that must not stay locked through a transaction.
    context.afterCommit(() => settleSignIn(services.database.db, { email: input.Email, ip: context.origin.ip }))
    context.audit(accountId, { sessionId: session.sessionId, remember: input.RememberMe })
    return {
      AccountId: accountId,
      SessionId: session.sessionId,
      Email: account.email,
      PlanId: account.plan_id,
      Plan: account.plan,
      DefaultProfileId: profile.profileId,
      Profiles: (await listProfiles(db, ownProfiles(actor))).map(presentProfile),
    }
  },
}

function defaultProfileOf(account: AccountOfLogin): Pick<AccountActor, 'profileId' | 'profileType'> {
  if (account.default_profile_id === null || account.default_profile_type_id === null) return { profileId: null, profileType: null }
  return { profileId: account.default_profile_id, profileType: profileTypeName(account.default_profile_type_id) }
}
