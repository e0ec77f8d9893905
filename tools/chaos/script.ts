import { type Random, weighted } from './random.ts'

/*
 * What a client does, one step after the other, for as long as the run goes on: a part of the plan.
 */

export const ROLES = ['owner', 'owner', 'tenant', 'other tenant'] as const
/** At homes for which people apply as well. */
export const APPLYING_ROLES = ['applicant', 'applicant', 'landlord'] as const
export type Role = (typeof ROLES)[number] | (typeof APPLYING_ROLES)[number]

const WEIGHTS = {
  owner: {
    bill: 24,
    'bill by link': 14,
    'draft and delete': 3,
    record: 16,
    'mark as paid': 10,
    refund: 16,
    'take back': 10,
    unsend: 8,
    void: 5,
    'write off': 6,
  },
  // As the same owner, in a third tab.
  landlord: { 'ask for a screening': 40, 'cancel a screening': 4, 'open a report': 14, 'close an application': 1 },
  applicant: { apply: 14, 'go on': 26, 'agree and pay': 40, 'refuse a screening': 2, withdraw: 2 },
  tenant: { pay: 50, 'pay in two tabs': 14, 'pay without an invoice': 8, 'pay by link': 26, 'answer the bank': 8 },
} as const satisfies Record<string, Readonly<Record<string, number>>>

type OfRole<Name extends keyof typeof WEIGHTS> = keyof (typeof WEIGHTS)[Name]
export type StepKind = OfRole<'owner'> | OfRole<'tenant'> | OfRole<'landlord'> | OfRole<'applicant'>

export type Step = {
  readonly kind: StepKind
  /** From 0 to 1: which one of those that there are. */
  readonly pick: number
  readonly method: 'card' | 'bank'
  /** Which number is typed. */
  readonly number: number
  /** Of what there is to pay or give back: 1 is all of it. */
  readonly part: number
  /** Which way, where there are two. */
  readonly way: number
  /** Gives up waiting for the answer after so long, and asks again with the same key. */
  readonly patienceMs: number
  /** Asks once more with the same key although it has its answer. */
  readonly asksAgain: boolean
  readonly pauseMs: number
}

export function nextStep(random: Random, role: Role): Step {
  return {
    kind: weighted<StepKind>(random, WEIGHTS[role === 'other tenant' ? 'tenant' : role]),
    pick: random(),
    method: random() < 0.7 ? 'card' : 'bank',
    number: random(),
    part: random() < 0.5 ? 1 : 0.1 + random() * 0.6,
    way: random(),
    patienceMs: random() < 0.15 ? 20 + Math.round(random() * 300) : 20_000,
    asksAgain: random() < 0.15,
    // Who decides waits longer than those who apply.
    pauseMs: Math.round(random() * (role === 'landlord' ? 3_000 : 400)),
  }
}
