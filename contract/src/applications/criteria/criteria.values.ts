import type { ReferenceItem } from '../../values/reference-items.ts'

/* What a landlord asks of everyone alike who applies for a home, written down before they do. */

/** How many times the rent a household earns in a month. An id is tenths. */
export const INCOME_TIMES: readonly ReferenceItem[] = [
  { Id: 15, Text: '1.5 times the rent' },
  { Id: 20, Text: '2 times the rent' },
  { Id: 25, Text: '2.5 times the rent' },
  { Id: 30, Text: '3 times the rent' },
  { Id: 35, Text: '3.5 times the rent' },
  { Id: 40, Text: '4 times the rent' },
]

export const CREDIT_SCORES = { min: 300, max: 850 } as const
export const EVICTION_YEARS = { min: 1, max: 10 } as const
export const MOST_RESIDENTS = { min: 1, max: 20 } as const
export const MAX_CRITERIA_TEXT = 2_000

/** What an application is measured by. */
export const CRITERIA = ['income', 'credit', 'evictions', 'landlordReference', 'residents'] as const
export type Criterion = (typeof CRITERIA)[number]

/** `guaranteed`: not met, and a guarantor answers for it. `unknown`: what was filled in does not tell. */
export const CRITERION_RESULTS = ['met', 'guaranteed', 'notMet', 'unknown'] as const
export type CriterionResult = (typeof CRITERION_RESULTS)[number]
