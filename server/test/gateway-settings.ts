import type { RunningGateway } from '../../gateway/src/start-gateway.ts'

/** A payment gateway that nothing answers for: what it is told waits. */
export const SILENT_GATEWAY = {
  PAYMENT_GATEWAY_URL: 'http://127.0.0.1:9',
  PAYMENT_GATEWAY_KEY: 'sk_sandbox_of_tests',
  PAYMENT_GATEWAY_WEBHOOK_SECRETS: 'whsec_sandbox_of_tests',
}

/** One that runs. */
export function settingsOf({ url, secretKey, webhookSecret }: RunningGateway) {
  return { PAYMENT_GATEWAY_URL: url, PAYMENT_GATEWAY_KEY: secretKey, PAYMENT_GATEWAY_WEBHOOK_SECRETS: webhookSecret }
}
