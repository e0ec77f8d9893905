import { PinConfirmationNeeded } from '@keystead/contract/security/security-pin/pin.operations.ts'
import type { Db } from '../../database/db.ts'
import type { AccountActor } from '../../rpc/actor.ts'
import { fail } from '../../rpc/failure.ts'
import { sha256 } from '../../secrets/sha256.ts'
import { findPin, spendConfirmation } from './pin.queries.ts'

/** What a call is about to do; a confirmation for anything else does not count. */
export type PinGuarded = { operation: string; objectId: string; amountCents: number | null; confirmation: string | null }

/** Spends the confirmation that a call names, in its transaction; refuses the call without a fitting one. */
export async function spendPinConfirmation(db: Db, actor: AccountActor, guarded: PinGuarded): Promise<void> {
  const { confirmation, ...what } = guarded
  const isSpent =
    confirmation !== null &&
    (await spendConfirmation(db, { accountId: actor.accountId, sessionId: actor.sessionId, ...what }, sha256(confirmation)))
  if (!isSpent) fail(PinConfirmationNeeded)
}

export async function hasPin(db: Db, accountId: string): Promise<boolean> {
  return (await findPin(db, accountId)) !== null
}
