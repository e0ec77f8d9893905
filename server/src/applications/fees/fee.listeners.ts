import {
  ApplicationClosed,
  ApplicationRead,
  FormGiven,
  FormsGoing,
} from '@keystead/contract/applications/applications/application.events.ts'
import { FormSubmitting } from '@keystead/contract/applications/form/form.events.ts'
import { InvoiceVoided, InvoiceWithdrawn } from '@keystead/contract/money/invoices/invoice.events.ts'
import { WhatClosingMeans } from '@keystead/contract/identity/accounts/account.events.ts'
import { PaymentMoved } from '@keystead/contract/money/payments/payment.events.ts'
import { ProfileMoved } from '@keystead/contract/people/businesses/business.events.ts'
import { WhatGoesWithAsset } from '@keystead/contract/properties/properties/asset-deleted.events.ts'
import { eventsOfChore } from '../../rpc/event-transaction.ts'
import { answer, type EventContext, hourly, type Listener, on, type Refusal, veto } from '../../rpc/events.ts'
import { acrossAccounts } from '../applications/application.public.ts'
import { askApplicationFee } from './ask-fee.ts'
import { unpaidOf } from './due.ts'
import {
  changeFee,
  countUnused,
  deleteUnpaidFees,
  type FeeRow,
  findFeeOf,
  listFeesOfApplication,
  listFeesOfForms,
  listPaidInVain,
  moveFees,
  setUsed,
} from './fee.queries.ts'
import { text } from './fee.text.ts'
import { giveBackFee, isUnpaid, voidFee } from './give-back.ts'
import { followPayment } from './payment-moved.ts'

const AT_ONCE = 100

export const feeListeners: readonly Listener[] = [
  on(FormGiven, 'the application fee of its home is asked', async (context, forms) => {
    for (const { id } of forms) await acrossAccounts(context.db, () => askApplicationFee(context, id))
  }),
  veto(FormSubmitting, 'a fee is still to be paid', async (context, forms) => {
    const refusals: Refusal[] = []
    for (const { id } of forms) {
      const unpaid = await unpaidOf(context, id)
      if (unpaid) refusals.push({ id, ...unpaid })
    }
    return refusals
  }),
  on(PaymentMoved, 'fees that it pays stand as it does', async (context, payments) => {
    for (const payment of payments) await acrossAccounts(context.db, () => followPayment(context, payment))
  }),
  on(InvoiceVoided, 'a fee that it billed is not billed any more', unbill),
  on(InvoiceWithdrawn, 'a fee that it billed is not billed any more', unbill),
  on(ApplicationRead, 'fees of what was submitted are used', async ({ db }, applications) => {
    for (const { id } of applications) await acrossAccounts(db, () => setUsed(db, id))
  }),
  on(ApplicationClosed, 'fees of what no one has read go back, and nothing more is to be paid', async (context, applications) => {
    for (const { id } of applications) {
      const fees = await acrossAccounts(context.db, () => listFeesOfApplication(context.db, id))
      for (const fee of fees) await endFee(context, fee)
    }
  }),
  on(FormsGoing, 'what was paid for them goes back', async (context, forms) => {
    for (const { id } of forms) {
      const fees = await acrossAccounts(context.db, () => listFeesOfForms(context.db, [id]))
      for (const fee of fees) await voidFee(context, fee.id, text.formGone)
      await acrossAccounts(context.db, () => deleteUnpaidFees(context.db, id))
    }
  }),
  answer(WhatGoesWithAsset, 'fees of what no one has read go back', async ({ db }, { assetId, accountId }) => {
    const count = await acrossAccounts(db, () => countUnused(db, { accountId, assetId }))
    return count > 0 ? text.goBack({ count }) : null
  }),
  answer(WhatClosingMeans, 'fees of what no one has read go back', async ({ db }, { accountId }) => {
    const count = await acrossAccounts(db, () => countUnused(db, { accountId, assetId: null }))
    return count > 0 ? [text.goBack({ count })] : []
  }),
  hourly('fees of forms that others have ended before they were submitted go back', (chore) =>
    acrossAccounts(chore.db, async () => {
      for (const { id } of await listPaidInVain(chore.db, AT_ONCE)) await giveBackFee(eventsOfChore(chore), id, text.notSubmitted)
    }),
  ),
  on(ProfileMoved, 'fees that it asks, and that it pays, come along', async ({ db }, profiles) => {
    for (const profile of profiles) await acrossAccounts(db, () => moveFees(db, profile))
  }),
]

async function unbill({ db }: EventContext, invoices: readonly { readonly id: string }[]): Promise<void> {
  await acrossAccounts(db, async () => {
    for (const { id } of invoices) {
      const fee = await findFeeOf(db, { invoiceId: id, paymentId: null })
      if (fee) await changeFee(db, fee, { invoiceId: null, ...(fee.status === 'pending' && { status: 'due' }) })
    }
  })
}

/** Of an application that ended without a decision. */
async function endFee(context: EventContext, fee: FeeRow): Promise<void> {
  const wasPaid = !isUnpaid(fee)
  // What those who decide have read is paid for.
  if (wasPaid && fee.used_at !== null) return
  await voidFee(context, fee.id, wasPaid ? text.closedUnread : text.closed)
}
