import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import type { CompanyVerdict } from '../rpc/other-company.ts'
import type { GatewayEvent, GatewayPage, PaymentGateway } from '../rpc/payment-gateway.ts'
import { isSignedBody } from '../webhooks/signed-body.ts'
import { accountBody, paymentBody, refundBody } from './gateway-bodies.ts'
import { type GatewayHttp, type PostOutcome, openGatewayHttp } from './gateway-http.ts'
import {
  Account,
  Balance,
  BalanceTransaction,
  Charge,
  Dispute,
  Event,
  Payment,
  Payout,
  Refund,
  Setup,
  SettlementReport,
  listOf,
} from './gateway-schemas.ts'

/** A thousand lines, and the totals of all accounts. */
const REPORT_BYTES = 67_108_864

export type GatewayAccess = {
  readonly url: string
  readonly secretKey: string
  /** While it changes there are several. */
  readonly webhookSecrets: readonly string[]
}

/** The sandbox gateway: money of no one, for demos and tests (0089). */
export function openSandboxGateway({ url, secretKey, webhookSecrets }: GatewayAccess): PaymentGateway {
  const http = openGatewayHttp({ url, secretKey })
  const { origin } = new URL(url)
  return {
    name: 'sandbox',
    isSandbox: true,
    origin,
    accounts: accountsOf(http),
    fieldSetups: {
      async create({ clientReference, allowedOrigin }, one) {
        const body = { purpose: 'payment', client_reference: clientReference, allowed_origin: allowedOrigin }
        return verdictOf(await http.post({ ...one, path: '/v1/card_setups', body, schema: Setup }))
      },
    },
    payments: {
      async create(payment, one) {
        const outcome = await http.post({ ...one, path: '/v1/payment_intents', body: paymentBody(payment), schema: Payment })
        const declined = outcome.outcome === 'refused' ? Payment.safeParse(outcome.error.payment_intent) : null
        return declined?.success ? { outcome: 'done', answer: declined.data } : verdictOf(outcome)
      },
      find: (paymentId, asking) => http.get({ ...asking, path: `/v1/payment_intents/${encodeURIComponent(paymentId)}`, schema: Payment }),
      findByReference: (attempt, { signal }) => firstOf(http, '/v1/payment_intents', { 'metadata[attempt]': attempt }, Payment, signal),
      cancel: async (paymentId, one) =>
        verdictOf(
          await http.post({ ...one, path: `/v1/payment_intents/${encodeURIComponent(paymentId)}/cancel`, body: {}, schema: Payment }),
        ),
    },
    charges: { find: (chargeId, asking) => http.get({ ...asking, path: `/v1/charges/${encodeURIComponent(chargeId)}`, schema: Charge }) },
    refunds: {
      create: async (refund, one) => verdictOf(await http.post({ ...one, path: '/v1/refunds', body: refundBody(refund), schema: Refund })),
      find: (refundId, asking) => http.get({ ...asking, path: `/v1/refunds/${encodeURIComponent(refundId)}`, schema: Refund }),
      findByReference: (refund, { signal }) => firstOf(http, '/v1/refunds', { 'metadata[refund]': refund }, Refund, signal),
      listOfPayment: (paymentId, { signal }) => allOfPayment(http, '/v1/refunds', paymentId, Refund, signal),
    },
    disputes: {
      find: (disputeId, asking) => http.get({ ...asking, path: `/v1/disputes/${encodeURIComponent(disputeId)}`, schema: Dispute }),
      listOfPayment: (paymentId, { signal }) => allOfPayment(http, '/v1/disputes', paymentId, Dispute, signal),
    },
    payouts: {
      find: (accountId, payoutId, asking) =>
        http.get({ ...asking, accountId, path: `/v1/payouts/${encodeURIComponent(payoutId)}`, schema: Payout }),
      list: async (accountId, page, asking) =>
        present(await http.get({ ...asking, accountId, path: '/v1/payouts', query: pageQuery(page), schema: listOf(Payout) })),
    },
    balances: {
      find: async (accountId, asking) => present(await http.get({ ...asking, accountId, path: '/v1/balance', schema: Balance })),
      listTransactions: async (accountId, page, asking) => {
        const query = { ...pageQuery(page), source: page.source }
        return present(
          await http.get({ ...asking, accountId, path: '/v1/balance_transactions', query, schema: listOf(BalanceTransaction) }),
        )
      },
    },
    settlementReport: async ({ from, to }, page, asking) =>
      present(
        await http.get({
          ...asking,
          path: '/v1/reports/settlement',
          query: { ...pageQuery(page), from: secondsOf(from), to: to ? secondsOf(to) : undefined },
          schema: SettlementReport,
          mostBytes: REPORT_BYTES,
        }),
      ),
    events: {
      find: (eventId, asking) => http.get({ ...asking, path: `/v1/events/${encodeURIComponent(eventId)}`, schema: Event }),
      list: async (page, asking) => {
        const query = { ...pageQuery(page), 'created[gte]': secondsOf(page.since) }
        return present(await http.get({ ...asking, path: '/v1/events', query, schema: listOf(Event) }))
      },
    },
    readEvent: (headers, body, now) => readEvent(webhookSecrets, { headers, body, now }),
  }
}

function accountsOf(http: GatewayHttp): PaymentGateway['accounts'] {
  const path = (accountId: string) => `/v1/accounts/${encodeURIComponent(accountId)}`
  return {
    create: async (account, one) =>
      verdictOf(await http.post({ ...one, path: '/v1/accounts', body: accountBody(account), schema: Account })),
    update: async (accountId, changes, one) =>
      verdictOf(await http.post({ ...one, path: path(accountId), body: accountBody(changes), schema: Account })),
    find: (accountId, asking) => http.get({ ...asking, path: path(accountId), schema: Account }),
    findByReference: (reference, { signal }) => firstOf(http, '/v1/accounts', { 'metadata[sub_account]': reference }, Account, signal),
  }
}

type Delivery = { readonly headers: IncomingHttpHeaders; readonly body: Buffer; readonly now: Date }

function readEvent(secrets: readonly string[], { headers, body, now }: Delivery): GatewayEvent | null {
  const header = headers['gateway-signature']
  if (!secrets.some((secret) => isSignedBody({ header, body, secret, now }))) return null
  return Event.parse(JSON.parse(body.toString('utf8')))
}

function verdictOf<Answer>(outcome: PostOutcome<Answer>): CompanyVerdict<Answer> {
  if (outcome.outcome === 'done') return outcome
  const { refusal } = outcome
  return { outcome: 'refused', reason: refusal.code, refusal }
}

/** What always exists, such as a list: an unknown account is a failure here. */
function present<Answer>(answer: Answer | null): Answer {
  if (answer === null) throw new Error('the payment gateway knows no such thing')
  return answer
}

/** The one object that carries a reference of ours. Two would be a second effect of one wish: that is not passed over. */
async function firstOf<Answer>(
  http: GatewayHttp,
  path: string,
  query: Readonly<Record<string, string>>,
  schema: z.ZodType<Answer>,
  signal: AbortSignal,
): Promise<Answer | null> {
  const found = present(await http.get({ path, query: { ...query, limit: 2 }, schema: listOf(schema), signal }))
  if (found.items.length > 1) throw new Error(`the payment gateway has two objects of ${path} with one reference`)
  return found.items[0] ?? null
}

async function allOfPayment<Item>(http: GatewayHttp, path: string, paymentId: string, schema: z.ZodType<Item>, signal: AbortSignal) {
  const found = present(await http.get({ path, query: { payment_intent: paymentId, limit: 100 }, schema: listOf(schema), signal }))
  if (found.hasMore) throw new Error(`the payment gateway has more than a hundred of ${path} for one payment`)
  return found.items
}

function pageQuery({ after, limit = 100 }: GatewayPage) {
  return { limit, starting_after: after ?? undefined }
}

function secondsOf(instant: Date): number {
  return Math.floor(instant.getTime() / 1_000)
}
