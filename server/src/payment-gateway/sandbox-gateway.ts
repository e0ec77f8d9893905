import { listOf } from '../other-companies/answers.ts'
import { type CompanyHttp, openCompanyHttp } from '../other-companies/company-http.ts'
import { allOf, firstOf, verdictOf } from '../other-companies/objects.ts'
import { readSignedEvent } from '../other-companies/signed-event.ts'
import type { GatewayPage, PaymentGateway } from '../rpc/payment-gateway.ts'
import type { CompanyAccess } from '../settings/companies.ts'
import { accountBody, paymentBody, refundBody } from './gateway-bodies.ts'
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
} from './gateway-schemas.ts'

const NAME = 'payment gateway'
/** A thousand lines, and the totals of all accounts. */
const REPORT_BYTES = 67_108_864

/** The sandbox gateway: money of no one, for demos and tests (0089). */
export function openSandboxGateway({ url, secretKey, webhookSecrets }: CompanyAccess): PaymentGateway {
  const http = openCompanyHttp({ name: NAME, url, secretKey })
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
      find: (paymentId, asking) => http.find({ ...asking, path: `/v1/payment_intents/${encodeURIComponent(paymentId)}`, schema: Payment }),
      findByReference: (attempt, asking) =>
        firstOf(http, { ...asking, path: '/v1/payment_intents', query: { 'metadata[attempt]': attempt }, schema: Payment }),
      cancel: async (paymentId, one) =>
        verdictOf(
          await http.post({ ...one, path: `/v1/payment_intents/${encodeURIComponent(paymentId)}/cancel`, body: {}, schema: Payment }),
        ),
    },
    charges: { find: (chargeId, asking) => http.find({ ...asking, path: `/v1/charges/${encodeURIComponent(chargeId)}`, schema: Charge }) },
    refunds: {
      create: async (refund, one) => verdictOf(await http.post({ ...one, path: '/v1/refunds', body: refundBody(refund), schema: Refund })),
      find: (refundId, asking) => http.find({ ...asking, path: `/v1/refunds/${encodeURIComponent(refundId)}`, schema: Refund }),
      findByReference: (refund, asking) =>
        firstOf(http, { ...asking, path: '/v1/refunds', query: { 'metadata[refund]': refund }, schema: Refund }),
      listOfPayment: (paymentId, asking) =>
        allOf(http, { ...asking, path: '/v1/refunds', query: { payment_intent: paymentId }, schema: Refund }),
    },
    disputes: {
      find: (disputeId, asking) => http.find({ ...asking, path: `/v1/disputes/${encodeURIComponent(disputeId)}`, schema: Dispute }),
      listOfPayment: (paymentId, asking) =>
        allOf(http, { ...asking, path: '/v1/disputes', query: { payment_intent: paymentId }, schema: Dispute }),
    },
    payouts: {
      find: (accountId, payoutId, asking) =>
        http.find({ ...asking, headers: within(accountId), path: `/v1/payouts/${encodeURIComponent(payoutId)}`, schema: Payout }),
      list: (accountId, page, asking) =>
        http.get({ ...asking, headers: within(accountId), path: '/v1/payouts', query: pageQuery(page), schema: listOf(Payout) }),
    },
    balances: {
      find: (accountId, asking) => http.get({ ...asking, headers: within(accountId), path: '/v1/balance', schema: Balance }),
      listTransactions: (accountId, page, asking) => {
        const query = { ...pageQuery(page), source: page.source }
        return http.get({
          ...asking,
          headers: within(accountId),
          path: '/v1/balance_transactions',
          query,
          schema: listOf(BalanceTransaction),
        })
      },
    },
    settlementReport: ({ from, to }, page, asking) =>
      http.get({
        ...asking,
        path: '/v1/reports/settlement',
        query: { ...pageQuery(page), from: secondsOf(from), to: to ? secondsOf(to) : undefined },
        schema: SettlementReport,
        mostBytes: REPORT_BYTES,
      }),
    events: {
      find: (eventId, asking) => http.find({ ...asking, path: `/v1/events/${encodeURIComponent(eventId)}`, schema: Event }),
      list: (page, asking) => {
        const query = { ...pageQuery(page), 'created[gte]': secondsOf(page.since) }
        return http.get({ ...asking, path: '/v1/events', query, schema: listOf(Event) })
      },
    },
    readEvent: (headers, body, now) =>
      readSignedEvent(Event, { company: NAME, header: 'gateway-signature', secrets: webhookSecrets }, { headers, body, now }),
  }
}

function accountsOf(http: CompanyHttp): PaymentGateway['accounts'] {
  const path = (accountId: string) => `/v1/accounts/${encodeURIComponent(accountId)}`
  return {
    create: async (account, one) =>
      verdictOf(await http.post({ ...one, path: '/v1/accounts', body: accountBody(account), schema: Account })),
    update: async (accountId, changes, one) =>
      verdictOf(await http.post({ ...one, path: path(accountId), body: accountBody(changes), schema: Account })),
    find: (accountId, asking) => http.find({ ...asking, path: path(accountId), schema: Account }),
    findByReference: (reference, asking) =>
      firstOf(http, { ...asking, path: '/v1/accounts', query: { 'metadata[sub_account]': reference }, schema: Account }),
  }
}

/** Acts within a connected account; null: as the platform. */
function within(accountId: string | null): Record<string, string> {
  return accountId === null ? {} : { 'gateway-account': accountId }
}

function pageQuery({ after, limit = 100 }: GatewayPage) {
  return { limit, starting_after: after ?? undefined }
}

function secondsOf(instant: Date): number {
  return Math.floor(instant.getTime() / 1_000)
}
