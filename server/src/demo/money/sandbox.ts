import type { OnlineMethod } from '@keystead/contract/money/payments/payment.values.ts'
import type { FieldSetup, PaymentGateway } from '../../rpc/payment-gateway.ts'
import type { Services } from '../../rpc/services.ts'

/* What a demo does at its sandbox gateway beside the port: its time goes by, its reviews are decided, and payers type their numbers there. */

export type Sandbox = {
  readonly payments: PaymentGateway
  /** Time moves on to an instant, and what is due by then comes about. */
  moveTo(instant: string): Promise<void>
  review(accountId: string, verdict: { readonly outcome: string; readonly reasons?: readonly object[] }): Promise<void>
  /** The bank of the payer takes a payment back. */
  returnPayment(paymentId: string): Promise<void>
  dispute(paymentId: string): Promise<void>
  typeInto(fields: FieldSetup, method: OnlineMethod, payer: string): Promise<string>
  /** What it has to tell waits until this is done. */
  end(): Promise<void>
}

const LONGEST_MS = 30_000
/** Numbers of the sandbox that go through. */
const CARD = '5555555555554444'
const BANK = '000123456789'

/** Its books begin at an instant of the past. Null: there is none, it does not answer, or something stands in its books already. */
export async function beginSandbox(
  { settings, payments, log }: Pick<Services, 'settings' | 'payments' | 'log'>,
  startAt: string,
  signal: AbortSignal,
): Promise<Sandbox | null> {
  const { PAYMENT_GATEWAY_URL: url, PAYMENT_GATEWAY_KEY: secretKey } = settings
  if (!payments?.isSandbox || !url) return null
  const post = async (address: string, body: object): Promise<Record<string, unknown>> => {
    const response = await fetch(new URL(address, url), {
      method: 'POST',
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]),
    })
    // Without the body: it may repeat a number.
    if (!response.ok) throw new Error(`the sandbox answered ${response.status} to ${new URL(address, url).pathname}`)
    return (await response.json()) as Record<string, unknown>
  }
  try {
    await post('/control/time/begin', { at: startAt })
  } catch (error) {
    log.warn({ event: 'demo-without-sandbox', reason: String(error) }, 'demo')
    return null
  }
  await post('/control/webhooks', { hold: true })
  return {
    payments,
    moveTo: async (instant) => void (await post('/control/time', { to: instant })),
    review: async (accountId, verdict) => void (await post(`/control/accounts/${accountId}/review`, verdict)),
    returnPayment: async (paymentId) => void (await post(`/control/payment_intents/${paymentId}/return`, { code: 'R01' })),
    dispute: async (paymentId) => void (await post(`/control/payment_intents/${paymentId}/dispute`, {})),
    typeInto: (fields, method, payer) => typeInto(post, fields, method, payer),
    end: async () => void (await post('/control/webhooks', { hold: false })),
  }
}

async function typeInto(
  post: (address: string, body: object) => Promise<Record<string, unknown>>,
  { cardUrl, bankUrl }: FieldSetup,
  method: OnlineMethod,
  payer: string,
): Promise<string> {
  const { searchParams, hash } = new URL(method === 'card' ? cardUrl : bankUrl)
  const typed =
    method === 'card'
      ? { card: { number: CARD, expiry: '12/34', cvv: '123' } }
      : {
          bank: {
            routing_number: '110000000',
            account_number: BANK,
            account_type: 'checking',
            account_holder_type: 'individual',
            account_holder_name: payer,
            mandate: true,
          },
        }
  const { token } = await post('/fields/tokens', { setup: searchParams.get('setup'), client_secret: hash.slice(1), ...typed })
  if (typeof token !== 'string') throw new Error('the sandbox has made no token')
  return token
}
