import { PasskeyRefused, type PasskeySignature } from '@keystead/contract/security/factors/passkey.schemas.ts'
import { type AuthenticationResponseJSON, generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Db } from '../../database/db.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import type { Origin } from '../../rpc/origin.ts'
import { fail } from '../../rpc/failure.ts'
import { passkeysOf } from './factor.access.ts'
import { isChallenge, openChallenge, relyingPartyId } from './passkey-challenge.ts'
import { advanceCounter, findPasskeyOfCredential, listPasskeys, type PasskeyRow, takeChallenge } from './passkey.queries.ts'

type AskContext = Pick<CallContext, 'db' | 'origin' | 'services'>
type SignaturePurpose = 'sign-in' | 'confirm'

/** Asks for a signature by a passkey of the account, or by any passkey that the browser has for this site. */
export async function askForSignature(db: Db, origin: Origin, purpose: SignaturePurpose, accountId: string | null) {
  const passkeys = accountId === null ? [] : await listPasskeys(db, passkeysOf({ accountId }))
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyId(origin),
    userVerification: 'required',
    timeout: 300_000,
    allowCredentials: passkeys.map(({ credential_id: id, transports }) => ({ id, transports })),
  })
  return openChallenge(db, origin, { purpose, accountId, options })
}

/** A signature that is good, whose counter is still to be compared in the transaction of what it is given for. */
export type GoodSignature = { accountId: string; passkeyId: string; counter: number }

type GivenSignature = { purpose: SignaturePurpose; challengeId: string; response: PasskeySignature }

/** Checks a signature and takes its challenge, outside of the call's transaction: a refused one is gone, too. */
export async function checkSignature(context: AskContext, given: GivenSignature): Promise<GoodSignature> {
  const { db, origin } = context
  const { purpose, challengeId, response } = given
  const challenge = await takeChallenge(db, { id: challengeId, purpose, deviceId: origin.deviceId })
  if (!challenge) return refuse(context, 'challenge', null)
  const passkey = await findPasskeyOfCredential(db, response.id)
  if (!passkey) return refuse(context, 'unknown passkey', challenge.accountId)
  const isOfAccount = challenge.accountId === null || challenge.accountId === passkey.account_id
  const { userHandle } = response.response
  if (!isOfAccount || (userHandle && userHandle !== userHandleOf(passkey.account_id))) return refuse(context, 'account', passkey.account_id)

  const counter = await counterOf(response, passkey, challenge.hash, origin).catch((error: unknown) =>
    refuse(context, error instanceof Error ? error.message : 'unreadable', passkey.account_id),
  )
  return { accountId: passkey.account_id, passkeyId: passkey.id, counter: counter ?? refuse(context, 'signature', passkey.account_id) }
}

/** In the transaction of what the signature is given for: an authenticator that counts backwards has a copy somewhere. */
export async function acceptSignature(context: AskContext, { accountId, passkeyId, counter }: GoodSignature): Promise<void> {
  if (!(await advanceCounter(context.db, passkeyId, counter))) refuse(context, 'counter went backwards', accountId)
}

/** The counter that came with a signature; null where the signature is wrong. Throws for everything else that is wrong. */
async function counterOf(response: PasskeySignature, passkey: PasskeyRow, challengeHash: Buffer, origin: Origin): Promise<number | null> {
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} } as AuthenticationResponseJSON,
    expectedChallenge: isChallenge(challengeHash),
    expectedOrigin: origin.publicOrigin,
    expectedRPID: relyingPartyId(origin),
    requireUserVerification: true,
    // Zero compares with nothing: `advanceCounter` does it where two at once cannot both pass.
    credential: { id: passkey.credential_id, publicKey: new Uint8Array(passkey.public_key), counter: 0 },
  })
  return verified ? authenticationInfo.newCounter : null
}

/** How an authenticator names an account: its id, as bytes. */
export function userIdOf(accountId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(accountId.replaceAll('-', ''), 'hex'))
}

function userHandleOf(accountId: string): string {
  return Buffer.from(userIdOf(accountId)).toString('base64url')
}

function refuse({ services, origin }: AskContext, reason: string, account: string | null): never {
  services.log.warn({ event: 'passkey-refused', reason: reason.slice(0, 200), account, ip: origin.ip }, 'security')
  fail(PasskeyRefused)
}
