import { InvoiceSent } from '@keystead/contract/money/invoices/invoice.events.ts'
import {
  DepositTooSmall,
  NoPaymentAccountCreated,
  RecipientGone,
  type SendInvoice,
  type SetInvoiceTempToActive,
} from '@keystead/contract/money/invoices/invoice.operations.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { PropertyNotFound } from '@keystead/contract/properties/properties/property.operations.ts'
import { holdLiveAsset } from '../../properties/properties/property.public.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { documentBrandFor } from '../../platform/branding/branding.public.ts'
import { type Said, say } from '../../text/said.ts'
import { LedgerRefusal } from '../ledger/ledger.public.ts'
import { findBilled } from './billed.ts'
import { chargeInvoice } from './invoice-books.ts'
import type { ReachedInvoice } from './invoice.access.ts'
import { noteInHistory } from './invoice-history.ts'
import { listRecipients, type LockedInvoice, type RecipientRow, setActive, setSent } from './invoice.queries.ts'
import { lockForStep } from './invoice-steps.ts'
import { receivingAccountOf } from './receiving-account.ts'
import { text } from './invoice.text.ts'

export const setInvoiceTempToActive: Handler<typeof SetInvoiceTempToActive, ReachedInvoice> = async (context, { Version }) => {
  const { db, owned, audit } = context
  const invoice = await lockForStep(context, 'finish', Version)
  await recipientsStillBilled(context, invoice)
  const version = await setActive(db, invoice)
  await noteInHistory(context, invoice.id, { said: say(text, 'finished'), isShared: false })
  audit(owned.invoiceId, { version })
  return { InvoiceId: invoice.id, Version: version }
}

export const sendInvoice: Handler<typeof SendInvoice, ReachedInvoice> = async (context, { Version, WithoutPaymentAccount }) => {
  const { db, owned, audit } = context
  // What is owed to its manager keeps a home from being deleted. Agents bill for their own work also afterwards.
  if (owned.billsAs === 'manager' && !(await holdLiveAsset(db, owned.assetId))) fail(PropertyNotFound)
  const invoice = await lockForStep(context, 'send', Version)
  const recipients = await recipientsStillBilled(context, invoice)
  if (!WithoutPaymentAccount && !(await receivingAccountOf(db, invoice))?.is_active) fail(NoPaymentAccountCreated)
  const version = await sendNow(context, invoice, recipients, { said: say(text, 'sent'), isKnown: false })
  audit(owned.invoiceId, { version, totalCents: invoice.total_cents })
  return { InvoiceId: invoice.id, Version: version }
}

/** From now on it is owed, and there to be read, in the look of this day. Answers its version. `isKnown`: those who are billed are not told of it. */
export async function sendNow(
  context: CallContext,
  invoice: LockedInvoice,
  recipients: readonly RecipientRow[],
  { said, isKnown }: { readonly said: Said; readonly isKnown: boolean },
): Promise<number> {
  const { db, services } = context
  const { account_id: accountId, profile_id: profileId } = invoice
  const version = await setSent(db, invoice, await documentBrandFor(db, { accountId, profileId }))
  const sent = { ...invoice, times_sent: invoice.times_sent + 1 }
  await charged(context, sent, recipients)
  await noteInHistory(context, invoice.id, { said, isShared: true })
  await services.events.emit(context, InvoiceSent, [{ id: sent.id, accountId, times: sent.times_sent, isKnown }])
  return version
}

/** A line that gives a deposit back gives no more than is held. */
async function charged(context: CallContext, invoice: LockedInvoice, recipients: readonly RecipientRow[]): Promise<void> {
  try {
    await chargeInvoice(context.db, invoice, recipients)
  } catch (error) {
    if (error instanceof LedgerRefusal && error.why === 'deposit-overdrawn') fail(DepositTooSmall)
    throw error
  }
}

/** A connection may have ended, or a person been erased, since the draft was written. */
async function recipientsStillBilled({ db }: CallContext, invoice: LockedInvoice): Promise<RecipientRow[]> {
  const recipients = await listRecipients(db, [invoice.id])
  const found = await findBilled(
    db,
    { accountId: invoice.account_id, profileId: invoice.profile_id, billsAs: invoice.bills_as },
    invoice.asset_id,
    recipients.map(({ profile_id, person_id }) => ({ ProfileId: profile_id, PersonId: person_id })),
  )
  if (found.some((one) => one === null || one === 'self')) fail(RecipientGone)
  return recipients
}
