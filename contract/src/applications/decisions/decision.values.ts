import type { ReferenceItem } from '../../values/reference-items.ts'
import type { ApplicationStep } from '../applications/application.values.ts'

/* How an application is decided on. Numbers are stored and cross the wire; they never change meaning. */

export const DECISIONS = ['approved', 'conditional', 'waitlisted', 'declined'] as const
export type Decision = (typeof DECISIONS)[number]
export const DECISION_STEPS = {
  approved: 'approve',
  conditional: 'condition',
  waitlisted: 'waitlist',
  declined: 'decline',
} as const satisfies Record<Decision, ApplicationStep>

/** Why an application is declined: of the home, of what was filled in, and of what others say. Nothing of who someone is. */
export const DECLINE_REASONS: readonly ReferenceItem[] = [
  { Id: 1, Text: 'Income is lower than the criteria ask for' },
  { Id: 2, Text: 'Income could not be verified' },
  { Id: 3, Text: 'Credit history' },
  { Id: 4, Text: 'Rental history' },
  { Id: 5, Text: 'Eviction record' },
  { Id: 6, Text: 'Criminal record, where the law allows it' },
  { Id: 7, Text: 'Reference of a landlord or employer' },
  { Id: 8, Text: 'The application is incomplete or not correct' },
  { Id: 9, Text: 'More people than the home is for' },
  { Id: 10, Text: 'Pets or smoking do not fit the rules of the home' },
  { Id: 11, Text: 'Another application was complete first' },
  { Id: 12, Text: 'Other' },
]
export const OTHER_REASON = 12
/** What no one can know but from a consumer report. */
export const CREDIT_REASON = 3

/** What an approval depends on. */
export const CONDITION_TYPES: readonly ReferenceItem[] = [
  { Id: 1, Text: 'Higher security deposit' },
  { Id: 2, Text: 'Guarantor/Co-signer' },
  { Id: 3, Text: 'Higher rent' },
  { Id: 4, Text: 'Rent paid in advance' },
  { Id: 5, Text: 'Further proof of income' },
  { Id: 6, Text: 'Renters insurance' },
  { Id: 7, Text: 'Other' },
]
export const HIGHER_DEPOSIT = 1
export const HIGHER_RENT = 3
/** Those that say how much. */
export const WITH_AMOUNT: readonly number[] = [HIGHER_DEPOSIT, HIGHER_RENT, 4]
export const OTHER_CONDITION = 7

/** Decisions that go against an applicant: where a consumer report played a part in one, its person gets a notice (15 U.S.C. § 1681m). */
export const ADVERSE: readonly Decision[] = ['conditional', 'declined']

export const MAX_CONDITIONS = 7
export const MAX_CONDITION_TEXT = 500
export const MAX_OTHER_REASON = 500
export const MAX_DECISION_MESSAGE = 2_000
export const MAX_NOTE = 2_000
export const MAX_NOTES = 200
/** Notices of one decision: each names one agency, and is to one of its people. */
export const MAX_NOTICES = 18
/** Factors of a credit score, the number of inquiries among them. */
export const MAX_SCORE_FACTORS = 5
export const MAX_SCORE_FACTOR = 200

/** By what the applications for a home stand in order. Nothing of who someone is. */
export const BOARD_ORDERS = ['complete', 'income', 'moveIn'] as const
export type BoardOrder = (typeof BOARD_ORDERS)[number]
/** Open applications of one home that stand beside one another. */
export const MOST_COMPARED = 40
