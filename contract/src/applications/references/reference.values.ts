/* Landlords of the past, employers and others who are asked about someone who applies. Words are stored and cross the wire. */

/** How a reference that was asked for stands. `notThem`: who got the email is not the person that was named. */
export const REFERENCE_STATES = ['asked', 'answered', 'declined', 'notThem'] as const
export type ReferenceState = (typeof REFERENCE_STATES)[number]

/** Why someone who was named can’t be asked. */
export const REFERENCE_OBSTACLES = ['mayNotContact', 'noEmail', 'ownAddress', 'notAgreed'] as const
export type ReferenceObstacle = (typeof REFERENCE_OBSTACLES)[number]

/** For how long a link to answer works, counted from the email that brings it. */
export const REFERENCE_LINK_DAYS = 14
/** Emails to one person about one applicant, the first among them. */
export const MOST_REFERENCE_EMAILS = 3
export const HOURS_BETWEEN_REFERENCE_EMAILS = 24
/** Emails in a day to one address, from everyone together. */
export const MOST_REFERENCES_TO_ADDRESS_A_DAY = 3
/** Emails in a day that one person sends. */
export const MOST_REFERENCES_SENT_A_DAY = 40

export const MAX_REFERENCE_COMMENT = 1_000
export const MAX_POSITION = 120
export const MAX_KNOWN_HOW = 120

/** Answers to single questions. */
export const PAID_ON_TIME = ['always', 'mostly', 'oftenLate'] as const
export const NOTICE_GIVEN = ['Y', 'N', 'notYet'] as const
export const GOOD_ORDER = ['Y', 'N', 'notYet'] as const
export const EMPLOYED = ['now', 'before', 'never'] as const
export const GOES_ON = ['Y', 'N', 'notKnown'] as const
export const KNOWN_FOR = ['underOneYear', 'oneToThree', 'threeToTen', 'overTen'] as const
/** What an employer says of pay: how much it is, or that they are not allowed to. */
export const PAY_SAID = ['said', 'notAllowed'] as const

/** What an employer says beside what the applicant said. */
export const INCOME_CONFIRMED = ['Y', 'N', 'notSaid'] as const
export type IncomeConfirmed = (typeof INCOME_CONFIRMED)[number]
/** Pay is told in round figures: what is less by no more than this part of what was stated confirms it. */
export const INCOME_TOLERANCE_PERCENT = 5
