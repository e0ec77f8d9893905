import type { Receipt } from '@keystead/contract/money/papers/receipt.events.ts'
import { type Db, first } from '../../database/db.ts'

export type PaperKind = 'invoice' | 'void' | 'receipt'
export type PaperState = 'start' | 'completed' | 'failed' | 'withdrawn'

/** Of the files that rows name. */
export const KEPT_PAPERS = 'select storage_key from public.invoice_paper where storage_key is not null'

export type NewPaper = {
  readonly invoiceId: string
  readonly accountId: string
  readonly assetId: string
  readonly recipientId: string | null
  readonly kind: PaperKind
  readonly timesSent: number
  readonly invoiceVersion: number
  readonly brandId: string | null
  readonly language: string
  /** Of a receipt: of what, and what it says. */
  readonly paymentId: string | null
  readonly receipt: Receipt | null
}

/** Answers the ids of those that were not there. */
export async function insertPapers(db: Db, papers: readonly NewPaper[]): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(
    `insert into invoice_paper (invoice_id, account_id, asset_id, reader, recipient_id, kind, times_sent, invoice_version, brand_id, language, payment_id, receipt)
     select p."invoiceId", p."accountId", p."assetId", case when p."recipientId" is null then 'issuer' else 'recipient' end, p."recipientId", p.kind, p."timesSent", p."invoiceVersion", p."brandId", p.language,
       p."paymentId", p.receipt
     from jsonb_to_recordset($1::jsonb) as p ("invoiceId" uuid, "accountId" uuid, "assetId" uuid, "recipientId" uuid, kind text, "timesSent" smallint,
       "invoiceVersion" int, "brandId" uuid, language text, "paymentId" uuid, receipt jsonb)
     on conflict do nothing returning id`,
    [JSON.stringify(papers)],
  )
  return rows.map(({ id }) => id)
}

export type PaperRow = {
  id: string
  account_id: string
  invoice_id: string | null
  reader: 'issuer' | 'recipient'
  recipient_id: string | null
  kind: PaperKind
  times_sent: number
  brand_id: string | null
  language: string
  payment_id: string | null
  receipt: Receipt | null
  state: PaperState
  storage_key: string | null
  bytes: number | null
  pages: number | null
}

/** One of the kind receipt. */
export type ReceiptRow = PaperRow & { payment_id: string; receipt: Receipt }

export function isReceipt(paper: PaperRow): paper is ReceiptRow {
  return paper.kind === 'receipt'
}

const PAPER = `id, account_id, invoice_id, reader, recipient_id, kind, times_sent, brand_id, language, payment_id, receipt, state, storage_key,
  bytes, pages`

export async function findPaper(db: Db, paperId: string): Promise<PaperRow | null> {
  return first(await db.sql<PaperRow>(`select ${PAPER} from invoice_paper where id = $1`, [paperId]))
}

/** The one of the invoice that a reader has now. */
export async function findPaperOf(
  db: Db,
  { invoiceId, recipientId }: { readonly invoiceId: string; readonly recipientId: string | null },
): Promise<PaperRow | null> {
  return first(
    await db.sql<PaperRow>(
      `select ${PAPER} from invoice_paper
       where invoice_id = $1 and (recipient_id = $2::uuid or $2::uuid is null and reader = 'issuer') and state <> 'withdrawn' and kind <> 'receipt'
       order by times_sent desc, kind desc limit 1`,
      [invoiceId, recipientId],
    ),
  )
}

/** The receipt that a reader of an invoice has: of the payment that is named, else of the latest that came. */
export async function findReceiptOf(
  db: Db,
  {
    invoiceId,
    recipientId,
    paymentId,
  }: { readonly invoiceId: string; readonly recipientId: string | null; readonly paymentId: string | null },
): Promise<ReceiptRow | null> {
  return first(
    await db.sql<ReceiptRow>(
      `select ${PAPER} from invoice_paper
       where invoice_id = $1 and (recipient_id = $2::uuid or $2::uuid is null and reader = 'issuer') and ($3::uuid is null or payment_id = $3)
         and kind = 'receipt' order by id desc limit 1`,
      [invoiceId, recipientId, paymentId],
    ),
  )
}

export type MadePaper = { readonly storageKey: string; readonly bytes: number; readonly pages: number }

/** False where another worker was first, or it is no longer wanted. */
export async function setMade(db: Db, paperId: string, { storageKey, bytes, pages }: MadePaper): Promise<boolean> {
  const made = await db.sql(
    `update invoice_paper set state = 'completed', storage_key = $2, bytes = $3, pages = $4, made_at = now()
     where id = $1 and state = 'start' returning id`,
    [paperId, storageKey, bytes, pages],
  )
  return made.length > 0
}

/** It cannot be made, however often it is tried. */
export async function setFailed(db: Db, paperId: string): Promise<boolean> {
  return (await db.sql(`update invoice_paper set state = 'failed' where id = $1 and state = 'start' returning id`, [paperId])).length > 0
}

/** All of the invoice itself: they stand no longer. What was paid was paid, so receipts stay. */
export async function withdrawPapers(db: Db, invoiceId: string): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(
    `update invoice_paper set state = 'withdrawn' where invoice_id = $1 and state <> 'withdrawn' and kind <> 'receipt' returning id`,
    [invoiceId],
  )
  return rows.map(({ id }) => id)
}

/** Whether a row names a file. */
export async function isNamed(db: Db, storageKey: string): Promise<boolean> {
  return (await db.sql('select true as found from invoice_paper where storage_key = $1', [storageKey])).length > 0
}

export type ClearedPaper = { id: string; storage_key: string | null }

/** Those of no use any more: of these ones, or any. */
export async function listToClear(db: Db, ids: readonly string[] | null, limit: number): Promise<ClearedPaper[]> {
  return db.sql<ClearedPaper>(
    `select id, storage_key from invoice_paper where (state = 'withdrawn' or invoice_id is null or (reader = 'recipient' and recipient_id is null)) and ($1::uuid[] is null or id = any($1))
     order by id limit $2`,
    [ids, limit],
  )
}

export async function deletePaper(db: Db, paperId: string): Promise<void> {
  await db.sql('delete from invoice_paper where id = $1', [paperId])
}

/** Papers are of the account that their invoices are of now: those that a profile bills, or those about some homes. */
export async function movePapers(
  db: Db,
  { profileId, assetIds }: { readonly profileId: string | null; readonly assetIds: readonly string[] },
): Promise<void> {
  await db.sql(
    `update invoice_paper p set account_id = i.account_id from invoice_identity i
     where i.id = p.invoice_id and i.account_id <> p.account_id and (i.profile_id = $1::uuid or p.asset_id = any($2::uuid[]))`,
    [profileId, assetIds],
  )
}
