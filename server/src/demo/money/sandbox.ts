import type { OnlineMethod } from '@keystead/contract/money/payments/payment.values.ts'
import type { FieldSetup, PaymentGateway } from '../../rpc/payment-gateway.ts'
import type { Services } from '../../rpc/services.ts'
import { type AskSandbox, askerOf } from '../ask-sandbox.ts'

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
  /** From now on it tells what comes about: until then it was asked. */
  end(): Promise<void>
}

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
  const ask = askerOf(url, secretKey, signal)
  try {
    await ask('/control/time/begin', { at: startAt })
  } catch (error) {
    log.warn({ event: 'demo-without-sandbox', reason: String(error) }, 'demo')
    return null
  }
  const { url: toldAt } = await ask('/control/webhooks')
  await ask('/control/webhooks', { url: null })
  return {
    payments,
    moveTo: async (instant) => void (await ask('/control/time', { to: instant })),
    review: async (accountId, verdict) => void (await ask(`/control/accounts/${accountId}/review`, verdict)),
    returnPayment: async (paymentId) => void (await ask(`/control/payment_intents/${paymentId}/return`, { code: 'R01' })),
    dispute: async (paymentId) => void (await ask(`/control/payment_intents/${paymentId}/dispute`, {})),
    typeInto: (fields, method, payer) => typeInto(ask, fields, method, payer),
    async end() {
      // Who has begun to listen meanwhile is told already.
      const { url: now } = await ask('/control/webhooks')
      if (now === null) await ask('/control/webhooks', { url: toldAt })
    },
  }
}

export async function typeInto(
  ask: AskSandbox,
  { cardUrl, bankUrl }: Pick<FieldSetup, 'cardUrl' | 'bankUrl'>,
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
  const { token } = await ask('/fields/tokens', { setup: searchParams.get('setup'), client_secret: hash.slice(1), ...typed })
  if (typeof token !== 'string') throw new Error('the sandbox has made no token')
  return token
}
