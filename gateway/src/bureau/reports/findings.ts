import type { Outcome } from '../people/magic-ssns.ts'
import { AGENCIES, type Product } from '../products.ts'
import type { Screening } from '../screenings/screening.ts'
import { creditOf } from './credit.ts'
import { daysBefore } from './days.ts'

/* What is found about a person: it follows from what their number came to. */

function identityOf() {
  const checks = ['name', 'birth_date', 'ssn', 'address'].map((name) => ({ name, result: 'match' as const }))
  return { agency: AGENCIES.identity, result: 'match' as const, checks }
}

type CriminalRecord = {
  readonly id: string
  readonly jurisdiction: string
  readonly state: string
  readonly offense: string
  readonly level: 'misdemeanor' | 'felony'
  readonly disposition: 'convicted' | 'dismissed'
  readonly disposed_on: string
}

function criminalOf(outcome: Outcome, state: string, now: number) {
  const record: CriminalRecord = {
    id: 'rec_1',
    jurisdiction: 'Sandbox County Circuit Court',
    state,
    offense: 'Criminal mischief',
    level: 'misdemeanor',
    disposition: 'convicted',
    disposed_on: daysBefore(now, 1_100),
  }
  return { agency: AGENCIES.criminal, records: outcome === 'criminal' ? [record] : [] }
}

type EvictionRecord = {
  readonly id: string
  readonly court: string
  readonly state: string
  readonly case_number: string
  readonly filed_on: string
  readonly outcome: 'judgment_for_landlord' | 'dismissed'
  readonly amount_cents: number
}

function evictionOf(outcome: Outcome, state: string, now: number) {
  const court = 'Sandbox County Court'
  // prettier-ignore
  const records: EvictionRecord[] = [
    { id: 'rec_1', court, state, case_number: 'LT-20-1187', filed_on: daysBefore(now, 420), outcome: 'judgment_for_landlord', amount_cents: 345_000 },
    { id: 'rec_2', court, state, case_number: 'LT-18-0459', filed_on: daysBefore(now, 1_150), outcome: 'dismissed', amount_cents: 0 },
  ]
  const count = outcome === 'evictions' ? 2 : outcome === 'corrected' ? 1 : 0
  return { agency: AGENCIES.eviction, records: records.slice(0, count) }
}

const FOUND_OF_STATED = 0.6

function incomeOf(outcome: Outcome, stated: number | null) {
  const found = stated === null ? null : Math.round(stated * (outcome === 'low-income' ? FOUND_OF_STATED : 1))
  return {
    agency: AGENCIES.income,
    stated_monthly_cents: stated,
    found_monthly_cents: found,
    source: found === null ? null : ('payroll' as const),
  }
}

/** Money is in cents; a product that was not ordered is not there. */
export type Findings = {
  readonly identity?: ReturnType<typeof identityOf>
  readonly credit?: ReturnType<typeof creditOf>
  readonly criminal?: ReturnType<typeof criminalOf>
  readonly eviction?: ReturnType<typeof evictionOf>
  readonly income?: ReturnType<typeof incomeOf>
}

export function findingsOf({ products, outcome, score, applicant }: Screening, now: number): Findings {
  const finds: { readonly [Name in Product]: () => NonNullable<Findings[Name]> } = {
    identity: identityOf,
    credit: () => creditOf(outcome, score, now),
    criminal: () => criminalOf(outcome, applicant.state, now),
    eviction: () => evictionOf(outcome, applicant.state, now),
    income: () => incomeOf(outcome, applicant.statedMonthlyIncomeCents),
  }
  return Object.fromEntries(products.map(({ product }) => [product, finds[product]()]))
}

const REGAINED_POINTS = 60

/** What stood there wrongly is gone. */
export function correct(findings: Findings, product: Product): Findings {
  const { credit, criminal, eviction, income } = findings
  if (product === 'criminal' && criminal) return { ...findings, criminal: { ...criminal, records: [] } }
  if (product === 'eviction' && eviction) return { ...findings, eviction: { ...eviction, records: [] } }
  if (product === 'income' && income) return { ...findings, income: { ...income, found_monthly_cents: income.stated_monthly_cents } }
  if (product !== 'credit' || !credit) return findings
  const score = credit.score === null ? null : Math.min(credit.score_range.to, credit.score + REGAINED_POINTS)
  return { ...findings, credit: { ...credit, score, collections: [], bankruptcies: [] } }
}
