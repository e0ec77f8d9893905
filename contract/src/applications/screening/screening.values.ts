import type { ReferenceItem } from '../../values/reference-items.ts'

/* What is asked about the past of an applicant, and how far that is. Numbers are stored and cross the wire; they never change meaning. */

/** What a report can have. */
export const SCREENING_PRODUCTS = ['identity', 'credit', 'criminal', 'eviction', 'income'] as const
export type ScreeningProduct = (typeof SCREENING_PRODUCTS)[number]
export const SCREENING_PRODUCT_TEXTS: Readonly<Record<ScreeningProduct, string>> = {
  identity: 'Identity',
  credit: 'Credit',
  criminal: 'Criminal records',
  eviction: 'Evictions',
  income: 'Income',
}

type Package = ReferenceItem & { readonly Products: readonly ScreeningProduct[] }

/** What a landlord can ask for. The operator sets what each costs, for how long it counts and where it is not offered. */
export const BGV_PACKAGES: readonly Package[] = [
  { Id: 1, Text: 'Credit only', Products: ['identity', 'credit'] },
  { Id: 2, Text: 'Background only', Products: ['identity', 'criminal', 'eviction'] },
  { Id: 3, Text: 'Full', Products: ['identity', 'credit', 'criminal', 'eviction'] },
  { Id: 4, Text: 'Income verification', Products: ['income'] },
  { Id: 5, Text: 'Identity verification', Products: ['identity'] },
  { Id: 6, Text: 'Own check', Products: [] },
  { Id: 7, Text: 'Full with income', Products: ['identity', 'credit', 'criminal', 'eviction', 'income'] },
]
/** Without a bureau: the landlord checks, and writes down what they found. */
export const MANUAL_PACKAGE = 6

export const packageOf = (id: number): Package | undefined => BGV_PACKAGES.find(({ Id }) => Id === id)

/** Who pays for a report. */
export const SCREENING_PAYERS = ['landlord', 'applicant'] as const
export type ScreeningPayer = (typeof SCREENING_PAYERS)[number]
export const SCREENING_PAYER_TEXTS: Readonly<Record<ScreeningPayer, string>> = { landlord: 'You', applicant: 'The applicant' }

/**
 * How far a screening is. `requested` until its person agrees, `unpaid` until they have paid for it where they are to; then it is `ordered` of the bureau,
 * which asks questions, looks, or finds a file frozen; `checking` is an own check of the landlord. The others are ends.
 */
export const SCREENING_STATES = [
  'requested',
  'unpaid',
  'ordered',
  'questions',
  'working',
  'blocked',
  'checking',
  'completed',
  'failed',
  'refused',
  'canceled',
] as const
export type ScreeningState = (typeof SCREENING_STATES)[number]
export const SCREENING_STATE_TEXTS: Readonly<Record<ScreeningState, string>> = {
  requested: 'Asked',
  unpaid: 'To be paid',
  ordered: 'Ordered',
  questions: 'Questions to answer',
  working: 'In progress',
  blocked: 'File frozen',
  checking: 'Own check',
  completed: 'Report is there',
  failed: 'No report',
  refused: 'Not agreed',
  canceled: 'Canceled',
}

/** From which states each is reached; a trigger holds the same. */
export const SCREENING_STEPS: Readonly<Record<ScreeningState, readonly ScreeningState[]>> = {
  requested: [],
  unpaid: ['requested'],
  ordered: ['requested', 'unpaid'],
  questions: ['ordered'],
  working: ['ordered', 'questions', 'blocked'],
  blocked: ['ordered', 'questions', 'working'],
  checking: ['requested', 'unpaid'],
  completed: ['ordered', 'questions', 'working', 'blocked', 'checking'],
  failed: ['ordered', 'questions', 'working', 'blocked'],
  refused: ['requested', 'unpaid'],
  canceled: ['requested', 'unpaid', 'ordered', 'questions', 'working', 'blocked', 'checking'],
}

/** Those of which more comes. */
export const OPEN_SCREENINGS: readonly ScreeningState[] = ['requested', 'unpaid', 'ordered', 'questions', 'working', 'blocked', 'checking']
/** Those that are at the bureau. */
export const AT_BUREAU: readonly ScreeningState[] = ['ordered', 'questions', 'working', 'blocked']

/** Why there is no report. */
export const SCREENING_FAILURES = ['identityFailed', 'identityMismatch', 'noFile', 'notOffered', 'notTaken', 'notPaid', 'other'] as const
export type ScreeningFailure = (typeof SCREENING_FAILURES)[number]
export const SCREENING_FAILURE_TEXTS: Readonly<Record<ScreeningFailure, string>> = {
  identityFailed: 'The questions about who they are were not answered right.',
  identityMismatch: 'The name, date of birth and number do not belong together.',
  noFile: 'The agency has no file of them.',
  notOffered: 'The agency does not offer this where they live.',
  notTaken: 'The agency could not use what the form says of them.',
  notPaid: 'It was not paid for.',
  other: 'The agency could not make a report.',
}

/** What an own check came to. */
export const FINDINGS = ['clear', 'records', 'unknown'] as const
export type Finding = (typeof FINDINGS)[number]
export const FINDING_TEXTS: Readonly<Record<Finding, string>> = {
  clear: 'Nothing found',
  records: 'Something found',
  unknown: 'Not checked',
}

/** The text that an applicant agrees to, and the one that a landlord certifies. A new text is a new version; the old ones stay. */
export const SCREENING_CONSENT_VERSION = '2026-11-28'
export const SCREENING_PURPOSE_VERSION = '2026-11-28'

export const MAX_STATEMENT = 2_000
export const MAX_REPORT_FILES = 5
export const MAX_REPORT_NOTE = 2_000
/** Of one person in one application, whatever became of them. */
export const MAX_SCREENINGS = 10

/** Of a consumer reporting agency, as people are told of it. */
export const MAX_AGENCY_NAME = 120
export const MAX_AGENCY_ADDRESS = 300
export const MAX_AGENCY_WEBSITE = 200
export const SCORES = { min: 0, max: 1_000 } as const
