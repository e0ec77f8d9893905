import type { ReferenceItem } from '../../values/reference-items.ts'

/**
 * How an application stands. A draft is its maker's alone. Once it is sent its people fill in their forms; it is submitted when all of them
 * have. Then those who decide put it on a list to wait, approve it, with conditions or without, or decline it. The others are ends.
 */
export const APPLICATION_STATES = [
  'draft',
  'sent',
  'submitted',
  'waitlisted',
  'conditional',
  'approved',
  'leased',
  'declined',
  'withdrawn',
  'expired',
  'closed',
] as const
export type ApplicationState = (typeof APPLICATION_STATES)[number]
export const APPLICATION_STATE_TEXTS: Readonly<Record<ApplicationState, string>> = {
  draft: 'Draft',
  sent: 'In progress',
  submitted: 'Submitted',
  waitlisted: 'On the waitlist',
  conditional: 'Approved with conditions',
  approved: 'Approved',
  leased: 'Leased',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  closed: 'Closed',
}
/** Those in which something may still happen. */
export const OPEN_STATES: readonly ApplicationState[] = ['draft', 'sent', 'submitted', 'waitlisted', 'conditional', 'approved']
/** Those on which those who decide have, or could. */
export const DECIDABLE_STATES: readonly ApplicationState[] = ['submitted', 'waitlisted', 'conditional', 'approved']

/** As the codes of the specification. */
export const YES_NO = ['Y', 'N'] as const

/** Of the form of one person. `invited`: not opened yet. `started`: being filled in. Nothing in a submitted one changes. */
export const FORM_STATES = ['invited', 'started', 'submitted', 'withdrawn'] as const
export type FormState = (typeof FORM_STATES)[number]

/** How much of what a form says. `numbers`: also its documents, and reports about its person. */
export const ERASABLE = ['none', 'numbers', 'all'] as const
export type Erasable = (typeof ERASABLE)[number]

/** `landlord`: who manages the home, and agents who move tenants in. `lead`: the person who began it for a home of someone else. */
export type ApplicationSide = 'landlord' | 'lead' | 'applicant' | 'system'

type Step = { readonly by: readonly ApplicationSide[]; readonly from: readonly ApplicationState[]; readonly to: ApplicationState | null }

/** What may happen to an application, by whom, from which state, and what it is then; null: as it is. */
export const APPLICATION_STEPS = {
  edit: { by: ['landlord', 'lead'], from: ['draft'], to: null },
  /** A landlord also asks for someone who is missing; the application is complete again once they have submitted. A guarantor may be a condition. */
  invite: { by: ['landlord', 'lead'], from: ['draft', 'sent', 'submitted', 'conditional'], to: null },
  /** The link to someone who was named by an email, once more. */
  resend: { by: ['landlord', 'lead'], from: ['draft', 'sent', 'conditional'], to: null },
  remove: { by: ['landlord', 'lead'], from: ['draft', 'sent', 'conditional'], to: null },
  delete: { by: ['landlord', 'lead'], from: ['draft'], to: null },
  send: { by: ['landlord', 'lead'], from: ['draft'], to: 'sent' },
  unsend: { by: ['landlord', 'lead'], from: ['sent', 'submitted'], to: 'draft' },
  fill: { by: ['lead', 'applicant'], from: ['draft', 'sent', 'conditional'], to: null },
  submit: { by: ['system'], from: ['sent'], to: 'submitted' },
  withdraw: { by: ['lead', 'applicant'], from: ['draft', 'sent', 'submitted', 'waitlisted', 'conditional', 'approved'], to: null },
  close: { by: ['landlord', 'system'], from: ['sent', 'submitted', 'waitlisted', 'conditional', 'approved'], to: 'closed' },
  waitlist: { by: ['landlord'], from: ['submitted'], to: 'waitlisted' },
  condition: { by: ['landlord'], from: ['submitted', 'waitlisted'], to: 'conditional' },
  approve: { by: ['landlord'], from: ['submitted', 'waitlisted', 'conditional'], to: 'approved' },
  /** Also of one that is not complete, once one of its people has submitted. */
  decline: { by: ['landlord'], from: ['sent', 'submitted', 'waitlisted', 'conditional'], to: 'declined' },
  /** A decision that was a mistake, or that something new speaks against. One that was declined has come to its end. */
  reconsider: { by: ['landlord'], from: ['waitlisted', 'conditional', 'approved'], to: 'submitted' },
  accept: { by: ['lead', 'applicant'], from: ['conditional'], to: null },
  lease: { by: ['landlord', 'system'], from: ['approved'], to: 'leased' },
  /** Those whom a submitted form names are asked what they know. */
  askReference: { by: ['landlord'], from: ['sent', 'submitted', 'waitlisted', 'conditional', 'approved'], to: null },
  expire: { by: ['system'], from: ['sent'], to: 'expired' },
} as const satisfies Record<string, Step>
export type ApplicationStep = keyof typeof APPLICATION_STEPS

/** The same question for the server's guard and for the buttons of both sides. */
export function applicationCan(step: ApplicationStep, side: ApplicationSide, state: ApplicationState): boolean {
  const { by, from }: Step = APPLICATION_STEPS[step]
  return by.includes(side) && from.includes(state)
}

/** As whom someone fills in a form. */
export const APPLICANT_TYPES: readonly ReferenceItem[] = [
  { Id: 1, Text: 'Applicant' },
  { Id: 2, Text: 'Co-Applicant' },
  { Id: 3, Text: 'Guarantor/Co-Signer' },
  { Id: 4, Text: 'Occupant 18+' },
  { Id: 5, Text: 'Corporate Applicant' },
]
export const APPLICANT = 1
export const GUARANTOR = 3
/** Of whom an application has one: in whose name it is made. */
export const MAIN_APPLICANTS: readonly number[] = [1, 5]

/** Who would be a tenant of the lease: applicant, co-applicant and company. */
export const TENANT_TYPES: readonly number[] = [1, 2, 5]

/** One applicant and eight others. */
export const MAX_APPLICANTS = 9
export const MAX_MESSAGE = 2_000
export const MAX_REASON = 500
export const LEASE_MONTHS = { min: 1, max: 60 } as const
/** Days that an application which is out may wait for its people. */
export const EXPIRES_AFTER_DAYS = 30
export const LONGEST_APPLICATION_SEARCH = 80

/** People who are named by an email: for how long a link to take their form works, and how often it is sent. */
export const INVITE_LINK_DAYS = 30
export const MOST_INVITE_EMAILS = 3
export const HOURS_BETWEEN_INVITE_EMAILS = 24
/** Emails in a day to one address, from everyone together, and those that one person sends. */
export const MOST_INVITES_TO_ADDRESS_A_DAY = 3
export const MOST_INVITES_SENT_A_DAY = 30
