import type { InvoiceCard } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import { INVOICE_DIRECTIONS } from '@keystead/contract/money/invoices/invoice.values.ts'
import type { GetInvoices, GetInvoiceTotals, GetSentInvoices } from '@keystead/contract/money/invoices/invoice.operations.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import type { Db } from '../../database/db.ts'
import type { ProfileActor } from '../../rpc/actor.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { pageWith, type Paging, rowsOf } from '../../rpc/page.ts'
import {
  countInvoices,
  type InvoiceListFilter,
  type ListedInvoice,
  listInvoices,
  type ListSide,
  sumInvoices,
} from './invoice-list.queries.ts'
import { balanceOf, stateOf } from './invoice-state.ts'
import { listRecipients } from './invoice.queries.ts'
import { issuerNames, recipientNames } from './recipient-names.ts'

type Asked = Omit<ParsedInputOf<typeof GetInvoices>, keyof Paging>

export const getInvoices: Handler<typeof GetInvoices> = async ({ db, actor }, input) =>
  pageOfInvoices(db, ofIssuer(profileActor(actor), input), input)

export const getSentInvoices: Handler<typeof GetSentInvoices> = async ({ db, actor }, { Direction, ...input }) => {
  const caller = profileActor(actor)
  const filter = Direction === INVOICE_DIRECTIONS.Sent ? ofIssuer(caller, input) : ofRecipient(caller, input)
  return pageOfInvoices(db, { ...filter, sentOnly: true }, input)
}

export const getInvoiceTotals: Handler<typeof GetInvoiceTotals> = async ({ db, actor }, { Direction, ...input }) => {
  const caller = profileActor(actor)
  const asked = { ...input, Text: null, Status: null }
  const totals = await sumInvoices(db, Direction === INVOICE_DIRECTIONS.Sent ? ofIssuer(caller, asked) : ofRecipient(caller, asked))
  return {
    Due: textFromCents(totals.due_cents),
    DueCount: totals.due_count,
    Overdue: textFromCents(totals.overdue_cents),
    OverdueCount: totals.overdue_count,
    Collected: textFromCents(totals.collected_cents),
    InTransit: textFromCents(totals.in_transit_cents),
  }
}

export function issuerSideOf({ profileType }: ProfileActor): Exclude<ListSide, 'recipient'> {
  return profileType === 'Agent' ? 'agent' : 'issuer'
}

function ofIssuer(caller: ProfileActor, asked: Asked): InvoiceListFilter {
  return filterOf(issuerSideOf(caller), caller, asked)
}

function ofRecipient(caller: ProfileActor, asked: Asked): InvoiceListFilter {
  return filterOf('recipient', caller, asked)
}

function filterOf(side: InvoiceListFilter['side'], { accountId, profileId }: ProfileActor, asked: Asked): InvoiceListFilter {
  return {
    side,
    accountId,
    profileId,
    sentOnly: false,
    status: asked.Status,
    text: asked.Text || null,
    assetId: asked.AssetId,
    personId: asked.PersonId,
    invoiceItemId: asked.InvoiceItemId,
    month: asked.Month,
  }
}

async function pageOfInvoices(db: Db, filter: InvoiceListFilter, paging: Paging) {
  const rows = await listInvoices(db, filter, rowsOf(paging))
  const names = filter.side === 'recipient' ? await issuersOf(db, rows) : await recipientsOf(db, rows)
  const direction = filter.side === 'recipient' ? INVOICE_DIRECTIONS.Received : INVOICE_DIRECTIONS.Sent
  const items = rows.map((row) => presentCard(row, direction, names.get(row.id) ?? []))
  return pageWith(items, paging, await countInvoices(db, filter))
}

async function issuersOf(db: Db, rows: readonly ListedInvoice[]): Promise<Map<string, string[]>> {
  const nameOf = await issuerNames(
    db,
    rows.map(({ profile_id }) => profile_id),
  )
  return new Map(rows.map(({ id, profile_id }) => [id, [nameOf(profile_id)]]))
}

async function recipientsOf(db: Db, rows: readonly ListedInvoice[]): Promise<Map<string, string[]>> {
  const recipients = await listRecipients(
    db,
    rows.map(({ id }) => id),
  )
  const nameOf = await recipientNames(db, recipients)
  return new Map([...Map.groupBy(recipients, ({ invoice_id }) => invoice_id)].map(([id, of]) => [id, of.map(nameOf)]))
}

function presentCard(row: ListedInvoice, direction: number, names: string[]): InvoiceCard {
  const owed = {
    totalCents: row.total_cents,
    paidCents: row.paid_cents,
    creditedCents: row.credited_cents,
    writtenOffCents: row.written_off_cents,
  }
  return {
    InvoiceId: row.id,
    InvoiceNumber: row.number,
    Direction: direction,
    State: stateOf(row, owed),
    IsProcessing: row.in_transit_cents > 0,
    IssueDate: row.issued_on,
    DueDate: row.due_on,
    Total: textFromCents(row.total_cents),
    Paid: textFromCents(row.paid_cents),
    Balance: textFromCents(row.status === 'void' ? 0 : balanceOf(owed)),
    AssetId: row.asset_id,
    PropertyTitle: row.asset_title,
    Title: row.first_title,
    LinesCount: row.lines_count,
    Names: names,
    SentAt: row.sent_at?.toISOString() ?? null,
  }
}
