import { timingSafeEqual } from 'node:crypto'
import type { Db } from '../../database/db.ts'
import type { Origin } from '../../rpc/origin.ts'
import { sha256 } from '../../secrets/sha256.ts'
import { type ChallengePurpose, insertChallenge } from './passkey.queries.ts'

type Options = { challenge: string }

/** Remembers, as a hash, what an authenticator is asked to sign. */
export async function openChallenge<Given extends Options>(
  db: Db,
  origin: Origin,
  { purpose, accountId, options }: { purpose: ChallengePurpose; accountId: string | null; options: Given },
): Promise<{ ChallengeId: string; Options: Given & Record<string, unknown> }> {
  const id = await insertChallenge(db, { purpose, accountId, deviceId: origin.deviceId, hash: sha256(options.challenge) })
  return { ChallengeId: id, Options: options }
}

export function isChallenge(hash: Buffer): (challenge: string) => boolean {
  return (challenge) => timingSafeEqual(sha256(challenge), hash)
}

/** EdDSA, ES256 and RS256: what authenticators sign with. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257]

/** The site that passkeys belong to: the host name, without a port. */
export function relyingPartyId(origin: Origin): string {
  return new URL(origin.publicOrigin).hostname
}
