import { PinNotSet, PinSlowDown, PinTooEasy, PinWrong } from '@keystead/contract/users/security-pin/pin.operations.ts'
import { isEasyPin } from '@keystead/contract/users/security-pin/pin.fields.ts'
import type { AccountActor } from '../../rpc/actor.ts'
import { CallFailure, fail } from '../../rpc/failure.ts'
import { countGuess, type DelayRule, forgetGuesses } from '../../rpc/growing-delay.ts'
import type { Services } from '../../rpc/services.ts'
import { hashPassword, verifyPassword } from '../../secrets/password-hash.ts'
import { findPin } from './pin.queries.ts'

const FIVE_TRIES: DelayRule = { freeTries: 5, longestDelaySeconds: 900 }

/**
 * Refuses a wrong pin at the given field. Runs before the call's transaction: hashing takes its time, and a counted try
 * stays counted when the call fails.
 */
export async function checkPin(services: Services, actor: AccountActor, pin: string, field: string): Promise<void> {
  const { db, transaction } = services.database
  const key = `pin:${actor.accountId}`
  const wait = await countGuess(db, key, FIVE_TRIES)
  if (wait !== null) throw new CallFailure(PinSlowDown, { retryAfterSeconds: wait })
  const found = await transaction({ kind: 'account', accountId: actor.accountId }, (own) => findPin(own, actor.accountId), {
    readOnly: true,
  })
  if (!found) fail(PinNotSet)
  if (!(await verifyPassword(found.pinHash, pin))) {
    services.log.warn({ event: 'wrong-pin', account: actor.accountId }, 'security')
    fail(PinWrong, { [field]: PinWrong.message })
  }
  await forgetGuesses(db, key)
}

/** The hash of a pin that may be used. */
export async function hashNewPin(pin: string): Promise<string> {
  if (isEasyPin(pin)) fail(PinTooEasy, { Pin: PinTooEasy.message })
  return hashPassword(pin)
}
