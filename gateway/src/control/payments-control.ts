import type { FastifyInstance } from 'fastify'
import { MONEY_TABLES } from '../books/money-schema.ts'
import { readBooks } from '../books/verify-books.ts'
import type { Gateway } from '../gateway.ts'
import { ApiError } from '../http/api-error.ts'
import { RETURN_CODES, type ReturnCode } from '../numbers/magic-numbers.ts'
import { accounts, presentAccount } from '../objects/account.ts'
import { decide as decideReview } from '../objects/account-review.ts'
import { returnCodeOf, returnPayment } from '../objects/confirm.ts'
import { closeDispute, openDispute, presentDispute } from '../objects/dispute.ts'
import { paymentIntents, presentPaymentIntent } from '../objects/payment-intent.ts'
import { dropPayouts, failPayout, planPayouts, presentPayout } from '../objects/payout.ts'
import { fill } from '../pages/page-files.ts'
import type { Sandbox } from '../sandbox.ts'
import { type ControlParts, controlRoutes } from './control-routes.ts'
import { overviewOf } from './overview.ts'
import * as input from './payments-control-input.ts'

const PARTS: ControlParts<Sandbox> = {
  page: fill('control.html', {
    title: 'Sandbox gateway',
    says: 'No money moves here. This page tells the gateway what becomes of it.',
    script: 'payments-control.js',
    key_prefix: 'sk_sandbox_',
    tables: fill('payments-control.html', {}),
    kind: 'other_amount',
    kind_says: 'Another amount is taken',
    path: '/v1/payment_intents',
    rest: 'Keys and books',
    books: '<p id="books"></p>',
    emptied: 'All accounts, payments and books of the gateway go. Time stays where it is.',
  }),
  rule: input.misbehaviorInput,
  hasBegun: ({ store }) => accounts.list(store, { limit: 1 }).items.length > 0 || paymentIntents.list(store, { limit: 1 }).items.length > 0,
  begin(sandbox) {
    dropPayouts(sandbox)
    planPayouts(sandbox)
  },
  tables: MONEY_TABLES,
}

/** What people and tests tell the payment gateway to do. */
export function paymentsControl(app: FastifyInstance, gateway: Gateway): void {
  const { add, decide } = controlRoutes(app, gateway, PARTS)
  add('GET', '/overview', () => overviewOf(gateway.sandbox))
  add('GET', '/books', () => readBooks(gateway.sandbox))
  decide('/accounts/:id/review', input.reviewInput, (sandbox, id, verdict) =>
    presentAccount(decideReview(sandbox, accounts.get(sandbox.store, id), verdict), sandbox.clock.now()),
  )
  decide('/payment_intents/:id/return', input.returnInput, (sandbox, id, { code }) => takeBack(sandbox, id, code))
  decide('/payment_intents/:id/dispute', input.disputeInput, (sandbox, id, { reason }) => presentDispute(openDispute(sandbox, id, reason)))
  decide('/payment_intents/:id/dispute/close', input.closeInput, (sandbox, id, { won }) => presentDispute(closeDispute(sandbox, id, won)))
  decide('/payouts/:id/fail', input.payoutInput, (sandbox, id, { code }) => presentPayout(failPayout(sandbox, id, code)))
}

/** A bank payment comes back, on its way or after it has settled. */
function takeBack(sandbox: Sandbox, id: string, said?: ReturnCode) {
  const intent = paymentIntents.get(sandbox.store, id)
  const code = said ?? returnCodeOf(intent)
  if (intent.status !== 'succeeded') returnPayment(sandbox, id, code)
  else if (intent.method.type === 'us_bank_account') openDispute(sandbox, id, RETURN_CODES[code].code, code)
  else throw new ApiError(400, 'payment_intent_unexpected_state', 'A card payment does not come back: dispute it.')
  return presentPaymentIntent(sandbox, paymentIntents.get(sandbox.store, id))
}
