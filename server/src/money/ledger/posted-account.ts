import { hash } from 'node:crypto'
import { type LedgerAccountKind, PLATFORM_ACCOUNTS, SHARDED_ACCOUNTS } from '@keystead/contract/money/ledger/ledger.values.ts'
import type { Posting } from './posting.ts'

/** An account as the database describes it; its row is made when it is posted to for the first time. */
export type PostedAccount = {
  readonly id: string
  /** The profile of the issuer, or the platform. */
  readonly book: string
  readonly kind: LedgerAccountKind
  readonly owner: string | null
  readonly detail: string
  readonly shard: number
  readonly currency: string
  readonly asset: string | null
}

const PLATFORM = '00000000-0000-0000-0000-000000000000'
const OF_PLATFORM: ReadonlySet<LedgerAccountKind> = new Set(PLATFORM_ACCOUNTS)
const SHARDED: ReadonlySet<LedgerAccountKind> = new Set(SHARDED_ACCOUNTS)
/** Those that are about one home. */
const OF_HOME: ReadonlySet<LedgerAccountKind> = new Set(['receivable', 'deposit_held'])
const SHARDS = 16

// The one after the other, so that payments of a moment do not meet; each process begins somewhere else.
let lastShard = process.pid

/** Where the legs of a posting go, in their order. */
export function accountsOf({ issuerId, assetId, currency = 'USD', legs }: Posting): PostedAccount[] {
  lastShard += 1
  const shardNow = lastShard % SHARDS
  return legs.map(({ account: kind, ownerId, detail = '' }) => {
    const owner = ownerId ?? null
    const book = OF_PLATFORM.has(kind) ? PLATFORM : issuerId
    if (book === undefined) throw new Error(`a posting to ${kind} names no issuer`)
    const described = { book, kind, owner, detail, shard: SHARDED.has(kind) ? shardNow : 0, currency }
    return { ...described, id: ledgerAccountId(described), asset: OF_HOME.has(kind) ? (assetId ?? null) : null }
  })
}

/** As `ledger_account_id` says it. */
export function ledgerAccountId({ book, kind, owner, detail, shard, currency }: Omit<PostedAccount, 'id' | 'asset'>): string {
  const whole = hash('sha256', `${book} ${kind} ${owner ?? '-'} ${shard} ${currency} ${detail}`)
  return [whole.slice(0, 8), whole.slice(8, 12), whole.slice(12, 16), whole.slice(16, 20), whole.slice(20, 32)].join('-')
}
