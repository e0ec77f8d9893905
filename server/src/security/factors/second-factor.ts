import { randomBytes } from 'node:crypto'
import type { SecondFactorMethod, SignInAnswer } from '@keystead/contract/security/sessions/session.schemas.ts'
import type { Db } from '../../database/db.ts'
import { claimAccount } from '../../database/pool.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { sha256 } from '../../secrets/sha256.ts'
import { completeSignIn, type SignInMethod } from '../sessions/session.public.ts'
import { getFactors } from './factor.queries.ts'
import { insertTicket } from './ticket.queries.ts'

/**
 * What an account that gave its first factor is asked for besides; nothing where its codes are off. Passkeys alone ask for
 * nothing: they are a way to sign in without a password, and whoever loses them still has that.
 */
async function secondFactorOf(db: Db, accountId: string): Promise<SecondFactorMethod[]> {
  await claimAccount(db, accountId)
  const { totpSince, passkeyCount, recoveryCodesLeft } = await getFactors(db, accountId)
  if (!totpSince) return []
  return ['totp', ...(passkeyCount > 0 ? (['passkey'] as const) : []), ...(recoveryCodesLeft > 0 ? (['recoveryCode'] as const) : [])]
}

/**
 * After a password or a provider's word: a session where that is enough, else a ticket for the second factor. It holds
 * on the device that asked.
 */
export async function signInByFirstFactor(
  context: CallContext,
  proven: { accountId: string; remember: boolean; method: SignInMethod },
): Promise<SignInAnswer> {
  const { db, origin } = context
  const methods = await secondFactorOf(db, proven.accountId)
  if (methods.length === 0) return completeSignIn(context, proven)

  const ticket = randomBytes(32).toString('base64url')
  await insertTicket(db, ticketHash(ticket), origin.deviceId, proven)
  context.audit(proven.accountId, { method: proven.method, asksFor: methods })
  return { Ticket: ticket, Methods: methods }
}

export function ticketHash(ticket: string): Buffer {
  return sha256(ticket)
}
