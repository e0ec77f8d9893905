import { webhook } from '../webhooks/webhook.ts'
import { bureauEventJob } from './bureau-event.job-definition.ts'

/** Theirs have a kilobyte or two. */
const MOST_BYTES = 65_536

/** Where the bureau tells of what became of screenings, reports and disputes. */
export const screeningWebhook = webhook('screening', {
  mostBytes: MOST_BYTES,
  receive({ screening, clock }, { headers, body }) {
    const event = screening?.readEvent(headers, body, clock.now()) ?? null
    return event && { deliveryId: event.id, job: bureauEventJob, data: event }
  },
})
