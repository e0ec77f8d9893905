/** What is paid for: looking at what someone has filled in, or a report about them. */
export const FEE_KINDS = ['application', 'screening'] as const
export type FeeKind = (typeof FEE_KINDS)[number]
export const FEE_KIND_TEXTS: Readonly<Record<FeeKind, string>> = { application: 'Application fee', screening: 'Screening fee' }

/** As what it stands on its bill. */
export const FEE_ITEM_TYPES: Readonly<Record<FeeKind, number>> = { application: 8, screening: 9 }

/**
 * How a fee stands. `none`: nothing of it may be asked. `outside`: those who decide collect it themselves. `pending`: the provider is asked, or
 * the payer proves who they are. `onItsWay`: a bank is moving it, which counts as paid. `returned`: the bank took it back. `void`: it is not asked any more.
 */
export const FEE_STATES = [
  'none',
  'outside',
  'due',
  'pending',
  'onItsWay',
  'paid',
  'disputed',
  'returned',
  'waived',
  'void',
  'goingBack',
  'givenBack',
] as const
export type FeeState = (typeof FEE_STATES)[number]

/** Those in which it is still to be paid. */
export const UNPAID_STATES: readonly FeeState[] = ['due', 'returned']

/** What keeps a fee from being what was wanted, or says what it may be. */
export const FEE_LIMITS = ['forbidden', 'capped', 'actualCost'] as const
export type FeeLimitKind = (typeof FEE_LIMITS)[number]

/** Each adult who would live there, and a company. Guarantors would not, and are asked for nothing. */
export const PAYING_APPLICANT_TYPES: readonly number[] = [1, 2, 4, 5]

export const MAX_WAIVE_REASON = 300
/** Of one fee; more is a mistake. */
export const MOST_FEE_CENTS = 1_000_000
