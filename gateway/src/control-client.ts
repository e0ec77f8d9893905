/** The numbers of cards that stand for something. */
export { CARDS } from './numbers/magic-numbers.ts'
import type { z } from 'zod'
import type { misbehaviorInput, reviewInput, returnInput } from './control/payments-control-input.ts'
import type { PresentedAccount } from './objects/account.ts'
import type { DisputeReason, PresentedDispute } from './objects/dispute.ts'
import type { PresentedPaymentIntent } from './objects/payment-intent.ts'
import type { PayoutFailure, PresentedPayout } from './objects/payout.ts'
import type { Books } from './books/verify-books.ts'
import { ControlClient } from './control/any-control-client.ts'

const BANK = {
  routing_number: '110000000',
  account_type: 'checking',
  account_holder_type: 'individual',
  account_holder_name: 'Pat Payer',
  mandate: true,
}

export type Typed = { token?: string; card?: Record<string, unknown>; bank?: Record<string, unknown>; errors?: Record<string, string> }

function typeInto(fieldsUrl: string, typed: object): Promise<Typed> {
  const { origin, searchParams, hash } = new URL(fieldsUrl)
  return post(`${origin}/fields/tokens`, { setup: searchParams.get('setup'), client_secret: hash.slice(1), ...typed })
}

async function post<Answer>(url: string, body: object): Promise<Answer> {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${new URL(url).pathname} was answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}

/** What tests and journeys tell the gateway to do. */
export class Control extends ControlClient<z.input<typeof misbehaviorInput>> {
  review = (account: string, verdict: z.input<typeof reviewInput>) =>
    this.ask<PresentedAccount>('POST', `/accounts/${account}/review`, verdict)
  returnPayment = (intent: string, given: z.input<typeof returnInput> = {}) =>
    this.ask<PresentedPaymentIntent>('POST', `/payment_intents/${intent}/return`, given)
  dispute = (intent: string, reason?: DisputeReason) => this.ask<PresentedDispute>('POST', `/payment_intents/${intent}/dispute`, { reason })
  closeDispute = (intent: string, won: boolean) => this.ask<PresentedDispute>('POST', `/payment_intents/${intent}/dispute/close`, { won })

  failPayout = (payout: string, code?: PayoutFailure) => this.ask<PresentedPayout>('POST', `/payouts/${payout}/fail`, { code })

  books = () => this.ask<Books>('GET', '/books')
  /** What the payer would type at the address of the fields: a token, or what is wrong. */
  typeCard = (fieldsUrl: string, card: { number: string; expiry?: string; cvv?: string }) =>
    typeInto(fieldsUrl, { card: { expiry: '12/34', cvv: card.number.startsWith('37') ? '1234' : '123', ...card } })
  typeBank = (fieldsUrl: string, bank: { account_number: string } & Partial<typeof BANK>) =>
    typeInto(fieldsUrl, { bank: { ...BANK, ...bank } })
  /** What the payer would press at the address of `next_action`. */
  answerChallenge = (url: string, outcome: 'complete' | 'reject') => {
    const { origin, pathname, hash } = new URL(url)
    return post<{ status: PresentedPaymentIntent['status'] }>(`${origin}${pathname}`, { client_secret: hash.slice(1), outcome })
  }
}
