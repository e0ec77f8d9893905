import type { FormSection } from '@keystead/contract/applications/form/form.values.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { june, lars, priya, priyaTenant, teo, walt, type Who } from './demo-applicants.ts'

/* Who has applied for which home of the demo, and how far it has come. Days count from the making of it, into the past. */

const noor: Who = { email: 'noor.castellan@example.com', typeId: PROFILE_TYPES.Agent }

const [APPLICANT, CO_APPLICANT, GUARANTOR, CORPORATE] = [1, 2, 3, 5]

export type DemoStep = { readonly daysAgo: number } & (
  | { readonly does: 'send' | 'look' }
  | { readonly does: 'open'; readonly who: Who }
  | { readonly does: 'submit'; readonly who: Who }
  | { readonly does: 'fill'; readonly who: Who; readonly sections: readonly FormSection[] }
  | { readonly does: 'withdraw'; readonly who: Who; readonly reason: string }
  | { readonly does: 'close'; readonly reason: string }
  | { readonly does: 'expire' }
)

export type DemoApplication = {
  /** Of the home. */
  readonly code: string
  /** Who begins it where it is not the owner: an agent, or with `isLed` the one who applies. */
  readonly by?: Who
  readonly isLed?: true
  /** Without the one who applies by themselves. */
  readonly others: readonly { readonly who: Who; readonly as: number }[]
  readonly message?: string
  readonly moveInDays?: number
  readonly leaseMonths?: number
  readonly daysAgo: number
  /** In their order. */
  readonly steps: readonly DemoStep[]
}

/** In the order in which they began: a later form of someone begins with what an earlier one held. */
export const demoApplications: readonly DemoApplication[] = [
  {
    code: 'MSN-R3',
    others: [{ who: priyaTenant, as: APPLICANT }],
    message: 'The room is free from the first of next month. Take your time with the form.',
    daysAgo: 38.4,
    steps: [
      { does: 'send', daysAgo: 38.2 },
      { does: 'open', who: priyaTenant, daysAgo: 37.5 },
      { does: 'fill', who: priyaTenant, sections: ['personal'], daysAgo: 37.4 },
      { does: 'expire', daysAgo: 8.2 },
    ],
  },
  {
    code: 'DTW-12A',
    others: [
      { who: lars, as: APPLICANT },
      { who: priyaTenant, as: CO_APPLICANT },
    ],
    moveInDays: 20,
    leaseMonths: 12,
    daysAgo: 29.3,
    steps: [
      { does: 'send', daysAgo: 29.2 },
      { does: 'open', who: lars, daysAgo: 28.6 },
      { does: 'submit', who: lars, daysAgo: 27.3 },
      { does: 'open', who: priyaTenant, daysAgo: 26.8 },
      { does: 'submit', who: priyaTenant, daysAgo: 25.4 },
      { does: 'close', reason: 'The lease is written, and on its way to you.', daysAgo: 3.1 },
    ],
  },
  {
    code: 'PDX-102',
    by: june,
    isLed: true,
    others: [],
    message: 'I teach piano, with headphones on in the evening. Could I come and look at it on a Saturday?',
    moveInDays: 46,
    leaseMonths: 12,
    daysAgo: 24.2,
    steps: [
      { does: 'submit', who: june, daysAgo: 23.3 },
      { does: 'look', daysAgo: 22.7 },
      { does: 'withdraw', who: june, reason: 'I teach in Seattle from now on, so Portland is too far.', daysAgo: 15.6 },
    ],
  },
  {
    code: 'SEA-201',
    by: priya,
    isLed: true,
    others: [
      { who: teo, as: CO_APPLICANT },
      { who: walt, as: GUARANTOR },
    ],
    message: 'We work from home most days and would stay for two years. Walt, whose homes I look after, answers for the rent.',
    moveInDays: 34,
    leaseMonths: 24,
    daysAgo: 8.4,
    steps: [
      { does: 'submit', who: priya, daysAgo: 6.3 },
      { does: 'open', who: teo, daysAgo: 6.1 },
      { does: 'submit', who: teo, daysAgo: 5.2 },
      { does: 'look', daysAgo: 4.9 },
      { does: 'open', who: walt, daysAgo: 4.6 },
      { does: 'submit', who: walt, daysAgo: 4.4 },
    ],
  },
  {
    code: 'SEA-201',
    by: noor,
    others: [{ who: june, as: APPLICANT }],
    message: 'You liked the roof deck on Sunday. Here is the form; it begins with what you filled in last time.',
    moveInDays: 46,
    leaseMonths: 12,
    daysAgo: 5.1,
    steps: [
      { does: 'send', daysAgo: 5 },
      { does: 'open', who: june, daysAgo: 3.8 },
      { does: 'submit', who: june, daysAgo: 1.4 },
    ],
  },
  {
    code: 'CLT-R3',
    others: [{ who: lars, as: CORPORATE }],
    message: 'Tell us what the floor has to carry, and we look at it together.',
    leaseMonths: 60,
    daysAgo: 3.4,
    steps: [
      { does: 'send', daysAgo: 3.3 },
      { does: 'open', who: lars, daysAgo: 2.2 },
      { does: 'fill', who: lars, sections: ['personal', 'identity', 'residence'], daysAgo: 2.1 },
    ],
  },
  {
    code: 'MCI-6PLEX-6',
    others: [{ who: june, as: APPLICANT }],
    moveInDays: 60,
    daysAgo: 0.8,
    steps: [],
  },
]
