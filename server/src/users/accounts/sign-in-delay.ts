import { createHash } from 'node:crypto'
import { SignInSlowDown } from '@keystead/contract/users/accounts/account.operations.ts'
import type { Db } from '../../database/db.ts'
import { CallFailure } from '../../rpc/failure.ts'
import { countSignInTry, type DelayRule, forgetSignInTries, sweepSignInTries, takeBackSignInTry } from './sign-in-delay.queries.ts'

/*
 * Guessing is slowed down twice: for one account from one address, so that its owner elsewhere is not kept out, and for
 * an address over all accounts, where a whole office may sit behind it.
 */
const ACCOUNT_FROM_ADDRESS: DelayRule = { freeTries: 5, longestDelaySeconds: 900 }
const ADDRESS: DelayRule = { freeTries: 50, longestDelaySeconds: 120 }

export type SignInTry = { email: string; ip: string }

/** Counts a try, or says how long to wait. */
export async function admitSignIn(db: Db, signInTry: SignInTry): Promise<void> {
  const { account, address } = keysOf(signInTry)
  const wait = (await countSignInTry(db, account, ACCOUNT_FROM_ADDRESS)) ?? (await countSignInTry(db, address, ADDRESS))
  if (wait !== null) throw new CallFailure(SignInSlowDown, { retryAfterSeconds: wait })
}

/** The right password forgets the tries for its account; for the address it takes back its own only. */
export async function settleSignIn(db: Db, signInTry: SignInTry): Promise<void> {
  const { account, address } = keysOf(signInTry)
  await forgetSignInTries(db, account)
  await takeBackSignInTry(db, address)
  await sweepSignInTries(db)
}

function keysOf({ email, ip }: SignInTry): { account: string; address: string } {
  const address = networkOf(ip)
  return { account: `account:${sha256(`${email} ${address}`)}`, address: `address:${address}` }
}

/** An IPv4 address as it is; of an IPv6 address the first 64 bits, of which one customer has them all. */
export function networkOf(ip: string): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const start = head.split(':').filter(Boolean)
  const end = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - start.length - end.length
  return [...start, ...Array.from({ length: zeros }, () => '0'), ...end].slice(0, 4).join(':')
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
