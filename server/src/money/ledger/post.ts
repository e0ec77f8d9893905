import type { Db } from '../../database/db.ts'
import { violatedConstraint } from '../../database/pool.ts'
import { type Posted, insertPostings, insertReversal } from './ledger.queries.ts'
import type { Posting, Reversal } from './posting.ts'

/**
 * The ledger has refused, and the transaction with it: what is not to happen is asked under the lock of the invoice before. The message says
 * what was wrong, for the log.
 */
export class LedgerRefusal extends Error {
  readonly why: RefusalReason
  constructor(why: RefusalReason, cause: Error) {
    super(cause.message, { cause })
    this.name = 'LedgerRefusal'
    this.why = why
  }
}

export type RefusalReason =
  /** The same key, and something else. */
  | 'posted-otherwise'
  /** More would be taken from a receivable, a deposit or a prepayment than is there. */
  | 'beyond-bound'
  | 'reversed-before'

const REASONS: readonly [constraint: RegExp, RefusalReason][] = [
  [/^ledger_transaction_same$/, 'posted-otherwise'],
  [/^ledger_account_\w+_bound$/, 'beyond-bound'],
  [/^ledger_transaction_reverses_id_key$/, 'reversed-before'],
]

/**
 * Writes what has happened into the books, in the transaction of the caller. A key that was posted before, with the same legs, answers the first.
 * What happens at once is posted by one call: its accounts are then locked in one order, and no two transactions wait for each other.
 */
export async function post(db: Db, ...postings: readonly [Posting, ...Posting[]]): Promise<Posted[]> {
  return sayingWhy(() => insertPostings(db, postings))
}

/** Takes back a transaction, once: each of its entries again with the other sign. */
export async function reverse(db: Db, reversal: Reversal): Promise<Posted> {
  return sayingWhy(() => insertReversal(db, reversal))
}

async function sayingWhy<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    const constraint = violatedConstraint(error)
    const [, why] = REASONS.find(([pattern]) => constraint !== null && pattern.test(constraint)) ?? []
    throw why ? new LedgerRefusal(why, error as Error) : error
  }
}
