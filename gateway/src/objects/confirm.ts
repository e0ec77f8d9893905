import { newId } from '../books/ids.ts'
import { ApiError } from '../http/api-error.ts'
import { RETURN_CODES, type ReturnCode } from '../numbers/magic-numbers.ts'
import type { Sandbox } from '../sandbox.ts'
import { addBusinessDays, addDays, bankTimeOf, dayOf, nextBusinessDay } from '../time/business-days.ts'
import { addDue, dropDue } from './planning.ts'
import { charges, presentCharge } from './charge.ts'
import { type EventType, emit } from './event.ts'
import { type PaymentError, type PaymentIntent, paymentIntents, presentPaymentIntent } from './payment-intent.ts'
import { availableDayOf, takeMoney } from './take-money.ts'

/* From a new payment to its end: what each number does happens here. */

const DAY = 86_400
const SETTLES_AFTER_BUSINESS_DAYS = 4
const COMES_BACK_AFTER_BUSINESS_DAYS = 2
const COMES_BACK_DAYS_AFTER_SETTLEMENT = 3

export function confirm(sandbox: Sandbox, intent: PaymentIntent, allowedOrigin: string): PaymentIntent {
  if (intent.method.type === 'us_bank_account') return beginBankPayment(sandbox, intent)
  const { outcome } = intent.method
  if (outcome.kind === 'challenge') return askForConfirmation(sandbox, intent, allowedOrigin)
  if (outcome.kind === 'decline')
    return fail(sandbox, intent, { type: 'card_error', code: outcome.code, decline_code: outcome.declineCode, message: outcome.message })
  return succeed(sandbox, intent)
}

function askForConfirmation(sandbox: Sandbox, intent: PaymentIntent, allowedOrigin: string): PaymentIntent {
  const challenge = { secret: newId(`${intent.id}_secret`), allowedOrigin }
  return change(sandbox, intent, { status: 'requires_action', challenge }, 'payment_intent.requires_action')
}

/** What the payer answered on the page of the bank. */
export function answerChallenge(sandbox: Sandbox, id: string, isCompleted: boolean): PaymentIntent {
  const intent = paymentIntents.get(sandbox.store, id)
  if (intent.status !== 'requires_action') throw unexpectedState(intent, 'It is not waiting for an answer.')
  if (isCompleted) return succeed(sandbox, intent)
  return fail(sandbox, intent, {
    type: 'card_error',
    code: 'payment_intent_authentication_failure',
    decline_code: 'authentication_required',
    message: 'The card was not confirmed.',
  })
}

function beginBankPayment(sandbox: Sandbox, intent: PaymentIntent): PaymentIntent {
  const { method, id } = intent
  if (method.type !== 'us_bank_account') throw new Error('A bank payment has a bank account.')
  const today = dayOf(sandbox.clock.now())
  const expectedSettlement = addBusinessDays(today, SETTLES_AFTER_BUSINESS_DAYS)
  const latestCharge = writeCharge(sandbox, intent)
  const comesBack = method.outcome.kind === 'return-before'
  const day = comesBack ? addBusinessDays(today, COMES_BACK_AFTER_BUSINESS_DAYS) : expectedSettlement
  addDue(sandbox, bankTimeOf(day), comesBack ? 'return' : 'settle', id)
  return change(sandbox, intent, { status: 'processing', expectedSettlement, latestCharge }, 'payment_intent.processing')
}

/** A bank payment is there. */
export function settle(sandbox: Sandbox, id: string): PaymentIntent {
  const intent = paymentIntents.get(sandbox.store, id)
  const settled = succeed(sandbox, intent)
  if (intent.method.outcome.kind === 'return-after') {
    const day = nextBusinessDay(addDays(dayOf(sandbox.clock.now()), COMES_BACK_DAYS_AFTER_SETTLEMENT))
    addDue(sandbox, bankTimeOf(day), 'dispute', id)
  }
  return settled
}

/** A bank payment comes back before it is there, with the code of its number where no other is said. */
export function returnPayment(sandbox: Sandbox, id: string, said?: ReturnCode): PaymentIntent {
  const intent = paymentIntents.get(sandbox.store, id)
  if (intent.method.type !== 'us_bank_account' || intent.status !== 'processing')
    throw unexpectedState(intent, 'Only a bank payment on its way can come back.')
  dropDue(sandbox, id)
  const code = said ?? returnCodeOf(intent)
  const { code: stripeCode, message } = RETURN_CODES[code]
  return fail(sandbox, intent, { type: 'invalid_request_error', code: stripeCode, network_return_code: code, message })
}

/** What the number says; a company did not authorize in its own words. */
export function returnCodeOf({ method }: PaymentIntent): ReturnCode {
  if (method.type !== 'us_bank_account' || method.outcome.kind === 'settle') return 'R01'
  const { code } = method.outcome
  if (code !== 'R10/R29') return code
  return method.bank.account_holder_type === 'company' ? 'R29' : 'R10'
}

export function cancelPaymentIntent(sandbox: Sandbox, id: string): PaymentIntent {
  const intent = paymentIntents.get(sandbox.store, id)
  if (intent.status === 'processing' || intent.status === 'succeeded' || intent.status === 'canceled')
    throw unexpectedState(intent, `It is ${intent.status} and can not be canceled.`)
  return change(sandbox, intent, { status: 'canceled', canceledAt: sandbox.clock.now() }, 'payment_intent.canceled')
}

function succeed(sandbox: Sandbox, intent: PaymentIntent): PaymentIntent {
  const latestCharge = intent.latestCharge ?? writeCharge(sandbox, intent)
  const charge = takeMoney(sandbox, charges.get(sandbox.store, latestCharge))
  const expectedSettlement = intent.expectedSettlement ?? availableDayOf(intent.method, sandbox.clock.now())
  if (intent.method.outcome.kind === 'dispute') addDue(sandbox, sandbox.clock.now() + DAY, 'dispute', intent.id)
  emit(sandbox, 'charge.succeeded', presentCharge(charge))
  return change(
    sandbox,
    intent,
    { status: 'succeeded', latestCharge, amountReceived: charge.amount, expectedSettlement, lastError: null },
    'payment_intent.succeeded',
  )
}

function fail(sandbox: Sandbox, intent: PaymentIntent, error: PaymentError): PaymentIntent {
  const { store } = sandbox
  const latestCharge = intent.latestCharge ?? writeCharge(sandbox, intent)
  const failure = { code: error.code, message: error.message }
  const charge = charges.change(store, charges.get(store, latestCharge), { status: 'failed', failure })
  emit(sandbox, 'charge.failed', presentCharge(charge))
  const lastError = { ...error, charge: latestCharge }
  return change(sandbox, intent, { status: 'requires_payment_method', latestCharge, lastError }, 'payment_intent.payment_failed')
}

function writeCharge({ store, clock }: Sandbox, intent: PaymentIntent): string {
  const { id, amountTaken, destination, applicationFee, method, description, metadata } = intent
  return charges.insert(store, {
    id: newId('ch'),
    created: clock.now(),
    intent: id,
    status: 'pending',
    amount: amountTaken,
    destination,
    applicationFee,
    amountRefunded: 0,
    feeRefunded: 0,
    dispute: null,
    method,
    description,
    metadata,
    failure: null,
    balanceTransaction: null,
  }).id
}

function change(sandbox: Sandbox, intent: PaymentIntent, changes: Partial<PaymentIntent>, event: EventType): PaymentIntent {
  const changed = paymentIntents.change(sandbox.store, intent, changes)
  emit(sandbox, event, presentPaymentIntent(sandbox, changed))
  return changed
}

function unexpectedState({ status }: PaymentIntent, message: string): ApiError {
  return new ApiError(400, 'payment_intent_unexpected_state', `The payment is ${status}. ${message}`)
}
