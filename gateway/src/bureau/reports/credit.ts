import type { Outcome } from '../people/magic-ssns.ts'
import { AGENCIES } from '../products.ts'
import { daysBefore } from './days.ts'

const SCORE_RANGE = { from: 300, to: 850 } as const

/** Why a score is not higher, the weightiest first. */
const FACTORS = {
  collections: { code: '39', text: 'Accounts are in collection.' },
  pastDue: { code: '40', text: 'Payments are past due.' },
  bankruptcy: { code: '38', text: 'There is a bankruptcy.' },
  balances: { code: '10', text: 'Balances are high in proportion to credit limits.' },
  young: { code: '14', text: 'Accounts have been open for a short time.' },
  inquiries: { code: '08', text: 'Credit was asked for often lately.' },
  thin: { code: '36', text: 'There is not enough credit history for a score.' },
} as const
type Factor = (typeof FACTORS)[keyof typeof FACTORS]

type Collection = {
  readonly creditor: string
  readonly amount_cents: number
  readonly opened_on: string
  readonly state: 'unpaid' | 'paid'
}
type Bankruptcy = { readonly chapter: '7' | '13'; readonly filed_on: string; readonly state: 'discharged' | 'open' }

export function creditOf(outcome: Outcome, score: number | null, now: number) {
  return {
    agency: AGENCIES.credit,
    score,
    score_range: SCORE_RANGE,
    score_model: 'Sandbox Score 1',
    factors: factorsOf(outcome, score),
    accounts: accountsOf(score, now),
    collections: collectionsOf(outcome, now),
    inquiries_count: score !== null && score < 700 ? 4 : 1,
    bankruptcies: outcome === 'bankruptcy' ? [bankruptcyAt(now)] : [],
  }
}

function factorsOf(outcome: Outcome, score: number | null): Factor[] {
  if (score === null) return [FACTORS.thin]
  const own = outcome === 'collections' ? [FACTORS.collections, FACTORS.pastDue] : outcome === 'bankruptcy' ? [FACTORS.bankruptcy] : []
  return [...own, ...(score < 700 ? [FACTORS.balances, FACTORS.inquiries] : [FACTORS.young])]
}

/** The higher the score, the longer and the larger what is kept up with. */
function accountsOf(score: number | null, now: number) {
  const strength = score === null ? 0 : Math.max(0, score - 500)
  const open = score === null ? 1 : 3 + Math.floor(strength / 60)
  const pastDue = score !== null && score < 580 ? 2 : 0
  return {
    open_count: open,
    balance_cents: open * 184_000,
    monthly_payments_cents: open * 7_400,
    past_due_count: pastDue,
    past_due_cents: pastDue * 23_500,
    oldest_opened_on: daysBefore(now, 200 + strength * 12),
  }
}

function collectionsOf(outcome: Outcome, now: number): Collection[] {
  if (outcome !== 'collections') return []
  return [
    { creditor: 'Sandbox Wireless', amount_cents: 48_900, opened_on: daysBefore(now, 310), state: 'unpaid' },
    { creditor: 'Sandbox Medical Group', amount_cents: 121_000, opened_on: daysBefore(now, 540), state: 'unpaid' },
  ]
}

const bankruptcyAt = (now: number): Bankruptcy => ({ chapter: '7', filed_on: daysBefore(now, 900), state: 'discharged' })
