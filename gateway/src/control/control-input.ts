import { z } from 'zod'
import { ApiError } from '../http/api-error.ts'
import { ruleWith } from '../misbehavior/misbehavior.ts'
import { RETURN_CODES, type ReturnCode } from '../numbers/magic-numbers.ts'
import { DISPUTE_REASONS } from '../objects/dispute.ts'
import { PAYOUT_FAILURES } from '../objects/payout.ts'

const SECONDS = { seconds: 1, hours: 3_600, days: 86_400 } as const
const TEN_YEARS = 3_650 * SECONDS.days

export const timeInput = z.union([
  z.strictObject({ advance: z.strictObject({ days: z.number().min(0), hours: z.number().min(0), seconds: z.number().min(0) }).partial() }),
  z.strictObject({ to: z.union([z.int(), z.iso.datetime({ offset: true })]) }),
])
export const beginInput = z.strictObject({ at: z.iso.datetime({ offset: true }) })

/** The instant to which time is moved: not back, and no further than ten years at once. */
export function timeOf(given: z.output<typeof timeInput>, now: number): number {
  const wanted =
    'to' in given
      ? typeof given.to === 'number'
        ? given.to
        : Math.floor(Date.parse(given.to) / 1_000)
      : Object.entries(given.advance).reduce((at, [unit, count]) => at + Math.round(count * SECONDS[unit as keyof typeof SECONDS]), now)
  if (wanted < now) throw new ApiError(400, 'time_has_passed', 'Time only moves on.')
  if (wanted > now + TEN_YEARS) throw new ApiError(400, 'time_too_far', 'Time moves ten years at most.')
  return wanted
}

export const mannersInput = z
  .strictObject({
    url: z.url().nullable(),
    duplicates: z.int().min(0).max(3),
    shuffle: z.boolean(),
    delay_ms: z.int().min(0).max(60_000),
    hold: z.boolean(),
    before_answer: z.boolean(),
    seed: z.int(),
  })
  .partial()

export const deliverInput = z.strictObject({ event: z.string(), times: z.int().min(1).max(20).default(1) })

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
