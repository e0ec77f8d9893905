import type { ReceiptStanding } from '@keystead/contract/money/papers/paper.schemas.ts'
import type { ReceiptState } from '@keystead/contract/money/papers/paper.values.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import { seeingEverything } from '../../database/pool.ts'
import type { EventContext } from '../../rpc/events.ts'
import { inWords, type Said, say } from '../../text/said.ts'
import { failureWords } from './failure-words.ts'
import { findPayment, type PaymentRow } from './payment.queries.ts'
import { text } from './receipt-standing.text.ts'

/** What became of a payment since its receipt was written, for who reads the receipt. */
export async function standingOf(
  { db, services: { languages } }: Pick<EventContext, 'db' | 'services'>,
  { paymentId, language }: { readonly paymentId: string; readonly language: string },
): Promise<ReceiptStanding | null> {
  const payment = await seeingEverything(db, 'who reads a receipt reads what became of it', () => findPayment(db, paymentId))
  if (!payment) return null
  const State = stateOf(payment)
  const said = noteOf(State, payment)
  return {
    State,
    Refunded: textFromCents(payment.refunded_cents),
    // No day stands in it.
    Note: said && inWords(said, { languages, language, timeZone: 'UTC' }),
  }
}

function stateOf({ status, refunded_cents }: PaymentRow): ReceiptState {
  if (status === 'refunded' || status === 'disputed' || status === 'returned' || status === 'reversed') return status
  return refunded_cents > 0 ? 'partlyRefunded' : 'stands'
}

function noteOf(state: ReceiptState, { refunded_cents, failure_code, return_code, reversal_reason }: PaymentRow): Said | null {
  if (state === 'stands') return null
  if (state === 'partlyRefunded') return say(text, 'partlyRefunded', { amount: { cents: refunded_cents } })
  if (state === 'reversed' && reversal_reason !== null) return say(text, 'reversedFor', { reason: reversal_reason })
  if (state === 'returned' && (failure_code !== null || return_code !== null)) {
    return say(text, 'returnedFor', { reason: { english: failureWords({ failureCode: failure_code, returnCode: return_code }) } })
  }
  return say(text, state)
}
