import { z } from 'zod'
import { defineEvent } from '../../rpc/events.ts'
import { FEE_KINDS } from './fee.values.ts'

/**
 * A fee counts as paid: told in the transaction that learns of it, of the account of those who decide. A bank payment is told twice, when it is on
 * its way and when it has come (`isSettled`); until then the bank may still take it back.
 */
export const FeePaid = defineEvent(
  'applicationFee.paid',
  z.object({
    id: z.guid(),
    accountId: z.guid(),
    applicationId: z.guid(),
    formId: z.guid(),
    kind: z.enum(FEE_KINDS),
    cents: z.int(),
    isSettled: z.boolean(),
  }),
)
