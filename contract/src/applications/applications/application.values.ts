import type { ReferenceItem } from '../../values/reference-items.ts'

/**
 * How an application stands. A draft is its maker's alone. Once it is sent its people fill in their forms; it is submitted when all of them
 * have. The others are ends.
 */
export const APPLICATION_STATES = ['draft', 'sent', 'submitted', 'withdrawn', 'expired', 'closed'] as const
export type ApplicationState = (typeof APPLICATION_STATES)[number]
export const APPLICATION_STATE_TEXTS: Readonly<Record<ApplicationState, string>> = {
  draft: 'Draft',
  sent: 'In progress',
  submitted: 'Submitted',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  closed: 'Closed',
}
/** Those in which something may still happen. */
export const OPEN_STATES: readonly ApplicationState[] = ['draft', 'sent', 'submitted']

/** Of the form of one person. `invited`: not opened yet. `started`: being filled in. Nothing in a submitted one changes. */
export const FORM_STATES = ['invited', 'started', 'submitted', 'withdrawn'] as const
export type FormState = (typeof FORM_STATES)[number]

/** `landlord`: who manages the home, and agents who move tenants in. `lead`: the person who began it for a home of someone else. */
export type ApplicationSide = 'landlord' | 'lead' | 'applicant' | 'system'

type Step = { readonly by: readonly ApplicationSide[]; readonly from: readonly ApplicationState[]; readonly to: ApplicationState | null }

/** What may happen to an application, by whom, from which state, and what it is then; null: as it is. */
export const APPLICATION_STEPS = {
  edit: { by: ['landlord', 'lead'], from: ['draft'], to: null },
  /** A landlord also asks for someone who is missing; the application is complete again once they have submitted. */
  invite: { by: ['landlord', 'lead'], from: ['draft', 'sent', 'submitted'], to: null },
  remove: { by: ['landlord', 'lead'], from: ['draft', 'sent'], to: null },
  delete: { by: ['landlord', 'lead'], from: ['draft'], to: null },
  send: { by: ['landlord', 'lead'], from: ['draft'], to: 'sent' },
  unsend: { by: ['landlord', 'lead'], from: ['sent', 'submitted'], to: 'draft' },
  fill: { by: ['lead', 'applicant'], from: ['draft', 'sent'], to: null },
  submit: { by: ['system'], from: ['sent'], to: 'submitted' },
  withdraw: { by: ['lead', 'applicant'], from: ['draft', 'sent', 'submitted'], to: null },
  close: { by: ['landlord', 'system'], from: ['sent', 'submitted'], to: 'closed' },
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

/** One applicant and eight others. */
export const MAX_APPLICANTS = 9
export const MAX_MESSAGE = 2_000
export const MAX_REASON = 500
export const LEASE_MONTHS = { min: 1, max: 60 } as const
/** Days that an application which is out may wait for its people. */
export const EXPIRES_AFTER_DAYS = 30
export const LONGEST_APPLICATION_SEARCH = 80
