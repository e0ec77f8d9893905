import { webhook } from '../webhooks/webhook.ts'
import { gatewayEventJob } from './gateway-event.job-definition.ts'

/** Theirs have a few kilobytes. */
const MOST_BYTES = 262_144

/** Where the payment gateway tells of what became of accounts, payments and all else. */
export const paymentsWebhook = webhook('payments', {
  mostBytes: MOST_BYTES,
  receive({ payments, clock }, { headers, body }) {
    const event = payments?.readEvent(headers, body, clock.now()) ?? null
    if (!event) return null
    const { createdAt: _, ...told } = event
    return { deliveryId: event.id, job: gatewayEventJob, data: told }
  },
})
