import type { PaymentGateway } from '../rpc/payment-gateway.ts'
import { type Settings, webhookSecrets } from '../settings/env.ts'
import { openSandboxGateway } from './sandbox-gateway.ts'

/** The gateway of the settings; null where none is set. */
export function openPaymentGateway(settings: Settings): PaymentGateway | null {
  const { PAYMENT_GATEWAY_URL: url, PAYMENT_GATEWAY_KEY: secretKey } = settings
  return url ? openSandboxGateway({ url, secretKey, webhookSecrets: webhookSecrets(settings) }) : null
}
