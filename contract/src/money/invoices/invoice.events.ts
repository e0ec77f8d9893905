import { z } from 'zod'
import { defineEvent } from '../../rpc/events.ts'

/** `times`: for the how manieth time it was sent. */
const OfSending = z.object({ id: z.uuid(), accountId: z.uuid(), times: z.int() })

/** Those who are billed owe it from now on. They hear of it once its paper is made, unless they know of it, as who had it made. */
export const InvoiceSent = defineEvent('invoice.sent', OfSending.extend({ isKnown: z.boolean().default(false) }))

/** It was taken back: those who were billed no longer see it. */
export const InvoiceWithdrawn = defineEvent('invoice.withdrawn', OfSending)

/** It is owed no longer, and stays to be seen. */
export const InvoiceVoided = defineEvent('invoice.voided', OfSending)
