import { paths } from '@keystead/contract/navigation/paths.ts'
import { type AddPasskey, PasskeyIsKnown } from '@keystead/contract/security/factors/passkey.operations.ts'
import { PasskeyRefused } from '@keystead/contract/security/factors/passkey.schemas.ts'
import { type RegistrationResponseJSON, verifyRegistrationResponse } from '@simplewebauthn/server'
import { accountActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { notifyAccountHolder } from '../../platform/notifications/notification.public.ts'
import { say } from '../../text/said.ts'
import { text } from './factor.text.ts'
import { passkeyAddedEmail } from './factor.email.ts'
import { presentPasskey } from './factor.present.ts'
import { isChallenge, PASSKEY_ALGORITHMS, relyingPartyId } from './passkey-challenge.ts'
import { insertPasskey, takeChallenge } from './passkey.queries.ts'

export const addPasskey: Handler<typeof AddPasskey> = async (context, input) => {
  const { db, origin, services } = context
  const { accountId } = accountActor(context.actor)
  const challenge = await takeChallenge(db, { id: input.ChallengeId, purpose: 'add', deviceId: origin.deviceId })
  if (challenge?.accountId !== accountId) fail(PasskeyRefused)
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...input.Response, clientExtensionResults: {} } as RegistrationResponseJSON,
    expectedChallenge: isChallenge(challenge.hash),
    expectedOrigin: origin.publicOrigin,
    expectedRPID: relyingPartyId(origin),
    requireUserVerification: true,
    supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
  }).catch((error: Error) => {
    services.log.warn({ event: 'passkey-refused', reason: error.message.slice(0, 200), account: accountId, ip: origin.ip }, 'security')
    fail(PasskeyRefused)
  })
  if (!registrationInfo) fail(PasskeyRefused)

  const { credential, credentialBackedUp } = registrationInfo
  const added = await insertPasskey(db, accountId, {
    credentialId: credential.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports: credential.transports ?? [],
    isBackedUp: credentialBackedUp,
    name: input.Name,
  })
  if (!added) fail(PasskeyIsKnown)
  await notifyAccountHolder(context, accountId, passkeyAddedEmail, {
    data: ({ isConfirmed }) => ({ passkey: isConfirmed ? added.name : '' }),
    bell: { event: 'security.changed', said: say(text, 'passkeyAdded'), path: paths.settings() },
  })
  context.audit(added.id)
  return presentPasskey(added)
}
