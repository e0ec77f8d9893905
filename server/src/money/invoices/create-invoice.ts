import { InvoiceItemNotFound } from '@keystead/contract/money/invoice-items/item.operations.ts'
import {
  type CreateInvoice,
  InvoiceChanged,
  InvoiceNotDraft,
  InvoiceNotFound,
  InvoiceNumberTaken,
} from '@keystead/contract/money/invoices/invoice.operations.ts'
import { messages } from '@keystead/contract/money/invoices/invoices-messages.text.ts'
import { PropertyNotFound } from '@keystead/contract/properties/properties/property.operations.ts'
import { centsFromText, textFromCents } from '@keystead/contract/values/money.ts'
import type { Db } from '../../database/db.ts'
import { actingAs, violatedConstraint } from '../../database/pool.ts'
import { holdLiveAsset, type ReachedAsset } from '../../properties/properties/property.public.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { invoiceItemsOf, listOwnItemIds } from '../invoice-items/item.public.ts'
import { getBilled } from './billed.ts'
import { insertCounted } from './insert-counted.ts'
import { type CountedInvoice, countInvoice, type TypedInvoice } from './invoice-columns.ts'
import { nextNumber } from './invoice-numbers.ts'
import { insertInvoice, type InvoiceColumns, listLines, lockInvoice, updateDraft } from './invoice.queries.ts'
import { type Issuer, issuerOf } from './issuer.ts'
import { checkReceivingAccount } from './receiving-account.ts'
import { findHomeToBill, isLeaseOf } from './recipient.queries.ts'

export const createInvoice: Handler<typeof CreateInvoice, ReachedAsset> = async (context, input) => {
  const { db, owned: reached } = context
  const issuer = issuerOf(context, reached, input.BillsAs)
  // Drafts go with the home: none is written while it is deleted.
  if (!(await holdLiveAsset(db, reached.assetId))) fail(PropertyNotFound)
  const home = (await findHomeToBill(db, reached.scope, reached.assetId)) ?? fail(PropertyNotFound)
  const billed = await getBilled(db, issuer, home.id, input.Recipients)
  if (input.LeaseId !== null && !(await isLeaseOf(db, input.LeaseId, home.id))) failField('LeaseId', messages.leaseElsewhere)
  await checkReceivingAccount(db, issuer, input.SubAccountId)
  await checkItems(context, input)
  const counted = countInvoice(input, billed)
  const columns = {
    ...columnsOf(input, counted),
    assetId: home.id,
    assetTitle: home.title,
    assetPlace: home.place,
    timeZone: home.time_zone,
    billsAs: issuer.billsAs,
    number: input.InvoiceNumber ?? (await numberOf(db, issuer, input.InvoiceId)),
  }
  const kept = await write(context, issuer, input, columns)
  await insertCounted(db, kept.id, counted)
  context.audit(kept.id, { totalCents: counted.totalCents, version: kept.version })
  return { InvoiceId: kept.id, Version: kept.version, Total: textFromCents(counted.totalCents) }
}

async function write(context: CallContext, issuer: Issuer, { InvoiceId, Version }: TypedInvoice, columns: InvoiceColumns) {
  const { db } = context
  try {
    if (InvoiceId === null) return await insertInvoice(db, issuer.scope, columns, profileActor(context.actor).profileId)
    const draft = (await lockInvoice(db, issuer.scope, InvoiceId)) ?? fail(InvoiceNotFound)
    if (draft.status !== 'temporary') fail(InvoiceNotDraft)
    if (draft.version !== Version) fail(InvoiceChanged)
    return await updateDraft(db, draft, columns)
  } catch (error) {
    if (violatedConstraint(error) === 'invoice_number_once') fail(InvoiceNumberTaken, { InvoiceNumber: InvoiceNumberTaken.message })
    throw error
  }
}

/** A draft keeps its number where the form says none. */
async function numberOf(db: Db, issuer: Issuer, invoiceId: string | null): Promise<string> {
  const draft = invoiceId === null ? null : await lockInvoice(db, issuer.scope, invoiceId)
  // An agent who bills for the manager numbers in their place.
  return draft?.number ?? actingAs(db, issuer.accountId, () => nextNumber(db, issuer.scope))
}

/** A line may name an item of the list of who writes it, and of a draft what stands there: a manager goes on with what their agent began. */
async function checkItems({ db, actor }: CallContext, { Lines, InvoiceId }: TypedInvoice): Promise<void> {
  const named = Lines.flatMap(({ InvoiceItemId }) => InvoiceItemId ?? [])
  const own = await listOwnItemIds(db, invoiceItemsOf(profileActor(actor)), named)
  const before = InvoiceId === null ? [] : await listLines(db, InvoiceId)
  const known = new Set([...own, ...before.map(({ invoice_item_id }) => invoice_item_id)])
  Lines.forEach(({ InvoiceItemId }, index) => {
    if (InvoiceItemId !== null && !known.has(InvoiceItemId)) failField(`Lines.${index}.InvoiceItemId`, InvoiceItemNotFound.message)
  })
}

export function columnsOf(
  typed: TypedInvoice,
  counted: CountedInvoice,
): Omit<InvoiceColumns, 'assetId' | 'assetTitle' | 'assetPlace' | 'timeZone' | 'billsAs' | 'number'> {
  const { subtotalCents, discountCents, taxBps, taxCents, totalCents } = counted
  return {
    leaseId: typed.LeaseId,
    paymentAccountId: typed.SubAccountId,
    billing: typed.Billing,
    showsOthers: typed.ShowsOthers,
    issuedOn: typed.IssueDate,
    dueOn: typed.DueDate,
    subtotalCents,
    discountCents,
    taxBps,
    taxCents,
    totalCents,
    linesCount: typed.Lines.length,
    firstTitle: typed.Lines[0]!.Title,
    allowsPartial: typed.AllowsPartial,
    leastPartialCents: typed.AllowsPartial && typed.LeastPartial !== null ? centsFromText(typed.LeastPartial) : null,
    notes: typed.Notes,
    privateNotes: typed.PrivateNotes,
  }
}
