import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import type { Db } from '../database/db.ts'
import { first, prepare } from '../database/db.ts'
import { CallFailure } from '../rpc/failure.ts'
import type { Signer } from '../rpc/machinery.ts'

/*
 * One call, one effect: the answer of a command is stored in the transaction of its effect, under who called, what and
 * with which transaction id. A second try finds it; a try while the first still runs is told to wait.
 */

export type ReplayKey = { caller: string; operation: string; transactionId: string; bodyMac: Buffer }

const PURPOSE = 'call-body'

/** Of most calls; a declaration may ask for more (`replayDays`). */
const KEPT_DAYS = 3

const tryLock = prepare<{ locked: boolean }>('replay-lock', 'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as locked')
const findReply = prepare<{ body_sha256: Buffer; reply: unknown }>(
  'replay-find',
  'select body_sha256, reply from call_replay where caller = $1 and operation = $2 and transaction_id = $3 and expires_at > now()',
)
const keepReply = prepare<never>(
  'replay-keep',
  `insert into call_replay (caller, operation, transaction_id, body_sha256, reply, expires_at)
   values ($1, $2, $3, $4, $5::jsonb, now() + make_interval(days => $6))
   on conflict (caller, operation, transaction_id) do update
     set body_sha256 = excluded.body_sha256, reply = excluded.reply, created_at = now(), expires_at = excluded.expires_at`,
)

/** The stored answer, or null when the call has to run. The lock is held to the end of the transaction. */
export async function findStoredReply(db: Db, key: ReplayKey): Promise<{ reply: unknown } | null> {
  const [lock] = await db.prepared(tryLock, [[key.caller, key.operation, key.transactionId].join(' ')])
  if (!lock?.locked) throw new CallFailure(CallErrors.StillRunning, { retryAfterSeconds: 1 })
  const stored = first(await db.prepared(findReply, [key.caller, key.operation, key.transactionId]))
  if (!stored) return null
  if (!stored.body_sha256.equals(key.bodyMac)) throw new CallFailure(CallErrors.TransactionIdReused)
  return { reply: stored.reply }
}

export async function storeReply(db: Db, key: ReplayKey, reply: unknown, days = KEPT_DAYS): Promise<void> {
  await db.prepared(keepReply, [key.caller, key.operation, key.transactionId, key.bodyMac, JSON.stringify(reply), days])
}

/** Housekeeping: answers that no one can ask for any more. */
export async function deleteExpiredReplies(db: Db): Promise<void> {
  await db.sql('delete from call_replay where expires_at < now()')
}

/**
 * The mark of a body whose keys are put in order, so that the same wish written differently is the same. With the installation's key: a body
 * may be little more than a PIN or an identity number, which are soon tried.
 */
export function bodyMacOf(signer: Signer, body: unknown): Buffer {
  return Buffer.from(signer.sign(PURPOSE, JSON.stringify(inOrder(body))), 'base64url')
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, inOrder(inner)]),
  )
}
