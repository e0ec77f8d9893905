import { z } from 'zod'
import { defineEvent } from '../../rpc/events.ts'
import { PAYMENT_METHODS, PAYMENT_STATUSES } from './payment.values.ts'

/** Something has become of a payment: it says how it stands now. Told once for a transaction, however many steps it took there. */
export const PaymentMoved = defineEvent(
  'payment.moved',
  z.object({
    id: z.uuid(),
    accountId: z.uuid(),
    invoiceId: z.uuid(),
    status: z.enum(PAYMENT_STATUSES),
    method: z.enum(PAYMENT_METHODS),
    amountCents: z.int(),
    /** What of it has gone back, and what is about to. */
    refundedCents: z.int(),
    goingBackCents: z.int(),
  }),
)
