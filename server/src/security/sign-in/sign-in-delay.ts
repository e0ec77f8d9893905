import { SignInSlowDown } from '@keystead/contract/security/sign-in/account.operations.ts'
import type { Db } from '../../database/db.ts'
import type { Origin } from '../../rpc/origin.ts'
import { CallFailure } from '../../rpc/failure.ts'
import { countGuess, type DelayRule, forgetGuesses, sweepGuesses, takeBackGuess } from '../../rpc/growing-delay.ts'
import { networkOf } from '../../process/network-of.ts'
import { sha256 } from '../../secrets/sha256.ts'
import { isKnownDevice } from '../sessions/session.public.ts'

/*
 * Guessing is slowed down three times: for one account from one address, so that its owner elsewhere is not kept out;
 * for an address over all accounts, where a whole office may sit behind it; and for one account from everywhere. The
 * last one leaves alone the devices that this account has signed in from before: its owner comes in while others guess.
 * A reset link makes a device one of them, so that no one is ever locked out for good.
 */
const ACCOUNT_FROM_ADDRESS: DelayRule = { freeTries: 5, longestDelaySeconds: 900 }
const ADDRESS: DelayRule = { freeTries: 50, longestDelaySeconds: 120 }
const ACCOUNT_FROM_EVERYWHERE: DelayRule = { freeTries: 20, longestDelaySeconds: 120 }

/** The counters that a try was counted on. */
export type SignInTry = { readonly account: string; readonly address: string; readonly everywhere: string | null }

/** Counts a try, or says how long to wait. Unknown emails are counted like known ones. */
export async function admitSignIn(db: Db, email: string, origin: Origin): Promise<SignInTry> {
  const isKnown = await isKnownDevice(db, email, origin)
  const counters: SignInTry = {
    account: accountFromAddress(email, origin),
    address: `address:${networkOf(origin.ip)}`,
    everywhere: isKnown ? null : `everywhere:${sha256(email).toString('hex')}`,
  }
  const wait =
    (await countGuess(db, counters.account, ACCOUNT_FROM_ADDRESS)) ??
    (await countGuess(db, counters.address, ADDRESS)) ??
    (counters.everywhere === null ? null : await countGuess(db, counters.everywhere, ACCOUNT_FROM_EVERYWHERE))
  if (wait !== null) throw new CallFailure(SignInSlowDown, { retryAfterSeconds: wait })
  return counters
}

/** The right password forgets the tries for its account from here; from what others share it takes back its own only. */
export async function settleSignIn(db: Db, { account, address, everywhere }: SignInTry): Promise<void> {
  await forgetGuesses(db, account)
  await takeBackGuess(db, address)
  if (everywhere) await takeBackGuess(db, everywhere)
  await sweepGuesses(db)
}

/** Forgets the failed tries for an account from here: its owner has come by a link, and is done with guessing. */
export async function forgiveSignIns(db: Db, email: string, origin: Origin): Promise<void> {
  await forgetGuesses(db, accountFromAddress(email, origin))
}

function accountFromAddress(email: string, { ip }: Origin): string {
  return `account:${sha256(`${email} ${networkOf(ip)}`).toString('hex')}`
}
