import type { EventContext } from '../../rpc/events.ts'
import { type SaidValue, say } from '../../text/said.ts'
import { failureWords } from './failure-words.ts'
import type { LockedPayment } from './lock-with-invoice.ts'
import { payerSaid } from './payer-name.ts'
import { text } from './payment.text.ts'
import { aboutOf, amountOf, inHistory, tell } from './tell-of-payment.ts'
import { tellPayer } from './tell-payer.ts'

type Failure = { readonly failureCode: string | null; readonly returnCode: string | null; readonly isCanceled?: boolean }

export async function noteProcessing(context: EventContext, held: LockedPayment): Promise<void> {
  const { payment } = held
  await inHistory(context, held, say(text, 'historyProcessing', { amount: amountOf(held) }))
  await tell(context, held, {
    event: 'payment.processing',
    once: `payment:${payment.id}:processing`,
    said: say(text, 'processingForIssuer', {
      payer: await payerSaid(context.db, held),
      ...aboutOf(held),
      day: { day: payment.expected_on ?? '' },
    }),
    to: [payment.issuer_profile_id],
  })
}

/** Who has paid hears of it with their receipt. */
export async function noteSettled(context: EventContext, held: LockedPayment): Promise<void> {
  await inHistory(context, held, say(text, 'historySettled', { amount: amountOf(held) }))
  await tell(context, held, {
    event: 'payment.settled',
    once: `payment:${held.payment.id}:settled:issuer`,
    said: say(text, 'settledForIssuer', { payer: await payerSaid(context.db, held), ...aboutOf(held) }),
    to: [held.payment.issuer_profile_id],
  })
}

/** Likewise. */
export async function noteRecorded(context: EventContext, held: LockedPayment): Promise<void> {
  await inHistory(context, held, say(text, 'historyRecorded', { amount: amountOf(held) }))
}

export async function noteFailed(context: EventContext, held: LockedPayment, failure: Failure): Promise<void> {
  const { amount, number } = aboutOf(held)
  if (failure.isCanceled) return inHistory(context, held, say(text, 'historyCanceled', { amount }))
  const reason = wordsOf(failure)
  await inHistory(context, held, say(text, 'historyFailed', { amount, reason }))
  const told = { once: `payment:${held.payment.id}:failed`, said: say(text, 'failedForPayer', { amount, number, reason }) }
  // Who is still at the form reads it there.
  const isByEmail = held.payment.status === 'processing'
  await tellPayer(context, held, told, isByEmail && { kind: 'failed', cents: held.payment.amount_cents, reason: failureWords(failure) })
}

export async function noteReturned(context: EventContext, held: LockedPayment, failure: Failure): Promise<void> {
  const reason = wordsOf(failure)
  const { amount, number } = aboutOf(held)
  const once = `payment:${held.payment.id}:returned`
  await inHistory(context, held, say(text, 'historyReturned', { amount, reason }))
  const told = { once: `${once}:payer`, said: say(text, 'returnedForPayer', { amount, number, reason }) }
  await tellPayer(context, held, told, { kind: 'returned', cents: held.payment.amount_cents, reason: failureWords(failure) })
  await tell(context, held, {
    event: 'payment.returned',
    once: `${once}:issuer`,
    said: say(text, 'returnedForIssuer', { payer: await payerSaid(context.db, held), ...aboutOf(held), reason }),
    to: [held.payment.issuer_profile_id],
  })
}

export async function noteReversed(context: EventContext, held: LockedPayment, reason: string): Promise<void> {
  const { amount, number } = aboutOf(held)
  await inHistory(context, held, say(text, 'historyReversed', { amount, reason }))
  const once = `payment:${held.payment.id}:reversed`
  const told = { once, said: say(text, 'reversedForPayer', { amount, number, reason }), by: held.payment.issuer_profile_id }
  await tellPayer(context, held, told, { kind: 'reversed', cents: held.payment.amount_cents, reason: null })
}

type Part = { readonly factId: string; readonly cents: number }

export async function noteRefunded(
  context: EventContext,
  held: LockedPayment,
  { factId, cents, reason }: Part & { reason: string },
): Promise<void> {
  const amount = { cents }
  await inHistory(context, held, say(text, 'historyRefunded', { amount, reason }))
  const said = say(text, 'refundedForPayer', { amount, number: held.invoice.number })
  const told = { event: 'payment.settled' as const, once: `refund:${factId}`, said, by: held.payment.issuer_profile_id }
  await tellPayer(context, held, told, { kind: 'refunded', cents, reason: null })
}

/** `isPromised`: who has paid was told that it comes. */
export async function noteRefundFailed(
  context: EventContext,
  held: LockedPayment,
  { factId, cents, isPromised }: Part & { isPromised: boolean },
): Promise<void> {
  const amount = { cents }
  if (isPromised) {
    const said = say(text, 'refundFailedForPayer', { amount, number: held.invoice.number })
    const told = { once: `refund-failed:${factId}:payer`, said, by: held.payment.issuer_profile_id }
    await tellPayer(context, held, told, { kind: 'refundFailed', cents, reason: null })
  }
  await inHistory(context, held, say(text, 'historyRefundFailed', { amount }))
  await tell(context, held, {
    event: 'payment.returned',
    once: `refund-failed:${factId}`,
    said: say(text, 'refundFailedForIssuer', { amount, number: held.invoice.number }),
    to: [held.payment.issuer_profile_id],
  })
}

const SETBACK_OF = { open: 'disputed', won: 'disputeWon', lost: 'disputeLost' } as const

/** Who has paid hears of it as well: a dispute may be a mistake of their bank, or made by another person. */
export async function noteDispute(
  context: EventContext,
  held: LockedPayment,
  { factId, cents, outcome }: Part & { outcome: keyof typeof SETBACK_OF },
): Promise<void> {
  const about = { amount: { cents }, number: held.invoice.number }
  const { amount } = about
  const payer = await payerSaid(context.db, held)
  const [history, toIssuer, toPayer] = {
    open: [
      say(text, 'historyDisputed', { amount }),
      say(text, 'disputedForIssuer', { payer, ...about }),
      say(text, 'disputedForPayer', about),
    ] as const,
    won: [
      say(text, 'historyDisputeWon', { amount }),
      say(text, 'disputeWonForIssuer', about),
      say(text, 'disputeWonForPayer', about),
    ] as const,
    lost: [
      say(text, 'historyDisputeLost', { amount }),
      say(text, 'disputeLostForIssuer', about),
      say(text, 'disputeLostForPayer', about),
    ] as const,
  }[outcome]
  const once = `dispute:${factId}:${outcome}`
  await inHistory(context, held, history)
  await tellPayer(context, held, { once: `${once}:payer`, said: toPayer }, { kind: SETBACK_OF[outcome], cents, reason: null })
  await tell(context, held, { event: 'payment.returned', once, said: toIssuer, to: [held.payment.issuer_profile_id] })
}

const wordsOf = (failure: Failure): SaidValue => ({ english: failureWords(failure) })
