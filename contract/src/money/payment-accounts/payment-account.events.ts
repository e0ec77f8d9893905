import { z } from 'zod'
import { defineEvent } from '../../rpc/events.ts'

/**
 * Something about a payment account is other than before that matters to those who bill and pay: whether payments can be made to it, or which one
 * a profile uses. `profileId` is null for one of the account. Told while it is locked, and invoices and payments are locked before it: who listens and
 * locks these does so `after`.
 */
export const PaymentAccountChanged = defineEvent(
  'payment-account.changed',
  z.object({ id: z.uuid(), accountId: z.uuid(), profileId: z.uuid().nullable(), isActive: z.boolean() }),
)
