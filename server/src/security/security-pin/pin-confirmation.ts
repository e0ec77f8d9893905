import { PinConfirmationNeeded } from '@keystead/contract/security/security-pin/pin.operations.ts'
import type { Db } from '../../database/db.ts'
import { actingAs } from '../../database/pool.ts'
import { accountActor, type CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import { sha256 } from '../../secrets/sha256.ts'
import { findPin, spendConfirmation } from './pin.queries.ts'

/** What a call is about to do; a confirmation for anything else does not count. */
export type PinGuarded = {
  readonly operation: string
  readonly objectId: string
  readonly amountCents?: number | null
  readonly confirmation: string | null
}

/**
 * Spends the confirmation that a call names, in its transaction; refuses the call without a fitting one. It is that of the person, also where
 * they act for a business. Who has no PIN has none, and is asked to set one.
 */
export async function spendPinConfirmation(
  { db, actor }: Pick<CallContext, 'db' | 'actor'>,
  { operation, objectId, amountCents = null, confirmation }: PinGuarded,
): Promise<void> {
  const { accountId, sessionId } = accountActor(actor)
  const isSpent =
    confirmation !== null &&
    (await actingAs(db, accountId, () =>
      spendConfirmation(db, { accountId, sessionId, operation, objectId, amountCents }, sha256(confirmation)),
    ))
  if (!isSpent) fail(PinConfirmationNeeded)
}

export async function hasPin(db: Db, accountId: string): Promise<boolean> {
  return (await findPin(db, accountId)) !== null
}
