import { paths } from '@keystead/contract/navigation/paths.ts'
import { CodesStopped, TooManyCodes } from '@keystead/contract/security/factors/factor.operations.ts'
import type { Db } from '../../database/db.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { CallFailure, fail } from '../../rpc/failure.ts'
import { countGuess, type DelayRule, forgetGuesses, takeBackGuess } from '../../rpc/growing-delay.ts'
import { countTowardsStop, isFirstToTell, liftStop, takeBackFromStop } from '../../rpc/guess-stop.ts'
import { notifyAccountHolder } from '../../platform/notifications/notification.public.ts'
import { networkOf } from '../../process/network-of.ts'
import { say } from '../../text/said.ts'
import { text } from './factor.text.ts'
import { codesStoppedEmail } from './factor.email.ts'

/*
 * Codes are guessed by someone who knows the password or holds a session. Wrong ones are slowed down for the account from
 * one address, and for the account from everywhere; both waits are bounded. A hundred in all are the end of it until a new
 * password was chosen by email, which a guesser does not get. A passkey needs no code and is never stopped.
 */
const FROM_ADDRESS: DelayRule = { freeTries: 5, longestDelaySeconds: 900 }
const FROM_EVERYWHERE: DelayRule = { freeTries: 20, longestDelaySeconds: 300 }

type Tried = Pick<CallContext, 'db' | 'origin' | 'services'>

/** Counts a try, or says how long to wait. */
export async function admitTry({ db, origin }: Tried, accountId: string): Promise<void> {
  const { address, everywhere } = keysOf(accountId, origin.ip)
  const wait = (await countGuess(db, address, FROM_ADDRESS)) ?? (await countGuess(db, everywhere, FROM_EVERYWHERE))
  if (wait !== null) throw new CallFailure(TooManyCodes, { retryAfterSeconds: wait })
}

/** The same for what can be guessed: after a hundred wrong ones its holder is written to, and none is looked at any more. */
export async function admitCode(tried: Tried, accountId: string): Promise<void> {
  await admitTry(tried, accountId)
  const key = stopKey(accountId)
  if (await countTowardsStop(tried.db, key)) return
  await tried.services.database.transaction({ kind: 'account', accountId }, async (db) => {
    if (!(await isFirstToTell(db, key))) return
    await notifyAccountHolder({ db, services: tried.services }, accountId, codesStoppedEmail, {
      data: {},
      bell: { event: 'security.changed', said: say(text, 'codesStopped'), path: paths.securitySettings() },
    })
  })
  tried.services.log.warn({ event: 'codes-stopped', account: accountId, ip: tried.origin.ip }, 'security')
  fail(CodesStopped)
}

/** The right one forgets the wrong ones from here; of those from everywhere, and of those in all, it takes back its own. */
export async function settleCode(db: Db, accountId: string, ip: string, { counted }: { counted: boolean }): Promise<void> {
  const { address, everywhere } = keysOf(accountId, ip)
  await forgetGuesses(db, address)
  await takeBackGuess(db, everywhere)
  if (counted) await takeBackFromStop(db, stopKey(accountId))
}

/** A new password came by email: the guesser knows nothing any more. */
export async function liftCodeStop(db: Db, accountId: string): Promise<void> {
  await liftStop(db, stopKey(accountId))
}

function keysOf(accountId: string, ip: string): { address: string; everywhere: string } {
  return { address: `code:${accountId} ${networkOf(ip)}`, everywhere: `code:${accountId}` }
}

function stopKey(accountId: string): string {
  return `code:${accountId}`
}
