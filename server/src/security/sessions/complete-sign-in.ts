import { SignInFailed } from '@keystead/contract/security/sessions/session.operations.ts'
import { profileTypeName } from '@keystead/contract/identity/profiles/profile.values.ts'
import type { SignedInAnswer } from '@keystead/contract/security/sessions/session.schemas.ts'
import type { Db } from '../../database/db.ts'
import { claimAccount } from '../../database/pool.ts'
import type { AccountActor, ActingFor } from '../../rpc/actor.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import { sha256 } from '../../secrets/sha256.ts'
import { listSeats, memberRightsOf } from '../../access/seat.queries.ts'
import { findSessionRecord, listProfiles, listProfilesById, ownProfiles, presentProfile } from '../../identity/profiles/profile.public.ts'
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
  const actingFor = await beginsAs(db, account)
  const session = await services.sessions.start(db, { accountId, profileId: actingFor.profileId, remember, origin: context.origin })
  const actor: AccountActor = {
    kind: 'account',
    accountId,
    sessionId: session.sessionId,
    actingFor,
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
    DefaultProfileId: actingFor.member ? null : actingFor.profileId,
    Profiles: (await listProfiles(db, ownProfiles(actor))).map(presentProfile),
  }
}

/** Their default profile, or else a business that they are a member of. */
async function beginsAs(db: Db, account: AccountOfSignIn): Promise<ActingFor> {
  const { id, default_profile_id, default_profile_type_id } = account
  if (default_profile_id !== null && default_profile_type_id !== null)
    return { accountId: id, profileId: default_profile_id, profileType: profileTypeName(default_profile_type_id), member: null }
  const [seat] = await listSeats(db, id)
  const [profile] = seat ? await listProfilesById(db, [seat.profile_id]) : []
  if (!seat || !profile) return { accountId: id, profileId: null, profileType: null, member: null }
  return {
    accountId: seat.business_account_id,
    profileId: profile.id,
    profileType: profileTypeName(profile.profile_type_id),
    member: memberRightsOf(seat),
  }
}
