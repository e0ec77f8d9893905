import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { hash, verify } from '@node-rs/argon2'
import { CallFailure } from '../rpc/failure.ts'

/*
 * Password hashes: argon2id with 19 MiB, two passes, one lane. One takes tens of milliseconds of a core, so only a few
 * run at a time and only so many wait; the rest is told to come back instead of making everyone slow.
 */

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const AT_ONCE = 2
const MOST_WAITING = 64

/** Of a random text that no one kept: checking against it costs as much as against a real one. */
const HASH_OF_NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$42dlkPSPvRwWAsqMJ91lGA$yEI/nfQvfUVSClTvlDJypTeDIgIWFrVUSUO5WPcsy9k'

export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(asTyped(password), COST))
}

/** Whether a password fits a hash. Without a hash it never does, and takes as long to say so. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const fits = await inTurn(() => verify(passwordHash ?? HASH_OF_NOBODY, asTyped(password)))
  return fits && passwordHash !== null
}

/** Keyboards compose the same letter differently; nothing else about a password is changed. */
function asTyped(password: string): string {
  return password.normalize('NFC')
}

let running = 0
const waiting: (() => void)[] = []

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < AT_ONCE) running += 1
  else await nextTurn()
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    // A turn that is handed on keeps its place in the count.
    if (next) next()
    else running -= 1
  }
}

function nextTurn(): Promise<void> {
  if (waiting.length >= MOST_WAITING)
    throw new CallFailure(CallErrors.Unavailable, { retryAfterSeconds: 2, note: 'too many password checks waiting' })
  return new Promise((resolve) => waiting.push(resolve))
}
