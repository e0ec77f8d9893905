import { z } from 'zod'
import { publicAccess, signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { invalidMessage } from '../../text/messages.ts'
import { messages } from './plans-messages.text.ts'
import { choice } from '../../values/fields.ts'
import { SessionRecord } from '../../sessions/session-record.ts'
import { BILLING_INTERVALS, PLAN_OUTCOMES } from './plan.values.ts'

const plans = area('plans')
const users = area('users')

export const PlanNotFound = defineError('PlanNotFound', 404, messages.planNotFound)
export const PlanRequestOpen = defineError('PlanRequestOpen', 409, messages.planRequestOpen)

/** A file that comes in; at its field stands which plan it is and how much that holds. */
export const StorageFull = defineError('StorageFull', 413, messages.storageFull)

export const PricingPlan = z.object({
  PlanId: z.int(),
  Code: z.string(),
  Name: z.string(),
  Description: z.string(),
  /** Decimal text in US dollars; "0.00" in both where the plan is free. */
  PriceMonth: z.string(),
  PriceYear: z.string(),
  /** Properties and listings have no limit in any plan. */
  Limits: z.object({ StorageBytes: z.int(), Members: z.int(), SignaturesPerMonth: z.int() }),
  Features: z.array(z.string()),
})
export type PricingPlan = z.infer<typeof PricingPlan>

export const GetPricingPlans = plans.query('GetPricingPlans', {
  summary: 'The plans that can be chosen, the cheapest first, with what they cost and hold.',
  access: publicAccess('Visitors compare plans before they sign up.'),
  input: z.strictObject({}),
  output: z.object({ Plans: z.array(PricingPlan) }),
  readsNothing: 'It changes with a release, and with no command.',
})

const PlanPrice = { PlanId: z.int(), Name: z.string(), Interval: z.enum(BILLING_INTERVALS), Price: z.string() }

export const UserPlan = z.object({
  Plan: PricingPlan,
  /** What is paid for now; null where nothing is. */
  Period: z
    .object({ Interval: z.enum(BILLING_INTERVALS), Price: z.string(), StartedAt: z.iso.datetime(), EndsAt: z.iso.datetime() })
    .nullable(),
  /** The plan that follows at the end of the period, where a cheaper one was chosen. */
  Next: z.object({ PlanId: z.int(), Name: z.string() }).nullable(),
  /** Waits for an operator. */
  Request: z.object({ ...PlanPrice, RequestedAt: z.iso.datetime() }).nullable(),
  Usage: z.object({ StorageBytes: z.int() }),
})
export type UserPlan = z.infer<typeof UserPlan>

export const GetUserPlan = users.query('GetUserPlan', {
  summary: 'The plan of the signed-in account: paid period, what waits or is scheduled, and what is used of it.',
  access: signedIn({ profiles: 'any' }),
  permission: 'plan:view',
  input: z.strictObject({}),
  output: UserPlan,
  reads: ['plan'],
})

export const UpgradePlan = users.command('UpgradePlan', {
  summary:
    'Asks for another plan. One with a price is requested, and an operator activates it; a cheaper one comes at the end of the paid period, ' +
    'at once where there is none; the current one takes back what is scheduled, else asks for another period. Asking again changes nothing.',
  access: signedIn({ profiles: 'any' }),
  permission: 'plan:edit',
  input: z.strictObject({
    PlanId: choice('Plan'),
    Interval: z.enum(BILLING_INTERVALS, { error: invalidMessage('Billing interval') }),
  }),
  output: z.object({
    Outcome: z.enum(PLAN_OUTCOMES),
    /** What `_u` holds from now on. */
    Session: SessionRecord,
  }),
  errors: [PlanNotFound, PlanRequestOpen],
  changes: ['plan', 'account'],
})

export const WithdrawPlanRequest = users.command('WithdrawPlanRequest', {
  summary: 'Takes the open request for a plan back; says whether there was one.',
  access: signedIn({ profiles: 'any' }),
  permission: 'plan:edit',
  input: z.strictObject({}),
  output: z.object({ Withdrawn: z.boolean() }),
  changes: ['plan'],
})

export const FollowPlan = users.command('FollowPlan', {
  summary:
    'Writes the plan of the account into `_u`, after it was changed elsewhere: by an operator, at the end of a period, or since a member has lost their place in a business.',
  access: signedIn({ profiles: 'any' }),
  permission: 'plan:edit',
  input: z.strictObject({}),
  output: SessionRecord,
  changes: ['plan', 'account'],
  // Its effect is the same however often it runs.
  replay: 'never',
})
