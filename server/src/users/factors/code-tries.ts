import { TooManyCodes } from '@keystead/contract/users/factors/factor.operations.ts'
import type { Db } from '../../database/db.ts'
import { CallFailure } from '../../rpc/failure.ts'
import { countGuess, type DelayRule, forgetGuesses, takeBackGuess } from '../../rpc/growing-delay.ts'
import { networkOf } from '../../rpc/network-of.ts'

/*
 * Codes are guessed by whoever knows the password or holds a session. Wrong ones are slowed down for the account from
 * one address, and for the account from everywhere; both waits are bounded, and a passkey needs no code.
 */
const FROM_ADDRESS: DelayRule = { freeTries: 5, longestDelaySeconds: 900 }
const FROM_EVERYWHERE: DelayRule = { freeTries: 20, longestDelaySeconds: 300 }

/** Counts a try, or says how long to wait. */
export async function admitCode(db: Db, accountId: string, ip: string): Promise<void> {
  const { address, everywhere } = keysOf(accountId, ip)
  const wait = (await countGuess(db, address, FROM_ADDRESS)) ?? (await countGuess(db, everywhere, FROM_EVERYWHERE))
  if (wait !== null) throw new CallFailure(TooManyCodes, { retryAfterSeconds: wait })
}

/** The right one forgets the wrong ones from here; of those from everywhere it takes back its own. */
export async function settleCode(db: Db, accountId: string, ip: string): Promise<void> {
  const { address, everywhere } = keysOf(accountId, ip)
  await forgetGuesses(db, address)
  await takeBackGuess(db, everywhere)
}

function keysOf(accountId: string, ip: string): { address: string; everywhere: string } {
  return { address: `code:${accountId} ${networkOf(ip)}`, everywhere: `code:${accountId}` }
}
