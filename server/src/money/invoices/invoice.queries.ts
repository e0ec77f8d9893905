import type { BillsAs, InvoiceBilling, InvoiceStatus } from '@keystead/contract/money/invoices/invoice.values.ts'
import { type Db, first, only } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'
import type { NewLine, NewRecipient } from './invoice-columns.ts'

type InvoiceScope = Scope<'invoice'>

export type InvoiceColumns = {
  readonly assetId: string
  readonly assetTitle: string
  readonly assetPlace: string
  readonly leaseId: string | null
  /** Where the money goes; null for the usual one of who bills. */
  readonly paymentAccountId: string | null
  readonly billsAs: BillsAs
  readonly number: string
  readonly billing: InvoiceBilling
  readonly showsOthers: boolean
  readonly issuedOn: string
  readonly dueOn: string
  readonly timeZone: string
  readonly subtotalCents: number
  readonly discountCents: number
  readonly taxBps: number
  readonly taxCents: number
  readonly totalCents: number
  readonly linesCount: number
  readonly firstTitle: string
  readonly allowsPartial: boolean
  readonly leastPartialCents: number | null
  readonly notes: string | null
  readonly privateNotes: string | null
}

export type InvoiceRow = {
  id: string
  account_id: string
  profile_id: string
  asset_id: string
  asset_title: string
  asset_place: string
  lease_id: string | null
  payment_account_id: string | null
  bills_as: BillsAs
  number: string
  status: InvoiceStatus
  billing: InvoiceBilling
  shows_others: boolean
  issued_on: string
  due_on: string
  time_zone: string
  subtotal_cents: number
  discount_cents: number
  tax_bps: number
  tax_cents: number
  total_cents: number
  paid_cents: number
  credited_cents: number
  /** A part of what was credited: what is asked for no longer. */
  written_off_cents: number
  in_transit_cents: number
  /** A payment of it was begun once, and one has come, whatever became of them. */
  was_tried: boolean
  was_paid: boolean
  allows_partial: boolean
  least_partial_cents: number | null
  notes: string | null
  private_notes: string | null
  times_sent: number
  sent_at: Date | null
  voided_at: Date | null
  void_reason: string | null
  write_off_reason: string | null
  /** In which look it was sent; null for that of the installation. */
  brand_id: string | null
  version: number
  created_at: Date
}

export const INVOICE = `id, account_id, profile_id, asset_id, asset_title, asset_place, lease_id, payment_account_id, bills_as, number, status, billing, shows_others, issued_on,
  due_on, time_zone, subtotal_cents, discount_cents, tax_bps, tax_cents, total_cents, paid_cents, credited_cents, written_off_cents,
  in_transit_cents, was_tried, was_paid, allows_partial, least_partial_cents, notes, private_notes, times_sent, sent_at, voided_at, void_reason, write_off_reason, brand_id, version, created_at`

function valuesOf(invoice: InvoiceColumns): unknown[] {
  return [
    invoice.assetId,
    invoice.assetTitle,
    invoice.assetPlace,
    invoice.leaseId,
    invoice.paymentAccountId,
    invoice.billsAs,
    invoice.number,
    invoice.billing,
    invoice.showsOthers,
    invoice.issuedOn,
    invoice.dueOn,
    invoice.timeZone,
    invoice.subtotalCents,
    invoice.discountCents,
    invoice.taxBps,
    invoice.taxCents,
    invoice.totalCents,
    invoice.linesCount,
    invoice.firstTitle,
    invoice.allowsPartial,
    invoice.leastPartialCents,
    invoice.notes,
    invoice.privateNotes,
  ]
}

type Kept = { id: string; version: number }

/** `id`: where it was known before there is an invoice. */
export async function insertInvoice(
  db: Db,
  scope: InvoiceScope,
  invoice: InvoiceColumns,
  byProfileId: string,
  id: string | null = null,
): Promise<Kept> {
  return only(
    await db.sql<Kept>(
      `insert into invoice (account_id, profile_id, created_by_profile_id, asset_id, asset_title, asset_place, lease_id, payment_account_id, bills_as, number,
         billing, shows_others, issued_on, due_on, time_zone, subtotal_cents, discount_cents, tax_bps, tax_cents, total_cents, lines_count, first_title,
         allows_partial, least_partial_cents, notes, private_notes, id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, coalesce($27, new_id()))
       returning id, version`,
      [scope.accountId, scope.profileId, byProfileId, ...valuesOf(invoice), id],
    ),
  )
}

/** Of a locked draft; lines and recipients are written again by `insertLines` and `insertRecipients`. */
export async function updateDraft(db: Db, { id }: LockedInvoice, invoice: InvoiceColumns): Promise<Kept> {
  await db.sql('delete from invoice_line where invoice_id = $1', [id])
  await db.sql('delete from invoice_recipient where invoice_id = $1', [id])
  return only(
    await db.sql<Kept>(
      `update invoice set asset_id = $2, asset_title = $3, asset_place = $4, lease_id = $5, payment_account_id = $6, bills_as = $7, number = $8,
         billing = $9, shows_others = $10, issued_on = $11, due_on = $12, time_zone = $13, subtotal_cents = $14, discount_cents = $15, tax_bps = $16,
         tax_cents = $17, total_cents = $18, lines_count = $19, first_title = $20, allows_partial = $21, least_partial_cents = $22, notes = $23,
         private_notes = $24, version = version + 1, updated_at = now()
       where id = $1 returning id, version`,
      [id, ...valuesOf(invoice)],
    ),
  )
}

export async function insertLines(db: Db, invoiceId: string, lines: readonly NewLine[]): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(
    `insert into invoice_line (invoice_id, account_id, asset_id, position, invoice_item_id, title, description, quantity_hundredths, unit_cents,
       own_discount_cents, shared_discount_cents, tax_cents, amount_cents, item_for_type_id, account_for_type_id, is_taxable, is_advance_rent,
       period_starts_on, period_ends_on)
     select i.id, i.account_id, i.asset_id, l.position, l.invoice_item_id, l.title, l.description, l.quantity_hundredths, l.unit_cents,
       l.own_discount_cents, l.shared_discount_cents, l.tax_cents, l.amount_cents, l.item_for_type_id, l.account_for_type_id, l.is_taxable,
       l.is_advance_rent, l.period_starts_on, l.period_ends_on
     from invoice i cross join jsonb_to_recordset($2::jsonb) as l (position int, invoice_item_id uuid, title text, description text,
       quantity_hundredths int, unit_cents bigint, own_discount_cents bigint, shared_discount_cents bigint, tax_cents bigint, amount_cents bigint,
       item_for_type_id smallint, account_for_type_id smallint, is_taxable boolean, is_advance_rent boolean, period_starts_on date,
       period_ends_on date)
     where i.id = $1 order by l.position returning id`,
    [invoiceId, JSON.stringify(lines)],
  )
  return rows.map(({ id }) => id)
}

export async function insertRecipients(db: Db, invoiceId: string, recipients: readonly NewRecipient[]): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(
    `insert into invoice_recipient (invoice_id, account_id, asset_id, position, profile_id, profile_account_id, person_id, share_bps, amount_cents)
     select i.id, i.account_id, i.asset_id, r.position, r.profile_id, r.profile_account_id, r.person_id, r.share_bps, r.amount_cents
     from invoice i cross join jsonb_to_recordset($2::jsonb) as r (position smallint, profile_id uuid, profile_account_id uuid, person_id uuid,
       share_bps int, amount_cents bigint)
     where i.id = $1 order by r.position returning id`,
    [invoiceId, JSON.stringify(recipients)],
  )
  return rows.map(({ id }) => id)
}

export type NewShare = { readonly line_id: string; readonly recipient_id: string; readonly amount_cents: number }

export async function insertShares(db: Db, invoiceId: string, shares: readonly NewShare[]): Promise<void> {
  await db.sql(
    `insert into invoice_line_share (line_id, recipient_id, invoice_id, account_id, asset_id, amount_cents)
     select s.line_id, s.recipient_id, i.id, i.account_id, i.asset_id, s.amount_cents
     from invoice i cross join jsonb_to_recordset($2::jsonb) as s (line_id uuid, recipient_id uuid, amount_cents bigint) where i.id = $1`,
    [invoiceId, JSON.stringify(shares)],
  )
}

declare const locked: unique symbol
/** A row that no one else changes before this transaction ends. Every step of an invoice and of its payments begins with it. */
export type LockedInvoice = InvoiceRow & { readonly [locked]: true }

export async function lockInvoice(db: Db, scope: InvoiceScope, invoiceId: string): Promise<LockedInvoice | null> {
  return first(
    await db.sql<LockedInvoice>(`select ${INVOICE} from invoice where account_id = $1 and profile_id = $2 and id = $3 for no key update`, [
      scope.accountId,
      scope.profileId,
      invoiceId,
    ]),
  )
}

export async function findInvoice(db: Db, scope: InvoiceScope, invoiceId: string): Promise<InvoiceRow | null> {
  return first(
    await db.sql<InvoiceRow>(`select ${INVOICE} from invoice where account_id = $1 and profile_id = $2 and id = $3`, [
      scope.accountId,
      scope.profileId,
      invoiceId,
    ]),
  )
}

/** The invoice on which someone is billed, of the account that the transaction acts as. */
export async function findInvoiceOfRecipient(db: Db, recipientId: string): Promise<InvoiceRow | null> {
  return first(
    await db.sql<InvoiceRow>(`select ${INVOICE} from invoice where id = (select invoice_id from invoice_recipient where id = $1)`, [
      recipientId,
    ]),
  )
}

export async function setActive(db: Db, { id }: LockedInvoice): Promise<number> {
  return only(
    await db.sql<{ version: number }>(
      `update invoice set status = 'active', version = version + 1, updated_at = now() where id = $1 and status = 'temporary' returning version`,
      [id],
    ),
  ).version
}

/** No one billed it: it is void again where no payment of it comes, until who bills sends it themselves. */
export async function setBegunByPayer(db: Db, { id }: LockedInvoice): Promise<void> {
  await db.sql('update invoice set begun_by_payer = true where id = $1', [id])
}

/** From now on those who are billed see it; those who are to see each other know of whom. */
export async function setSent(db: Db, { id }: LockedInvoice, brandId: string | null): Promise<number> {
  const { version } = only(
    await db.sql<{ version: number }>(
      `update invoice set status = 'sent', sent_at = now(), times_sent = times_sent + 1, brand_id = $2, begun_by_payer = false, version = version + 1, updated_at = now()
       where id = $1 and status = 'active' returning version`,
      [id, brandId],
    ),
  )
  await db.sql(
    `update invoice_recipient r set reaches_since = now(), seen_by = case when i.shows_others then
       array(select distinct o.profile_account_id from invoice_recipient o where o.invoice_id = i.id and o.id <> r.id and o.profile_account_id is not null)
       else '{}' end
     from invoice i where r.invoice_id = $1 and i.id = r.invoice_id`,
    [id],
  )
  return version
}

/** Those who were billed no longer see it. */
export async function setUnsent(db: Db, { id }: LockedInvoice): Promise<number> {
  await db.sql(`update invoice_recipient set reaches_since = null, seen_by = '{}', seen_at = null where invoice_id = $1`, [id])
  return only(
    await db.sql<{ version: number }>(
      `update invoice set status = 'active', sent_at = null, overdue_told_at = null, version = version + 1, updated_at = now()
       where id = $1 and status = 'sent' returning version`,
      [id],
    ),
  ).version
}

export async function setVoid(db: Db, { id }: LockedInvoice, reason: string): Promise<number> {
  return only(
    await db.sql<{ version: number }>(
      `update invoice set status = 'void', voided_at = now(), void_reason = $2, version = version + 1, updated_at = now()
       where id = $1 and status = 'sent' returning version`,
      [id, reason],
    ),
  ).version
}

export async function deleteInvoiceRow(db: Db, { id }: LockedInvoice): Promise<void> {
  await db.sql(`delete from invoice where id = $1 and status in ('temporary', 'active')`, [id])
}

/** Housekeeping: drafts that no one has touched for so many days. */
export async function deleteOldDrafts(db: Db, days: number): Promise<void> {
  await db.sql(`delete from invoice where status = 'temporary' and updated_at < now() - make_interval(days => $1)`, [days])
}

export type LineRow = {
  id: string
  invoice_item_id: string | null
  title: string
  description: string | null
  quantity_hundredths: number
  unit_cents: number
  own_discount_cents: number
  shared_discount_cents: number
  tax_cents: number
  amount_cents: number
  item_for_type_id: number
  account_for_type_id: number
  is_taxable: boolean
  is_advance_rent: boolean
  period_starts_on: string | null
  period_ends_on: string | null
}

export async function listLines(db: Db, invoiceId: string): Promise<LineRow[]> {
  return db.sql<LineRow>(
    `select id, invoice_item_id, title, description, quantity_hundredths, unit_cents, own_discount_cents, shared_discount_cents, tax_cents,
       amount_cents, item_for_type_id, account_for_type_id, is_taxable, is_advance_rent, period_starts_on, period_ends_on
     from invoice_line where invoice_id = $1 order by position`,
    [invoiceId],
  )
}

export type RecipientRow = {
  id: string
  profile_id: string | null
  profile_account_id: string | null
  person_id: string | null
  share_bps: number | null
  amount_cents: number | null
  paid_cents: number
  credited_cents: number
  written_off_cents: number
  in_transit_cents: number
  seen_at: Date | null
}

export async function listRecipients(db: Db, invoiceIds: readonly string[]): Promise<(RecipientRow & { invoice_id: string })[]> {
  return db.sql<RecipientRow & { invoice_id: string }>(
    `select invoice_id, id, profile_id, profile_account_id, person_id, share_bps, amount_cents, paid_cents, credited_cents, written_off_cents,
       in_transit_cents, seen_at
     from invoice_recipient where invoice_id = any($1::uuid[]) order by invoice_id, position`,
    [invoiceIds],
  )
}

/** What one of those who are billed owes of each line. */
export async function listSharesOf(db: Db, recipientId: string): Promise<Map<string, number>> {
  const rows = await db.sql<{ line_id: string; amount_cents: number }>(
    'select line_id, amount_cents from invoice_line_share where recipient_id = $1',
    [recipientId],
  )
  return new Map(rows.map(({ line_id, amount_cents }) => [line_id, amount_cents]))
}

/** True the first time. */
export async function setSeen(db: Db, recipientId: string): Promise<boolean> {
  const seen = await db.sql('update invoice_recipient set seen_at = now() where id = $1 and seen_at is null returning 1', [recipientId])
  return seen.length > 0
}
