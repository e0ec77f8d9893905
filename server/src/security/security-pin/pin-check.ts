import { paths } from '@keystead/contract/navigation/paths.ts'
import { PinNotSet, PinSlowDown, PinStopped, PinTooEasy, PinWrong } from '@keystead/contract/security/security-pin/pin.operations.ts'
import { isEasyPin } from '@keystead/contract/security/security-pin/pin.fields.ts'
import type { Db } from '../../database/db.ts'
import type { AccountActor } from '../../rpc/actor.ts'
import { CallFailure, fail } from '../../rpc/failure.ts'
import { countGuess, type DelayRule, forgetGuesses } from '../../rpc/growing-delay.ts'
import { countTowardsStop, isFirstToTell, liftStop, takeBackFromStop } from '../../rpc/guess-stop.ts'
import type { Services } from '../../rpc/services.ts'
import { hashPassword, verifyPassword } from '../../secrets/password-hash.ts'
import { notifyAccountHolder } from '../../platform/notifications/notification.public.ts'
import { say } from '../../text/said.ts'
import { text } from './pin.text.ts'
import { pinStoppedEmail } from './pin.email.ts'
import { findPin } from './pin.queries.ts'

const FIVE_TRIES: DelayRule = { freeTries: 5, longestDelaySeconds: 900 }

/**
 * Refuses a wrong pin at the given field. Runs before the call's transaction: hashing takes its time, and a counted try
 * stays counted when the call fails.
 */
export async function checkPin(services: Services, actor: AccountActor, pin: string, field: string): Promise<void> {
  const { db, transaction } = services.database
  const key = keyOf(actor.accountId)
  const wait = await countGuess(db, key, FIVE_TRIES)
  if (wait !== null) throw new CallFailure(PinSlowDown, { retryAfterSeconds: wait })
  const found = await transaction({ kind: 'account', accountId: actor.accountId }, (own) => findPin(own, actor.accountId), {
    readOnly: true,
  })
  if (!found) fail(PinNotSet)
  if (!(await countTowardsStop(db, key))) return stop(services, actor.accountId)
  if (!(await verifyPassword(found.pinHash, pin))) {
    services.log.warn({ event: 'wrong-pin', account: actor.accountId }, 'security')
    fail(PinWrong, { [field]: PinWrong.message })
  }
  await forgetGuesses(db, key)
  await takeBackFromStop(db, key)
}

/** A hundred wrong ones in all: its holder is written to, and only a new pin by email goes on. */
async function stop(services: Services, accountId: string): Promise<never> {
  await services.database.transaction({ kind: 'account', accountId }, async (db) => {
    if (!(await isFirstToTell(db, keyOf(accountId)))) return
    await notifyAccountHolder({ db, services }, accountId, pinStoppedEmail, {
      data: ({ firstName }) => ({ firstName }),
      bell: { event: 'security.changed', said: say(text, 'stopped'), path: paths.securityPin() },
    })
  })
  services.log.warn({ event: 'pin-stopped', account: accountId }, 'security')
  return fail(PinStopped)
}

/** A new pin was chosen by email: nothing of the guesses at the old one counts. */
export async function forgetPinTries(db: Db, accountId: string): Promise<void> {
  await forgetGuesses(db, keyOf(accountId))
  await liftStop(db, keyOf(accountId))
}

function keyOf(accountId: string): string {
  return `pin:${accountId}`
}

/** The hash of a pin that may be used. */
export async function hashNewPin(pin: string): Promise<string> {
  if (isEasyPin(pin)) fail(PinTooEasy, { Pin: PinTooEasy.message })
  return hashPassword(pin)
}
