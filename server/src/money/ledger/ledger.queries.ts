import type { LedgerAccountKind } from '@keystead/contract/money/ledger/ledger.values.ts'
import { type Db, only, prepare } from '../../database/db.ts'
import type { Posting, PostingKind, Reversal } from './posting.ts'

/** What has become of a posting: `isNew` is false where its key was posted before. */
export type Posted = { readonly businessKey: string; readonly transactionId: string; readonly isNew: boolean }
type PostedRow = { posted_key: string; posted_id: string; is_new: boolean }

const posting = prepare<PostedRow, [string]>('post to the ledger', 'select posted_key, posted_id, is_new from ledger_post($1)')
const reversal = prepare<PostedRow, [string]>('reverse in the ledger', 'select posted_key, posted_id, is_new from ledger_reverse($1)')

export async function insertPostings(db: Db, postings: readonly Posting[]): Promise<Posted[]> {
  const asked = postings.map(({ businessKey, kind, issuerId, invoiceId, assetId, effectiveOn, currency, memo, legs }) => ({
    key: businessKey,
    kind,
    issuer: issuerId,
    invoice: invoiceId,
    asset: assetId,
    on: effectiveOn,
    currency,
    memo,
    legs: legs.map(({ account, ownerId, detail, amount }) => ({ kind: account, owner: ownerId, detail, amount })),
  }))
  return (await db.prepared(posting, [JSON.stringify(asked)])).map(posted)
}

export async function insertReversal(db: Db, { businessKey, kind, reverses, effectiveOn, memo }: Reversal): Promise<Posted> {
  const asked = { key: businessKey, kind, reverses, on: effectiveOn, memo }
  return posted(only(await db.prepared(reversal, [JSON.stringify(asked)])))
}

function posted({ posted_key, posted_id, is_new }: PostedRow): Posted {
  return { businessKey: posted_key, transactionId: posted_id, isNew: is_new }
}

/** In cents, debit positive; 0 where nothing was posted. What stands in several books and shards is one account. */
export async function sumBalances(db: Db, { account, ownerId, detail }: LedgerAccount): Promise<number> {
  return only(
    await db.sql<{ balance: number }>(
      `select coalesce(sum(balance), 0)::bigint as balance from ledger_account
       where kind = $1 and owner_id is not distinct from $2 and ($3::text is null or detail = $3)`,
      [account, ownerId ?? null, detail ?? null],
    ),
  ).balance
}

export type LedgerAccount = { readonly account: LedgerAccountKind; readonly ownerId?: string; readonly detail?: string }

export type LedgerEntry = {
  transaction_id: string
  kind: PostingKind
  business_key: string
  reverses: string | null
  effective_on: string
  posted_at: Date
  memo: Record<string, unknown>
  account: LedgerAccountKind
  owner_id: string | null
  detail: string
  amount: number
  balance_after: number
}

/** What an invoice has come to in the book of who billed it, in the order in which it was written: of those that the transaction may see. */
export async function listEntriesOfInvoice(db: Db, invoiceId: string): Promise<LedgerEntry[]> {
  return db.sql<LedgerEntry>(
    `select t.id as transaction_id, t.kind, t.business_key, r.business_key as reverses, t.effective_on, t.posted_at, t.memo,
       a.kind as account, a.owner_id, a.detail, e.amount, e.balance_after
     from ledger_transaction t
       join ledger_entry e on e.transaction_id = t.id and e.book_id = t.book_id
       join ledger_account a on a.id = e.posted_to
       left join ledger_transaction r on r.id = t.reverses_id
     where t.invoice_id = $1 order by t.posted_at, t.id, e.seq`,
    [invoiceId],
  )
}

/** A profile that has become another account's brings its book: one row, and no entry is touched. */
export async function moveBook(db: Db, { profileId, toAccountId }: { profileId: string; toAccountId: string }): Promise<void> {
  await db.sql('update ledger_book set account_id = $2 where profile_id = $1', [profileId, toAccountId])
}
