import type { LedgerAccountKind, PostingKind } from '@keystead/contract/money/ledger/ledger.values.ts'
import { type Db, only, prepare } from '../../database/db.ts'
import type { PostedAccount } from './posted-account.ts'
import type { Posting, Reversal } from './posting.ts'

/** What has become of a posting: `isNew` is false where its key was posted before. */
export type Posted = { readonly businessKey: string; readonly transactionId: string; readonly isNew: boolean }
type PostedRow = { transaction_id: string; is_new: boolean }

const posting = prepare<PostedRow, unknown[]>(
  'post to the ledger',
  'select transaction_id, is_new from ledger_post($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
)

export async function insertPosting(db: Db, one: Posting, accounts: readonly PostedAccount[]): Promise<Posted> {
  const { businessKey, kind, issuerId, invoiceId, assetId, effectiveOn, legs } = one
  const about = [issuerId ?? null, invoiceId ?? null, assetId ?? null, effectiveOn ?? null, one.currency ?? 'USD', asJson(one.memo)]
  const ids = accounts.map(({ id }) => id)
  const amounts = legs.map(({ amount }) => amount)
  return posted(businessKey, only(await db.prepared(posting, [businessKey, kind, ...about, ids, amounts, JSON.stringify(accounts)])))
}

/** Where several are posted at once: all their accounts, in one order. */
export async function lockAccounts(db: Db, accounts: readonly PostedAccount[]): Promise<void> {
  await db.sql('select ledger_lock($1, $2)', [accounts.map(({ id }) => id), JSON.stringify(accounts)])
}

export async function insertReversal(db: Db, { businessKey, kind, reverses, effectiveOn, memo }: Reversal): Promise<Posted> {
  const values = [businessKey, kind, reverses, effectiveOn ?? null, asJson(memo)]
  return posted(businessKey, only(await db.sql<PostedRow>('select transaction_id, is_new from ledger_reverse($1, $2, $3, $4, $5)', values)))
}

function asJson(memo: Posting['memo']): string | null {
  return memo ? JSON.stringify(memo) : null
}

function posted(businessKey: string, { transaction_id, is_new }: PostedRow): Posted {
  return { businessKey, transactionId: transaction_id, isNew: is_new }
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

/** What of deposits is kept for some leases, or for invoices that name none: in cents. */
export async function sumDepositsHeld(db: Db, ownerIds: readonly string[]): Promise<number> {
  return only(
    await db.sql<{ held: number }>(
      `select coalesce(-sum(balance), 0)::bigint as held from ledger_account where kind = 'deposit_held' and owner_id = any($1::uuid[])`,
      [ownerIds],
    ),
  ).held
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

/** An entry of the book of who billed; `posted_to` is the account in it. */
export type EntryRow = Omit<LedgerEntry, 'account' | 'owner_id' | 'detail'> & { posted_to: string }

/** What an invoice has come to, in the order in which it was written: of those that the transaction may see. */
export async function listEntriesOfInvoice(db: Db, invoiceId: string): Promise<EntryRow[]> {
  return db.sql<EntryRow>(
    `select t.id as transaction_id, t.kind, t.business_key, r.business_key as reverses, t.effective_on, t.posted_at, t.memo, e.posted_to, e.amount,
       e.balance_after
     from ledger_transaction t
       join ledger_entry e on e.transaction_id = t.id and e.book_id = t.book_id
       left join ledger_transaction r on r.id = t.reverses_id
     where t.invoice_id = $1 order by t.posted_at, t.id, e.seq`,
    [invoiceId],
  )
}

export type AccountName = Pick<LedgerEntry, 'account' | 'owner_id' | 'detail'>

export async function listAccountNames(db: Db, ids: readonly string[]): Promise<Map<string, AccountName>> {
  const rows = await db.sql<AccountName & { id: string }>(
    'select id, kind as account, owner_id, detail from ledger_account where id = any($1::uuid[])',
    [ids],
  )
  return new Map(rows.map(({ id, ...name }) => [id, name]))
}

/** A profile that has become another account's brings its book: one row, and no entry is touched. */
export async function moveBook(db: Db, { profileId, toAccountId }: { profileId: string; toAccountId: string }): Promise<void> {
  await db.sql('update ledger_book set account_id = $2 where id = $1', [profileId, toAccountId])
}

/** In whose books the provider has how much of a payment account, the most first; for jobs that see all rows. */
export async function listAtProvider(db: Db, paymentAccountId: string): Promise<{ issuerId: string; balance: number }[]> {
  return db.sql<{ issuerId: string; balance: number }>(
    `select b.profile_id as "issuerId", a.balance from ledger_account a join ledger_book b on b.id = a.book_id
     where a.kind = 'at_provider' and a.owner_id = $1 and b.profile_id is not null order by a.balance desc, b.profile_id`,
    [paymentAccountId],
  )
}

/** What has come for a payment account, whatever was taken back of it later, less what was paid out; for jobs that see all rows. */
export async function sumComeAndNotPaidOut(db: Db, paymentAccountId: string): Promise<number> {
  return only(
    await db.sql<{ cents: number }>(
      `select coalesce(sum(e.amount), 0)::bigint as cents
       from ledger_account a join ledger_entry e on e.posted_to = a.id join ledger_transaction t on t.id = e.transaction_id
       where a.kind = 'at_provider' and a.owner_id = $1 and t.kind in ('pay', 'payout', 'payout-failed')`,
      [paymentAccountId],
    ),
  ).cents
}
