import { randomUUID } from 'node:crypto'
import { priceOf } from '@keystead/contract/money/payments/fees.ts'
import type { OnlineMethod, RecordedMethod } from '@keystead/contract/money/payments/payment.values.ts'
import { findProfileCards } from '../../identity/profiles/profile.public.ts'
import { changeClaim, claimOf, noteInHistory, setReceivingAccount } from '../../money/invoices/invoice.public.ts'
import { dateDemoHistory } from '../../money/invoices/invoice.demo.queries.ts'
import { findReceivingAccount } from '../../money/payment-accounts/payment-account.public.ts'
import { detailOf } from '../../money/payments/apply-gateway-payment.ts'
import { payerOf } from '../../money/payments/begin-payment.ts'
import { lockWithInvoice, type LockedPayment } from '../../money/payments/lock-with-invoice.ts'
import { askForPayment } from '../../money/payments/pay-call.ts'
import { dateDemoPayment } from '../../money/payments/payment.demo.queries.ts'
import { clientReferenceOf } from '../../money/payments/payment-fields.ts'
import { changePayment, insertPayment, type PaymentRow } from '../../money/payments/payment.queries.ts'
import { text } from '../../money/payments/payment.text.ts'
import { arrivalOf } from '../../money/payments/quote.ts'
import { listRates } from '../../money/payments/rate.queries.ts'
import { settle } from '../../money/payments/settle.ts'
import type { EventContext } from '../../rpc/events.ts'
import { say } from '../../text/said.ts'
import type { PlannedPayment } from './plan-bills.ts'
import type { Sandbox } from './sandbox.ts'
import { type BilledHome, locked, morningOf, recipientAt } from './write-bill.ts'

/** Of those who owe by shares the first one pays. */
const FIRST = 0

type Paid = { readonly billed: BilledHome; readonly invoiceId: string; readonly planned: PlannedPayment }
type At = { readonly sandbox: Sandbox; readonly signal: AbortSignal; readonly today: string }

/** Paid outside, and written down by who bills on the same day. */
export async function recordDemoPayment(
  context: EventContext,
  { billed, invoiceId, planned }: Paid,
  method: RecordedMethod,
): Promise<void> {
  const { db } = context
  const invoice = await locked(context, billed, invoiceId)
  const recipient = await recipientAt(context, invoiceId, FIRST)
  const claim = claimOf(invoice, recipient)
  const payment = await insertPayment(db, {
    invoiceId,
    claimId: claim.claimId,
    recipientId: recipient.id,
    payer: payerOf(recipient),
    paymentAccountId: null,
    source: 'recorded',
    method,
    amountCents: planned.cents ?? claim.balanceCents,
    paidOn: planned.on,
    byProfileId: billed.home.managing_profile_id,
  })
  const held = await heldOf(context, payment.id)
  await settle(context, held, {}, { isKnown: true })
  await inHistory(context, held, 'historyRecorded', planned.on)
  await dateDemoPayment(db, payment.id, { startedAt: morningOf(planned.on), settledAt: morningOf(planned.on) })
}

/** Begun at the sandbox, whose time is that of the payment, as `beginPayment` does. Answers its id. */
export async function beginDemoPayment(
  context: EventContext,
  { billed, invoiceId, planned }: Paid,
  method: OnlineMethod,
  { sandbox, signal, today }: At,
): Promise<string> {
  const { db } = context
  const invoice = await locked(context, billed, invoiceId)
  const recipient = await recipientAt(context, invoiceId, FIRST)
  const claim = claimOf(invoice, recipient)
  const account = await findReceivingAccount(db, { accountId: invoice.account_id, profileId: invoice.profile_id })
  const rate = (await listRates(db, today)).find((one) => one.method === method)
  if (!account || !rate) throw new Error('nothing can be paid by this way')
  const amountCents = planned.cents ?? claim.balanceCents
  const price = priceOf(amountCents, rate)
  const clientReference = clientReferenceOf(invoiceId, recipient.profile_id ?? recipient.id)
  const fields = await sandbox.payments.fieldSetups.create({ clientReference, allowedOrigin: sandbox.payments.origin }, tryOnce(signal))
  if (fields.outcome !== 'done') throw new Error(`the sandbox refused fields: ${fields.reason}`)
  const token = await sandbox.typeInto(fields.answer, method, await payerName(context, recipient.profile_id))
  const payment = await insertPayment(db, {
    invoiceId,
    claimId: claim.claimId,
    recipientId: recipient.id,
    payer: payerOf(recipient),
    paymentAccountId: account.id,
    source: recipient.profile_id === null ? 'link' : 'account',
    method,
    amountCents,
    payerFeeCents: price.payerFeeCents,
    issuerFeeCents: price.issuerFeeCents,
    token,
    clientReference,
    gateway: sandbox.payments.name,
    expectedOn: arrivalOf(planned.on, method),
  })
  await setReceivingAccount(db, invoiceId, account.id)
  await changeClaim(db, invoice, claim, { inTransit: amountCents })
  const verdict = await askForPayment(sandbox.payments, payment, account, tryOnce(signal))
  if (verdict.outcome !== 'done') throw new Error(`the sandbox refused a payment: ${verdict.reason}`)
  await changePayment(db, payment, { gatewayRef: verdict.answer.id })
  await dateDemoPayment(db, payment.id, { startedAt: morningOf(planned.on) })
  return payment.id
}

/** It has come, by what the sandbox says. */
export async function settleDemoPayment(context: EventContext, paymentId: string, on: string, { sandbox, signal }: At): Promise<void> {
  const held = await heldOf(context, paymentId)
  const told = await sandbox.payments.payments.find(gatewayRefOf(held.payment), { signal })
  if (told?.status !== 'succeeded') throw new Error(`payment ${paymentId} has not come by ${on}, but is ${told?.status ?? 'unknown'}`)
  await settle(context, held, { gatewayRef: told.id, methodDetail: detailOf(told) }, { settledOn: on, isKnown: true })
  await inHistory(context, held, 'historySettled', on)
  await dateDemoPayment(context.db, paymentId, { settledAt: morningOf(on) })
}

export function gatewayRefOf({ id, gateway_ref: ref }: PaymentRow): string {
  if (ref === null) throw new Error(`payment ${id} is not at the sandbox`)
  return ref
}

export async function heldOf({ db }: Pick<EventContext, 'db'>, paymentId: string): Promise<LockedPayment> {
  const held = await lockWithInvoice(db, paymentId)
  if (!held) throw new Error(`payment ${paymentId} is not there`)
  return held
}

const tryOnce = (signal: AbortSignal) => ({ key: randomUUID(), signal })

async function payerName({ db }: EventContext, profileId: string | null): Promise<string> {
  return (profileId && (await findProfileCards(db, [profileId])).get(profileId)?.Name) || 'Pat Payer'
}

async function inHistory(
  context: EventContext,
  { invoice, claim, recipient, payment }: LockedPayment,
  key: 'historyRecorded' | 'historySettled',
  on: string,
): Promise<void> {
  await noteInHistory(context, invoice.id, {
    said: say(text, key, { amount: { cents: payment.amount_cents } }),
    isShared: true,
    recipientId: claim.shareOf === null ? null : recipient.id,
  })
  await dateDemoHistory(context.db, invoice.id, morningOf(on))
}
