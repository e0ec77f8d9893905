import { CreateInvoice } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { percentOfBps } from '@keystead/contract/values/shares.ts'
import { unchargeInvoice, chargeInvoice } from '../../money/invoices/invoice-books.ts'
import { columnsOf } from '../../money/invoices/create-invoice.ts'
import { countInvoice } from '../../money/invoices/invoice-columns.ts'
import { invoicesIssuedBy } from '../../money/invoices/invoice.access.ts'
import { dateDemoInvoice } from '../../money/invoices/invoice.demo.queries.ts'
import { insertCounted } from '../../money/invoices/insert-counted.ts'
import { noteInHistory } from '../../money/invoices/invoice-history.ts'
import { nextNumber } from '../../money/invoices/invoice-numbers.ts'
import {
  insertInvoice,
  listRecipients,
  type LockedInvoice,
  lockInvoice,
  type RecipientRow,
  setActive,
  setSent,
  setVoid,
} from '../../money/invoices/invoice.queries.ts'
import { text } from '../../money/invoices/invoice.text.ts'
import { queuePapers } from '../../money/papers/queue-papers.ts'
import { documentBrandFor } from '../../platform/branding/branding.public.ts'
import type { DemoTenancy } from '../../leasing/leases/lease.demo.queries.ts'
import type { DemoAsset } from '../../properties/properties/property.demo.queries.ts'
import type { EventContext } from '../../rpc/events.ts'
import { say } from '../../text/said.ts'
import type { PlannedBill } from './plan-bills.ts'
import { VOID_REASON } from './rents.ts'

/** A home that is leased, with those who are billed. */
export type BilledHome = { readonly home: DemoAsset; readonly tenancy: DemoTenancy }

const scopeOf = ({ home }: BilledHome) => invoicesIssuedBy({ accountId: home.account_id, profileId: home.managing_profile_id })

/** The morning of a day, in the middle of the country. */
export const morningOf = (day: string) => `${day}T15:00:00Z`

/** Writes a bill and takes it as far as it was planned, by the steps of an invoice; no one is told of what is long past. Answers its id. */
export async function writeBill(context: EventContext, billed: BilledHome, bill: PlannedBill): Promise<string> {
  const { db } = context
  const id = await draft(context, billed, bill)
  if (bill.state !== 'draft') {
    await setActive(db, await locked(context, billed, id))
    await noteInHistory(context, id, { said: say(text, 'finished'), isShared: false })
  }
  if (bill.state === 'sent' || bill.state === 'void') await send(context, billed, id)
  await dateDemoInvoice(db, id, morningOf(bill.issuedOn))
  if (bill.state === 'void') await makeVoid(context, billed, id)
  return id
}

async function draft({ db }: EventContext, billed: BilledHome, bill: PlannedBill): Promise<string> {
  const { home, tenancy } = billed
  const isShared = tenancy.tenants.length > 1 && tenancy.tenants.every(({ profile_id }) => profile_id !== null)
  const typed = CreateInvoice.input.parse({
    AssetId: home.id,
    LeaseId: tenancy.lease_id,
    Recipients: tenancy.tenants.map(({ profile_id, person_id, share_bps }) => ({
      ProfileId: profile_id,
      PersonId: profile_id === null ? person_id : null,
      SharePercent: isShared ? percentOfBps(share_bps) : null,
    })),
    Billing: isShared ? 'shares' : 'joint',
    ShowsOthers: true,
    IssueDate: bill.issuedOn,
    DueDate: bill.dueOn,
    Lines: bill.lines,
    AllowsPartial: bill.allowsPartial,
    Notes: bill.notes,
  })
  const counted = countInvoice(
    typed,
    tenancy.tenants.map(({ profile_id: profileId, profile_account_id: accountId, person_id: personId }) =>
      profileId !== null && accountId !== null ? { profileId, accountId } : { personId: personId! },
    ),
  )
  const scope = scopeOf(billed)
  const columns = {
    ...columnsOf(typed, counted),
    assetId: home.id,
    assetTitle: home.title,
    assetPlace: home.place,
    timeZone: home.time_zone,
    billsAs: 'manager' as const,
    number: await nextNumber(db, scope),
  }
  const { id } = await insertInvoice(db, scope, columns, home.managing_profile_id)
  await insertCounted(db, id, counted)
  return id
}

export async function locked({ db }: EventContext, billed: BilledHome, id: string): Promise<LockedInvoice> {
  const invoice = await lockInvoice(db, scopeOf(billed), id)
  if (!invoice) throw new Error(`invoice ${id} is not there`)
  return invoice
}

export async function recipientAt({ db }: EventContext, invoiceId: string, place: number): Promise<RecipientRow> {
  const recipient = (await listRecipients(db, [invoiceId]))[place]
  if (!recipient) throw new Error(`invoice ${invoiceId} has no recipient ${place}`)
  return recipient
}

async function send(context: EventContext, billed: BilledHome, id: string): Promise<void> {
  const { db } = context
  const invoice = await locked(context, billed, id)
  await setSent(db, invoice, await documentBrandFor(db, { accountId: invoice.account_id, profileId: invoice.profile_id }))
  await chargeInvoice(db, await locked(context, billed, id), await listRecipients(db, [id]))
  await noteInHistory(context, id, { said: say(text, 'sent'), isShared: true })
}

/** It stands in the books of today that it is owed no longer: that it was withdrawn is news of today. */
async function makeVoid(context: EventContext, billed: BilledHome, id: string): Promise<void> {
  const { db } = context
  const invoice = await locked(context, billed, id)
  await setVoid(db, invoice, VOID_REASON)
  await unchargeInvoice(db, invoice)
  await noteInHistory(context, id, { said: say(text, 'madeVoid', { reason: VOID_REASON }), isShared: true })
}

/** Its papers are made by a job, which emails no one: what is long past is known. */
export async function queueBillPapers(context: EventContext, { home }: BilledHome, id: string, { state }: PlannedBill): Promise<void> {
  if (state === 'sent' || state === 'void')
    await queuePapers(context, { id, accountId: home.account_id }, state === 'void' ? 'void' : 'invoice', { isKnown: true })
}
