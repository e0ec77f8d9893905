import { defineCapability } from '../app/capability.ts'
import { paymentsWebhook } from './payments-webhook.ts'

export const paymentGatewayCapability = defineCapability({ webhooks: [paymentsWebhook] })
