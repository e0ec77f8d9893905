import type { Db } from '../../database/db.ts'
import { violatedConstraint } from '../../database/pool.ts'
import { type Posted, insertPosting, insertReversal, lockAccounts } from './ledger.queries.ts'
import { accountsOf } from './posted-account.ts'
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
  /** More would be collected for a claim than is owed. */
  | 'receivable-overdrawn'
  /** More of a deposit would be used than is there. */
  | 'deposit-overdrawn'
  | 'reversed-before'

const REASONS: readonly [constraint: RegExp, RefusalReason][] = [
  [/^ledger_transaction_same$/, 'posted-otherwise'],
  [/^ledger_receivable_overdrawn$/, 'receivable-overdrawn'],
  [/^ledger_deposit_overdrawn$/, 'deposit-overdrawn'],
  [/^ledger_transaction_reverses_id_key$/, 'reversed-before'],
]

/** Writes what has happened into the books, in the transaction of the caller. A key that was posted before, with the same legs, answers the first. */
export async function post(db: Db, posting: Posting): Promise<Posted> {
  return sayingWhy(() => insertPosting(db, posting, accountsOf(posting)))
}

/**
 * What happens at once: the accounts of all are locked in one order before the first is written, so that no two transactions wait for each
 * other. A transaction that posts twice by itself might.
 */
export async function postTogether(db: Db, postings: readonly Posting[]): Promise<Posted[]> {
  const each = postings.map((posting) => ({ posting, accounts: accountsOf(posting) }))
  return sayingWhy(async () => {
    await lockAccounts(
      db,
      each.flatMap(({ accounts }) => accounts),
    )
    const posted: Posted[] = []
    for (const { posting, accounts } of each.toSorted(byKey)) posted.push(await insertPosting(db, posting, accounts))
    return posted
  })
}

const byKey = (a: { posting: Posting }, b: { posting: Posting }) => (a.posting.businessKey < b.posting.businessKey ? -1 : 1)

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
