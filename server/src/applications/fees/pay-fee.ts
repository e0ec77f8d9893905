import { randomUUID } from 'node:crypto'
import {
  ApplicationFormNotFound,
  ApplicationNotFound,
  ApplicationNotOpen,
} from '@keystead/contract/applications/applications/application.operations.ts'
import { OPEN_STATES } from '@keystead/contract/applications/applications/application.values.ts'
import {
  ApplicationFeeNotDue,
  ApplicationFeeNotFound,
  type PayApplicationFee,
} from '@keystead/contract/applications/fees/fee.operations.ts'
import { FEE_ITEM_TYPES } from '@keystead/contract/applications/fees/fee.values.ts'
import { PaymentUnderWay } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import { billPayer, listRecipients } from '../../money/invoices/invoice.public.ts'
import { beginPayment, clientReferenceOf } from '../../money/payments/payment.public.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import {
  type ApplicationRow,
  asKeeper,
  listForms,
  lockApplication,
  noteFormOpened,
  numberOf,
  type ReachedForm,
} from '../applications/application.public.ts'
import { dueCents } from './due.ts'
import { homeOfApplication } from './fee.access.ts'
import { changeFee, type FeeRow, listFeesOfForms } from './fee.queries.ts'
import { text } from './fee.text.ts'
import { dropBill } from './give-back.ts'
import { showFee } from './show-fee.ts'
import { feeTermsOf } from './terms.ts'

/** The bill and its payment are written together: neither is there without the other. */
export const payApplicationFee: Handler<typeof PayApplicationFee, ReachedForm> = (context, input) => {
  const { FormId: _, FeeId, ...typed } = input
  const { db, audit, owned } = context
  return asKeeper(context, async () => {
    const application = (await lockApplication(db, owned.applicationId)) ?? fail(ApplicationNotFound)
    const { fee, cents } = await feeToPay(context, application, FeeId)
    const bill = await billOf(context, application, { fee, cents })
    const { accountId, profileId } = profileActor(context.actor)
    const payment = await beginPayment(
      context,
      {
        accountId: application.account_id,
        issuerProfileId: application.profile_id,
        ...bill,
        payer: { accountId, profileId },
        ip: context.origin.ip,
        opened: clientReferenceOf(fee.id, profileId),
      },
      { ...typed, Amount: textFromCents(cents) },
    )
    await noteFormOpened(db, owned.formId)
    const pending = await changeFee(db, fee, { status: 'pending', cents, invoiceId: bill.invoiceId, paymentId: payment.id })
    await showFee(db, pending)
    audit(payment.id, { fee: fee.id, invoice: bill.invoiceId, amountCents: cents })
    return { InvoiceId: bill.invoiceId, PaymentId: payment.id, Status: payment.status }
  })
}

type Context = CallContext & { readonly owned: ReachedForm }
type Due = { readonly fee: FeeRow; readonly cents: number }

/** The application is held: what was read of it and its fees stays so until this one is begun. */
async function feeToPay({ db, services, owned }: Context, application: ApplicationRow, feeId: string): Promise<Due> {
  const form = (await listForms(db, [application.id])).find(({ id }) => id === owned.formId) ?? fail(ApplicationFormNotFound)
  const fees = await listFeesOfForms(db, [form.id])
  const fee = fees.find(({ id }) => id === feeId) ?? fail(ApplicationFeeNotFound)
  if (form.ended_at !== null || !OPEN_STATES.includes(application.status)) fail(ApplicationNotOpen)
  if (fee.status === 'pending' || fee.status === 'onItsWay') fail(PaymentUnderWay)
  const cents = dueCents(fee, { fees, terms: await feeTermsOf(db, services, application) })
  return cents > 0 ? { fee, cents } : fail(ApplicationFeeNotDue)
}

/** One that a card was declined for is tried again, unless it comes to less by now. */
async function billOf(context: Context, application: ApplicationRow, { fee, cents }: Due) {
  if (fee.invoice_id !== null && cents === fee.cents) {
    const [recipient] = await listRecipients(context.db, [fee.invoice_id])
    if (recipient) return { invoiceId: fee.invoice_id, recipientId: recipient.id }
  }
  if (!(await dropBill(context, fee, text.costsLess))) fail(PaymentUnderWay)
  const { account_id: accountId, profile_id: managingProfileId, asset_id: assetId } = application
  const home = { assetId, accountId, managingProfileId, scope: homeOfApplication(application) }
  const paid = {
    invoiceId: randomUUID(),
    itemForTypeId: FEE_ITEM_TYPES[fee.kind],
    amountCents: cents,
    description: text.billed({ number: numberOf(application), home: application.home_title }),
  }
  return (await billPayer(context, home, paid, { isKnownTo: true })) ?? fail(ApplicationFeeNotDue)
}
