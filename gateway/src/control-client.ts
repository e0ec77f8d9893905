/** The numbers of cards that stand for something. */
export { CARDS } from './numbers/magic-numbers.ts'
import type { Rule } from './misbehavior/misbehavior.ts'
import type { z } from 'zod'
import type { deliverInput, mannersInput, misbehaviorInput, reviewInput, returnInput, timeInput } from './control/control-input.ts'
import type { PresentedAccount } from './objects/account.ts'
import type { DisputeReason, PresentedDispute } from './objects/dispute.ts'
import type { PresentedPaymentIntent } from './objects/payment-intent.ts'
import type { PayoutFailure, PresentedPayout } from './objects/payout.ts'
import type { Books } from './books/verify-books.ts'
import type { Manners } from './webhooks/outbox.ts'

export type Time = { readonly now: number; readonly text: string }
export type Undelivered = {
  event: string
  created: number
  attempts: number
  next_at: number | null
  last_error: string | null
  gave_up: boolean
}

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
export class Control {
  readonly url: string
  readonly #secretKey: string

  constructor(url: string, secretKey: string) {
    this.url = url
    this.#secretKey = secretKey
  }

  time = () => this.#ask<Time>('GET', '/time')
  /** Answers when all that was due by then has been done, and told. */
  advance = (by: { days?: number; hours?: number; seconds?: number }) => this.#ask<Time>('POST', '/time', { advance: by })
  moveTo = (to: Extract<z.input<typeof timeInput>, { to: unknown }>['to']) => this.#ask<Time>('POST', '/time', { to })

  /** Of empty books alone. */
  beginAt = (at: Date) => this.#ask<Time>('POST', '/time/begin', { at: at.toISOString() })

  misbehave = (rule: z.input<typeof misbehaviorInput>) => this.#ask<{ data: (Rule & { left: number })[] }>('POST', '/misbehave', rule)
  behave = () => this.#ask<{ data: [] }>('DELETE', '/misbehave')

  webhooks = (manners: z.input<typeof mannersInput>) => this.#ask<Manners>('POST', '/webhooks', manners)
  webhookState = () => this.#ask<Manners & { undelivered: Undelivered[] }>('GET', '/webhooks')
  deliver = (given: z.input<typeof deliverInput>) => this.#ask<{ answers: (number | string)[] }>('POST', '/webhooks/deliver', given)

  review = (account: string, verdict: z.input<typeof reviewInput>) =>
    this.#ask<PresentedAccount>('POST', `/accounts/${account}/review`, verdict)
  returnPayment = (intent: string, given: z.input<typeof returnInput> = {}) =>
    this.#ask<PresentedPaymentIntent>('POST', `/payment_intents/${intent}/return`, given)
  dispute = (intent: string, reason?: DisputeReason) =>
    this.#ask<PresentedDispute>('POST', `/payment_intents/${intent}/dispute`, { reason })
  closeDispute = (intent: string, won: boolean) => this.#ask<PresentedDispute>('POST', `/payment_intents/${intent}/dispute/close`, { won })

  failPayout = (payout: string, code?: PayoutFailure) => this.#ask<PresentedPayout>('POST', `/payouts/${payout}/fail`, { code })

  books = () => this.#ask<Books>('GET', '/books')
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

  forgetKeys = () => this.#ask<{ forgotten: number }>('POST', '/forget-keys')
  reset = () => this.#ask<{ reset: true }>('POST', '/reset')

  async #ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${this.url}/control${path}`, {
      method,
      headers: { authorization: `Bearer ${this.#secretKey}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${method} /control${path} was answered ${response.status}: ${await response.text()}`)
    return (await response.json()) as Answer
  }
}
