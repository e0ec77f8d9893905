import { MOST_PASSKEYS, type StartPasskeyRegistration, TooManyPasskeys } from '@keystead/contract/security/factors/passkey.operations.ts'
import { generateRegistrationOptions } from '@simplewebauthn/server'
import { accountActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { passkeysOf } from './factor.access.ts'
import { getFactors } from './factor.queries.ts'
import { openChallenge, PASSKEY_ALGORITHMS, relyingPartyId } from './passkey-challenge.ts'
import { userIdOf } from './passkey-signature.ts'
import { listPasskeys } from './passkey.queries.ts'

export const startPasskeyRegistration: Handler<typeof StartPasskeyRegistration> = async ({ db, actor, origin, services }) => {
  const account = accountActor(actor)
  const passkeys = await listPasskeys(db, passkeysOf(account))
  if (passkeys.length >= MOST_PASSKEYS) fail(TooManyPasskeys)
  const { email } = await getFactors(db, account.accountId)
  const options = await generateRegistrationOptions({
    rpName: services.settings.COMPANY_NAME,
    rpID: relyingPartyId(origin),
    userName: email,
    userDisplayName: email,
    userID: userIdOf(account.accountId),
    timeout: 300_000,
    supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    // Kept by the authenticator, so that it signs in without an email, and opened by whoever it knows.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: passkeys.map(({ credential_id: id, transports }) => ({ id, transports })),
  })
  return openChallenge(db, origin, { purpose: 'add', accountId: account.accountId, options })
}
