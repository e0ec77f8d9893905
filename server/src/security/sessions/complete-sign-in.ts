import { SignInFailed } from '@keystead/contract/security/sessions/session.operations.ts'
import { profileTypeName } from '@keystead/contract/identity/profiles/profile.values.ts'
import type { SignedInAnswer } from '@keystead/contract/security/sessions/session.schemas.ts'
import { claimAccount } from '../../database/pool.ts'
import type { AccountActor, ActingFor } from '../../rpc/actor.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import { sha256 } from '../../secrets/sha256.ts'
import { findSessionRecord, listProfiles, ownProfiles, presentProfile } from '../../identity/profiles/profile.public.ts'
import { recordSignIn } from './sign-in-notice.ts'
import { type AccountOfSignIn, findAccountOfSignIn } from './sign-in.queries.ts'

/** How someone proved who they are, for the audit. */
export type SignInMethod = 'password' | 'passkey' | 'totp' | 'recoveryCode' | 'provider'

/**
 * Whoever proved to be this account, with all the factors that it asks for, gets a session. The one way to be signed in:
 * password, passkey, second factor and provider end here. A session that the browser had before ends.
 */
export async function completeSignIn(
  context: CallContext,
  { accountId, remember, method }: { accountId: string; remember: boolean; method: SignInMethod },
): Promise<SignedInAnswer> {
  const { db, services } = context
  await claimAccount(db, accountId)
  if (context.actor.kind === 'account') await services.sessions.end(db, context.actor.sessionId)

  const account = await findAccountOfSignIn(db, accountId)
  if (!account) fail(SignInFailed)
  const profile = defaultProfileOf(account)
  const session = await services.sessions.start(db, { accountId, profileId: profile.profileId, remember, origin: context.origin })
  const actor: AccountActor = {
    kind: 'account',
    accountId,
    sessionId: session.sessionId,
    actingFor: { accountId, ...profile },
    language: account.language,
    factorIsFresh: true,
    byFormerSecret: false,
    secretSha256: sha256(session.secret),
  }
  const record = await findSessionRecord(context, actor)
  if (!record) fail(SignInFailed)
  await recordSignIn(context, accountId)

  context.setSession({ kind: 'start', secret: session.secret, record, maxAgeSeconds: session.maxAgeSeconds })
  context.audit(accountId, { sessionId: session.sessionId, remember, method })
  return {
    AccountId: accountId,
    SessionId: session.sessionId,
    Email: account.email,
    PlanId: account.plan_id,
    Plan: account.plan,
    DefaultProfileId: profile.profileId,
    Profiles: (await listProfiles(db, ownProfiles(actor))).map(presentProfile),
  }
}

function defaultProfileOf(account: AccountOfSignIn): Pick<ActingFor, 'profileId' | 'profileType'> {
  if (account.default_profile_id === null || account.default_profile_type_id === null) return { profileId: null, profileType: null }
  return { profileId: account.default_profile_id, profileType: profileTypeName(account.default_profile_type_id) }
}
