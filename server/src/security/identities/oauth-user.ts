import { paths } from '@keystead/contract/navigation/paths.ts'
import {
  OtherIdentityConnected,
  type OAuthUser,
  SocialEmailInUse,
  SocialSigninExpired,
} from '@keystead/contract/security/identities/identity.operations.ts'
import { IdentityTaken, type OAuthAnswer } from '@keystead/contract/security/identities/identity.schemas.ts'
import { needsSecondFactor } from '@keystead/contract/security/sessions/session.schemas.ts'
import { claimAccount } from '../../database/pool.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { PreparedHandler } from '../../rpc/module.ts'
import { providerName } from '../../settings/social-providers.ts'
import { signInByFirstFactor } from '../factors/factor.public.ts'
import { isEmailKnown } from '../../identity/accounts/account.public.ts'
import { notifyAccountHolder } from '../../platform/notifications/notification.public.ts'
import { say } from '../../text/said.ts'
import { text } from './identity.text.ts'
import { browserOf, callbackAddress, providerOf, secretsOf } from './departure.ts'
import { findAccountOfIdentity, insertIdentity, recordIdentityUse } from './identity.queries.ts'
import { type Attempt, takeAttempt } from './oauth-attempt.queries.ts'
import { issueTicket } from './oauth-ticket.queries.ts'
import { personBehind, type ProviderPerson } from './provider-client.ts'
import { toldFailure } from './provider-failure.ts'
import { identityConnectedEmail } from './identity.email.ts'

type Made = { attempt: Attempt; person: ProviderPerson }

export const oAuthUser: PreparedHandler<typeof OAuthUser, Made> = {
  // The attempt is spent before the provider is asked: whatever comes of it, the same answer does not count twice.
  async prepare({ db, origin, services }, input) {
    const attempt = await takeAttempt(db, { state: input.State, deviceId: browserOf(origin) })
    if (!attempt) fail(SocialSigninExpired)
    const provider = providerOf(services, attempt.providerId)
    const callback = new URL(callbackAddress(origin))
    for (const [name, value] of Object.entries({ state: input.State, code: input.Code, error: input.Error, iss: input.Iss })) {
      if (value !== null) callback.searchParams.set(name, value)
    }
    try {
      const person = await personBehind(provider, callback, secretsOf(services.signer, input.State), services.clock.now())
      return { attempt, person }
    } catch (error) {
      throw toldFailure(services, provider, error)
    }
  },

  run: (context, _input, { attempt, person }) =>
    attempt.connects ? connect(context, attempt, attempt.connects, person) : signIn(context, attempt, person),
}

async function connect(
  context: CallContext,
  { providerId, returnTo }: Attempt,
  { accountId, sessionId }: NonNullable<Attempt['connects']>,
  person: ProviderPerson,
): Promise<OAuthAnswer> {
  const { actor, db } = context
  const isSameSession = actor.kind === 'account' && actor.accountId === accountId && actor.sessionId === sessionId
  if (!isSameSession) fail(SocialSigninExpired)
  await claimAccount(db, accountId)
  if (await insertIdentity(db, accountId, { providerId, ...person })) {
    await notifyAccountHolder(context, accountId, identityConnectedEmail, {
      data: { provider: providerName(context.services.settings, providerId) },
      bell: { event: 'security.changed', said: say(text, 'canSignIn'), path: paths.settings() },
    })
  } else {
    const holder = await findAccountOfIdentity(db, { providerId, ...person })
    if (holder !== accountId) fail(holder === null ? OtherIdentityConnected : IdentityTaken)
  }
  context.audit(accountId, { providerId, connected: true })
  return { Kind: 'connected', ProviderId: providerId, ReturnTo: returnTo }
}

async function signIn(context: CallContext, { providerId, returnTo }: Attempt, person: ProviderPerson): Promise<OAuthAnswer> {
  const { db } = context
  const accountId = await findAccountOfIdentity(db, { providerId, ...person })
  if (accountId !== null) {
    await recordIdentityUse(db, { providerId, ...person })
    const answer = await signInByFirstFactor(context, { accountId, remember: false, method: 'provider' })
    return needsSecondFactor(answer)
      ? { Kind: 'secondFactor', ...answer, ReturnTo: returnTo }
      : { Kind: 'signedIn', ...answer, ReturnTo: returnTo }
  }
  // Whoever holds an address at a provider need not be who signed up with it here, confirmed or not.
  if (person.email !== null && (await isEmailKnown(db, person.email))) fail(SocialEmailInUse)
  return {
    Kind: 'signUp',
    OauthTicket: await issueTicket(db, { providerId, deviceId: browserOf(context.origin) }, person),
    OauthProviderId: providerId,
    Email: person.email ?? '',
    EmailVerified: person.emailVerified,
    FirstName: person.firstName,
    LastName: person.lastName,
    ReturnTo: returnTo,
  }
}
