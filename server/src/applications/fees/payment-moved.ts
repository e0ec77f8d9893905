import { FeePaid } from '@keystead/contract/applications/fees/fee.events.ts'
import { type FeeState, UNPAID_STATES } from '@keystead/contract/applications/fees/fee.values.ts'
import type { PaymentMoved } from '@keystead/contract/money/payments/payment.events.ts'
import type { PaymentStatus } from '@keystead/contract/money/payments/payment.values.ts'
import type { z } from 'zod'
import type { EventContext } from '../../rpc/events.ts'
import { changeFee, type FeeRow, findFeeOf, wishBack } from './fee.queries.ts'
import { text } from './fee.text.ts'
import { beginGivingBack } from './give-back.ts'
import { showFee } from './show-fee.ts'

type Moved = z.output<(typeof PaymentMoved)['item']>

const STATE_OF: Readonly<Record<PaymentStatus, FeeState>> = {
  created: 'pending',
  needsAction: 'pending',
  processing: 'onItsWay',
  settled: 'paid',
  failed: 'due',
  canceled: 'due',
  returned: 'returned',
  refunded: 'givenBack',
  disputed: 'disputed',
  reversed: 'due',
}

/** What has become of the payment of a fee has become of the fee; seeing all rows. */
export async function followPayment(context: EventContext, moved: Moved): Promise<void> {
  const before = await findFeeOf(context.db, { invoiceId: moved.invoiceId, paymentId: moved.id })
  if (!before || isOfAnother(before, moved)) return
  const status = stateAfter(before, moved)
  const counts = status === 'onItsWay' || status === 'paid'
  const isPaid = counts ? true : UNPAID_STATES.includes(status) ? false : undefined
  const paid = await changeFee(context.db, before, { status, paymentId: moved.id, isPaid, givenBackCents: moved.refundedCents })
  // It had failed, was not asked any more, and has come after all.
  const fee = counts && IS_OVER.has(before.status) ? await wishBack(context.db, paid, text.notAsked) : paid
  if (counts && before.status !== status && !(HAS_COME.has(before.status) && before.payment_id === moved.id)) await tellPaid(context, fee)
  await beginGivingBack(context, fee)
  await showFee(context.db, fee)
}

function stateAfter({ gives_back_at }: FeeRow, { status, goingBackCents }: Moved): FeeState {
  if (status === 'settled' && goingBackCents > 0) return 'goingBack'
  const state = STATE_OF[status]
  // No one asks for it any more.
  return gives_back_at !== null && UNPAID_STATES.includes(state) ? 'void' : state
}

/** Nothing of it is asked. */
const IS_OVER: ReadonlySet<FeeState> = new Set(['void', 'waived'])

/** It had come before: a refund of a part, or one that has failed, is not paying it once more. */
const HAS_COME: ReadonlySet<FeeState> = new Set(['paid', 'goingBack', 'givenBack', 'disputed'])

/** A try that has failed says nothing of the one after it. */
function isOfAnother({ payment_id, status }: FeeRow, moved: Moved): boolean {
  const isOver = moved.status === 'failed' || moved.status === 'canceled'
  return payment_id !== null && payment_id !== moved.id && (isOver || (HAS_COME.has(status) && status !== 'givenBack'))
}

async function tellPaid(context: EventContext, { id, account_id, application_id, form_id, kind, cents, status }: FeeRow): Promise<void> {
  if (application_id === null || form_id === null) return
  const paid = { id, accountId: account_id, applicationId: application_id, formId: form_id, kind, cents, isSettled: status === 'paid' }
  await context.services.events.emit(context, FeePaid, [paid])
}
