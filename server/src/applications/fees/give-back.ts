import type { EventContext } from '../../rpc/events.ts'
import { invoicesIssuedBy, voidUnpaid } from '../../money/invoices/invoice.public.ts'
import { giveBackPayment, lockWithInvoice } from '../../money/payments/payment.public.ts'
import { acrossAccounts, lockApplication } from '../applications/application.public.ts'
import { isOpen } from './ask-fee.ts'
import { changeFee, type FeeRow, findFeeById, setGaveBack, wishBack } from './fee.queries.ts'

/**
 * A fee is not asked any more; `reason` is read by who was to pay it, and by who decides. What was paid of it, or is on its way, goes back. What is
 * over already stays as it is.
 */
export function voidFee(context: EventContext, feeId: string, reason: string): Promise<void> {
  const { db } = context
  return acrossAccounts(db, async () => {
    const found = await findFeeById(db, feeId)
    // Who pays holds the application as well.
    if (found?.application_id) await lockApplication(db, found.application_id)
    const fee = found && (await findFeeById(db, feeId))
    if (!fee || fee.status === 'void' || fee.status === 'waived') return
    if (isUnpaid(fee) && (await dropBill(context, fee, reason))) await changeFee(db, fee, { status: 'void' })
    else await returnFee(context, fee, reason)
  })
}

/** What was paid of a fee goes back to where it came from, once; what is on its way, as soon as it has come. */
export function giveBackFee(context: EventContext, feeId: string, reason: string): Promise<void> {
  return acrossAccounts(context.db, async () => {
    const fee = await findFeeById(context.db, feeId)
    if (fee) await returnFee(context, fee, reason)
  })
}

/** Nothing was paid of it, and nothing is being paid. */
export function isUnpaid(fee: FeeRow): boolean {
  return fee.status === 'none' || (isOpen(fee) && fee.status !== 'pending')
}

/** A bill that nothing was paid of, and that is not being paid, is void. False: something is on its way to it. */
export async function dropBill(context: EventContext, fee: FeeRow, reason: string): Promise<boolean> {
  if (fee.invoice_id === null) return true
  const scope = invoicesIssuedBy({ accountId: fee.account_id, profileId: fee.profile_id })
  return voidUnpaid(context, scope, fee.invoice_id, reason)
}

async function returnFee(context: EventContext, { id, payment_id }: FeeRow, reason: string): Promise<void> {
  if (payment_id === null) return
  // As payments take their locks: the invoice, then the payment, then what hangs on it.
  await lockWithInvoice(context.db, payment_id)
  const fee = await findFeeById(context.db, id)
  if (!fee || fee.status === 'givenBack' || fee.status === 'goingBack' || fee.gives_back_at !== null) return
  await beginGivingBack(context, await wishBack(context.db, fee, reason))
}

/** Of one that is to go back and has come. The provider is asked once; where it refuses, those who decide are told and may try by hand. */
export async function beginGivingBack(context: EventContext, fee: FeeRow): Promise<void> {
  if (fee.status !== 'paid' || fee.gives_back_at === null || fee.gave_back_at !== null || fee.payment_id === null) return
  const isBegun = await giveBackPayment(context, fee.payment_id, { reason: fee.give_back_reason ?? '', byProfileId: null })
  if (isBegun) await setGaveBack(context.db, fee)
}
