import { z } from 'zod'
import { ruleWith } from '../misbehavior/misbehavior.ts'
import { RETURN_CODES, type ReturnCode } from '../numbers/magic-numbers.ts'
import { DISPUTE_REASONS } from '../objects/dispute.ts'
import { PAYOUT_FAILURES } from '../objects/payout.ts'

const reason = z.strictObject({ code: z.string().default('other'), reason: z.string(), requirement: z.string().default('') })
/** A reason may be said as a sentence alone. */
const reasons = z.array(z.union([reason, z.string().transform((text) => ({ code: 'other', reason: text, requirement: '' }))])).default([])

export const reviewInput = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('active') }),
  z.strictObject({ outcome: z.literal('processing') }),
  z.strictObject({ outcome: z.literal('rejected'), reasons: reasons.refine((given) => given.length > 0, 'Say why.') }),
  z.strictObject({
    outcome: z.literal('restricted'),
    requirements: z.array(z.string().min(1)).min(1),
    reasons,
    deadline: z.int().nullable().default(null),
  }),
])

export const returnInput = z.strictObject({ code: z.enum(Object.keys(RETURN_CODES) as [ReturnCode, ...ReturnCode[]]).optional() })
export const disputeInput = z.strictObject({ reason: z.enum(DISPUTE_REASONS).default('fraudulent') })
export const closeInput = z.strictObject({ won: z.boolean() })
export const payoutInput = z.strictObject({ code: z.enum(PAYOUT_FAILURES).default('account_closed') })

export const misbehaviorInput = ruleWith('other_amount').extend({
  /** How many cents `other_amount` takes beyond what was asked, or less. */
  difference: z.int().default(-1),
})
export type Kind = z.output<typeof misbehaviorInput>['kind']
