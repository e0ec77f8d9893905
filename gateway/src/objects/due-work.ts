import { RETURN_CODES } from '../numbers/magic-numbers.ts'
import type { Sandbox } from '../sandbox.ts'
import type { Runs } from '../time/due.ts'
import { endReview, passDeadline } from './account-review.ts'
import { charges } from './charge.ts'
import { returnCodeOf, returnPayment, settle } from './confirm.ts'
import { openDispute } from './dispute.ts'
import { paymentIntents } from './payment-intent.ts'
import { arrivePayout, payEveryoneOut } from './payout.ts'
import type { Work } from './planning.ts'
import { failRefund, succeedRefund } from './refund.ts'

export const DUE_WORK: Runs<Sandbox, Work> = {
  review: endReview,
  deadline: passDeadline,
  settle,
  return: (sandbox, id) => returnPayment(sandbox, id),
  dispute: disputeByNumber,
  'refund.succeed': succeedRefund,
  'refund.fail': failRefund,
  payouts: payEveryoneOut,
  'payout.arrive': arrivePayout,
}

/** A payment whose number says so is taken back, unless that has happened or nothing of it is left. */
function disputeByNumber(sandbox: Sandbox, id: string): void {
  const intent = paymentIntents.get(sandbox.store, id)
  const charge = charges.get(sandbox.store, intent.latestCharge!)
  if (charge.dispute || charge.amountRefunded === charge.amount) return
  const code = intent.method.type === 'us_bank_account' ? returnCodeOf(intent) : null
  openDispute(sandbox, id, code ? RETURN_CODES[code].code : 'fraudulent', code)
}
