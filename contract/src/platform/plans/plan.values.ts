/** How long one price lasts. */
export const BILLING_INTERVALS = ['month', 'year'] as const
export type BillingInterval = (typeof BILLING_INTERVALS)[number]

/** What became of a wish to change the plan. */
export const PLAN_OUTCOMES = [
  /** A plan with a price: an operator activates it. */
  'requested',
  /** A cheaper plan: from the end of the paid period. */
  'scheduled',
  /** Done, from now on. */
  'changed',
  /** The plan stays what it is, and what was scheduled is not. */
  'kept',
] as const
