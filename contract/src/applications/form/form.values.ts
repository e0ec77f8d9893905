import type { ReferenceItem } from '../../values/reference-items.ts'

/* What the form of an application asks, and the lists that it offers. Numbers are stored and cross the wire; they never change meaning. */

const numbered = (texts: readonly string[]): readonly ReferenceItem[] => texts.map((Text, index) => ({ Id: index + 1, Text }))

export const OCCUPATION_TYPES = numbered([
  'Accounting/Finance',
  'Agriculture',
  'Architecture/Engineering',
  'Arts/Media',
  'Business/Management',
  'Community/Social Services',
  'Computer/IT',
  'Construction',
  'Education',
  'Food Service',
  'Government',
  'Healthcare',
  'Hospitality',
  'Legal',
  'Manufacturing',
  'Military',
  'Personal Care',
  'Protective Services',
  'Real Estate',
  'Retail/Sales',
  'Science',
  'Student',
  'Transportation',
  'Homemaker',
  'Retired',
  'Not Working',
  'Other',
])

export const RESIDENCE_TYPES = numbered([
  'House',
  'Apartment',
  'Condo',
  'Townhouse',
  'Mobile Home',
  'Room',
  'Student Housing',
  'Military Housing',
  'Extended-Stay/Hotel',
  'Shelter/Transitional',
  'Other',
])

export const RESIDENCE_OWNERSHIP_TYPES = numbered([
  'Rent',
  'Own',
  'Own with Mortgage',
  'Live with Family/Friends',
  'Employer/Military Provided',
  'Other',
])
/** Who rents has someone whom the rent is paid to. */
export const RENTS = 1

export const EMPLOYMENT_TYPES = numbered([
  'Full-time',
  'Part-time',
  'Contract/Gig',
  'Self-employed/Business Owner',
  'Seasonal',
  'Military',
  'Offer Letter (starting soon)',
  'Student',
  'Retired',
  'Benefits/Other Income',
  'Unemployed',
  'Other',
])
/** Of whom there is no employer to ask for. */
export const WITHOUT_EMPLOYER: readonly number[] = [8, 9, 10, 11]
/** Work that begins on a day to come. */
export const STARTING_SOON = 7

export const ID_TYPES = numbered(['Driver’s license', 'State ID', 'Passport', 'Other ID'])
/** Issued by a state; all others by a country. */
export const OF_A_STATE: readonly number[] = [1, 2]

/** How much of the Social Security number is given. Who has none says so. */
export const SSN_KINDS = ['full', 'last4', 'none'] as const
export type SsnKind = (typeof SSN_KINDS)[number]

/** For how long an amount of income is. */
export const INCOME_PERIODS = numbered(['Week', 'Two weeks', 'Half a month', 'Month', 'Year'])
const MONTHS_OF_PERIOD: Readonly<Record<number, { readonly times: number; readonly by: number }>> = {
  1: { times: 52, by: 12 },
  2: { times: 26, by: 12 },
  3: { times: 2, by: 1 },
  4: { times: 1, by: 1 },
  5: { times: 1, by: 12 },
}

/** An amount for a period as one for a month, to the nearest cent. */
export function monthlyCents(cents: number, periodId: number): number {
  const { times, by } = MONTHS_OF_PERIOD[periodId]!
  return Math.round((cents * times) / by)
}

export const PET_TYPES = numbered(['Dog', 'Cat', 'Bird', 'Fish', 'Rabbit or rodent', 'Reptile', 'Other'])

/** What an applicant says of themselves with yes or no, and explains where they like. */
export const DISCLOSURES: readonly ReferenceItem[] = [
  { Id: 1, Text: 'Have you been evicted, or is an eviction pending?' },
  { Id: 2, Text: 'Have you moved out before a lease ended, without the landlord’s agreement?' },
  { Id: 3, Text: 'Have you filed for bankruptcy in the last 7 years?' },
  { Id: 4, Text: 'Do you owe a former landlord for rent or damage?' },
  { Id: 5, Text: 'Do you have, or will you get, renters insurance?' },
]

/** The one that criteria ask for. */
export const EVICTED = 1
/** The one that is no reproach, and wants no explanation. */
export const INSURANCE = 5

export const FORM_SECTIONS = ['personal', 'identity', 'residence', 'employment'] as const
export type FormSection = (typeof FORM_SECTIONS)[number]

/** Where something of a form is missing: in a section, among the documents or the consents. */
export const FORM_PARTS = [...FORM_SECTIONS, 'documents'] as const
export type FormPart = (typeof FORM_PARTS)[number]

export const LEAST_APPLICANT_AGE = 18
/** Years of addresses that are asked for, up to today. */
export const RESIDENCE_YEARS = 3
/** Days for which an address may be missing between two others, and for which two may be had at once: people move. */
export const MOVING_DAYS = 31

export const MAX_RESIDENTS = 20
export const MAX_PETS = 10
export const MAX_VEHICLES = 6
export const MAX_REFERENCES = 5
export const MAX_ADDRESSES = 12
export const MAX_JOBS = 12
export const MAX_OTHER_INCOME = 10
export const MIN_DOCUMENTS = 2
export const MAX_DOCUMENTS = 20
export const MAX_EXPLANATION = 1_000

/** Types of documents (0104) that the form offers: what shows who someone is and what they earn. */
export const APPLICATION_DOCUMENT_TYPES: readonly number[] = [9, 10, 11, 12, 13, 14, 16, 29]

/** What is agreed to as a form is submitted. A new text is a new version; the old ones stay. */
export const CONSENT_KINDS = ['accuracy', 'sharing'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]
export const FORM_CONSENT_VERSION = '2026-12-02'
/** Since this version of the texts, who agrees lets references be asked. */
export const REFERENCES_ASKED_SINCE = '2026-12-02'

/** Who speaks for an applicant: those who rented a home to them, those they work for, and those whom they name. */
export const REFEREE_KINDS = ['landlord', 'employer', 'personal'] as const
export type RefereeKind = (typeof REFEREE_KINDS)[number]
