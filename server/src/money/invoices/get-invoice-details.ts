import { type GetInvoiceDetails, type GetInvoicePreview, InvoiceNotFound } from '@keystead/contract/money/invoices/invoice.operations.ts'
import type { InvoiceDetails, InvoiceLineRead, InvoiceRecipientRead } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import { INVOICE_DIRECTIONS, type InvoiceAction } from '@keystead/contract/money/invoices/invoice.values.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import { percentOfBps } from '@keystead/contract/values/shares.ts'
import type { Db } from '../../database/db.ts'
import { todayIn } from '../../database/days.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { presentItemTypes } from '../invoice-items/item.public.ts'
import type { ReachedInvoice } from './invoice.access.ts'
import { balanceOf, type Owed, stateOf } from './invoice-state.ts'
import {
  findInvoice,
  type InvoiceRow,
  type LineRow,
  listLines,
  listRecipients,
  listSharesOf,
  type RecipientRow,
} from './invoice.queries.ts'
import { REFUSAL_OF } from './invoice-steps.ts'
import { issuerNames, recipientNames } from './recipient-names.ts'

export const getInvoiceDetails: Handler<typeof GetInvoiceDetails, ReachedInvoice> = async ({ db, owned }) => {
  const { invoice, recipients } = await findWhole(db, owned)
  return readBy(db, invoice, recipients, recipients.find(({ id }) => id === owned.recipientId) ?? null)
}

export const getInvoicePreview: Handler<typeof GetInvoicePreview, ReachedInvoice> = async ({ db, owned }, { RecipientId }) => {
  const { invoice, recipients } = await findWhole(db, owned)
  const reader = recipients.find(({ id }) => RecipientId === null || id === RecipientId) ?? fail(InvoiceNotFound)
  return readBy(db, invoice, recipients, reader)
}

/** An invoice as one of those who are billed reads it; as who bills does, where that is null. */
export async function readInvoice(db: Db, invoice: InvoiceRow, recipientId: string | null): Promise<InvoiceDetails> {
  const recipients = await listRecipients(db, [invoice.id])
  return readBy(db, invoice, recipients, recipients.find(({ id }) => id === recipientId) ?? null)
}

async function findWhole(db: Db, { scope, invoiceId }: ReachedInvoice) {
  const invoice = (await findInvoice(db, scope, invoiceId)) ?? fail(InvoiceNotFound)
  return { invoice, recipients: await listRecipients(db, [invoice.id]) }
}

/** `own`: the place of the reader, where they are billed. */
async function readBy(db: Db, invoice: InvoiceRow, recipients: readonly RecipientRow[], own: RecipientRow | null): Promise<InvoiceDetails> {
  // Who is billed for a share, and is not to see the others, reads a bill over that share alone.
  const shares = own && own.amount_cents !== null && !invoice.shows_others ? await listSharesOf(db, own.id) : null
  const lines = (await listLines(db, invoice.id)).map((line) => presentLine(line, shares))
  return present(db, { invoice, recipients, own, lines, isOwnPart: shares !== null })
}

type Read = {
  readonly invoice: InvoiceRow
  readonly recipients: readonly RecipientRow[]
  /** The reader's own place, where they are billed. */
  readonly own: RecipientRow | null
  readonly lines: InvoiceLineRead[]
  readonly isOwnPart: boolean
}

async function present(db: Db, { invoice, recipients, own, lines, isOwnPart }: Read): Promise<InvoiceDetails> {
  const nameOf = await recipientNames(db, recipients)
  const issuerName = await issuerNames(db, [invoice.profile_id])
  const today = await todayIn(db, invoice.time_zone)
  const owed = owedBy(invoice, own)
  const isProcessing = (own && own.amount_cents !== null ? own.in_transit_cents : invoice.in_transit_cents) > 0
  const amountOfLines = isOwnPart ? textFromCents(owed.totalCents) : textFromCents(invoice.subtotal_cents)
  return {
    InvoiceId: invoice.id,
    Version: invoice.version,
    InvoiceNumber: invoice.number,
    Direction: own ? INVOICE_DIRECTIONS.Received : INVOICE_DIRECTIONS.Sent,
    State: stateOf({ ...invoice, today }, owed),
    IsProcessing: isProcessing,
    IssueDate: invoice.issued_on,
    DueDate: invoice.due_on,
    Total: textFromCents(owed.totalCents),
    Paid: textFromCents(owed.paidCents),
    Balance: textFromCents(invoice.status === 'void' ? 0 : balanceOf(owed)),
    BillsAs: invoice.bills_as,
    IssuerProfileId: invoice.profile_id,
    IssuerName: issuerName(invoice.profile_id),
    AssetId: invoice.asset_id,
    PropertyTitle: invoice.asset_title,
    PropertyPlace: invoice.asset_place,
    LeaseId: invoice.lease_id,
    SubAccountId: own ? null : invoice.payment_account_id,
    Billing: invoice.billing,
    ShowsOthers: invoice.shows_others,
    Recipients: shownTo(own, recipients, invoice.shows_others).map((row) => presentRecipient(row, nameOf(row), own)),
    Lines: lines,
    Subtotal: amountOfLines,
    // Parts of a share say what they come to; the discount and the tax are in them.
    Discount: textFromCents(isOwnPart ? 0 : invoice.discount_cents),
    TaxPercent: percentOfBps(invoice.tax_bps),
    Tax: textFromCents(isOwnPart ? 0 : invoice.tax_cents),
    AllowsPartial: invoice.allows_partial,
    LeastPartial: invoice.least_partial_cents === null ? null : textFromCents(invoice.least_partial_cents),
    Notes: invoice.notes,
    PrivateNotes: own ? null : invoice.private_notes,
    TimeZone: invoice.time_zone,
    CreatedAt: (own ? (invoice.sent_at ?? invoice.created_at) : invoice.created_at).toISOString(),
    SentAt: invoice.sent_at?.toISOString() ?? null,
    VoidedAt: invoice.voided_at?.toISOString() ?? null,
    VoidReason: invoice.void_reason,
    WrittenOff: textFromCents(owed.writtenOffCents),
    WriteOffReason: owed.writtenOffCents > 0 ? invoice.write_off_reason : null,
    Actions: own ? [] : ISSUER_ACTIONS.map((action) => ({ Action: action, Refusal: REFUSAL_OF[action](invoice)?.message ?? null })),
  }
}

const ISSUER_ACTIONS: readonly Exclude<InvoiceAction, 'pay'>[] = [
  'change',
  'finish',
  'send',
  'unsend',
  'delete',
  'void',
  'writeOff',
  'markAsPaid',
]

/** What the reader owes, or is owed: of who is billed for a share, that share. */
export function owedBy(invoice: InvoiceRow, own: RecipientRow | null): Owed {
  if (own && own.amount_cents !== null)
    return {
      totalCents: own.amount_cents,
      paidCents: own.paid_cents,
      creditedCents: own.credited_cents,
      writtenOffCents: own.written_off_cents,
    }
  return {
    totalCents: invoice.total_cents,
    paidCents: invoice.paid_cents,
    creditedCents: invoice.credited_cents,
    writtenOffCents: invoice.written_off_cents,
  }
}

function shownTo(own: RecipientRow | null, recipients: readonly RecipientRow[], showsOthers: boolean): readonly RecipientRow[] {
  return own && !showsOthers ? [own] : recipients
}

function presentRecipient(row: RecipientRow, name: string, own: RecipientRow | null): InvoiceRecipientRead {
  return {
    RecipientId: row.id,
    ProfileId: row.profile_id,
    PersonId: own ? null : row.person_id,
    Name: name,
    IsYou: row.id === own?.id,
    SharePercent: row.share_bps === null ? null : percentOfBps(row.share_bps),
    Amount: row.amount_cents === null ? null : textFromCents(row.amount_cents),
    Paid: textFromCents(row.paid_cents),
    SeenAt: own ? null : (row.seen_at?.toISOString() ?? null),
  }
}

function presentLine(line: LineRow, shares: ReadonlyMap<string, number> | null): InvoiceLineRead {
  const share = shares && (shares.get(line.id) ?? 0)
  return {
    LineId: line.id,
    InvoiceItemId: line.invoice_item_id,
    Title: line.title,
    Description: line.description,
    Quantity: share === null ? line.quantity_hundredths / 100 : 1,
    Amount: textFromCents(share === null ? line.unit_cents : share),
    Discount: textFromCents(share === null ? line.own_discount_cents : 0),
    Tax: textFromCents(share === null ? line.tax_cents : 0),
    LineTotal: textFromCents(share ?? line.amount_cents),
    ...presentItemTypes(line),
    IsTaxable: line.is_taxable,
    IsAdvanceRent: line.is_advance_rent,
    PeriodStart: line.period_starts_on,
    PeriodEnd: line.period_ends_on,
  }
}
