import { charges } from '../objects/charge.ts'
import { endReview, passDeadline } from '../objects/account-review.ts'
import { returnCodeOf, returnPayment, settle } from '../objects/confirm.ts'
import { openDispute } from '../objects/dispute.ts'
import { paymentIntents } from '../objects/payment-intent.ts'
import { arrivePayout, payEveryoneOut } from '../objects/payout.ts'
import { failRefund, succeedRefund } from '../objects/refund.ts'
import { RETURN_CODES } from '../numbers/magic-numbers.ts'
import type { Sandbox } from '../sandbox.ts'
import { type Due, type Work, firstDue, takeDue } from './due.ts'

type Run = (sandbox: Sandbox, subject: string) => unknown

const RUNS: Readonly<Record<Work, Run>> = {
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

/** Does the first thing that is due by then, and answers whether there was one. */
export function runFirstDue(sandbox: Sandbox, by: number): boolean {
  const due = firstDue(sandbox)
  if (!due || due.at > by) return false
  sandbox.clock.moveTo(due.at)
  sandbox.store.transaction(() => runDue(sandbox, due))
  return true
}

function runDue(sandbox: Sandbox, due: Due): void {
  takeDue(sandbox, due)
  RUNS[due.work](sandbox, due.subject)
}
