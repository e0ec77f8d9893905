import { LEASE_IMPORT_LABELS, type LeaseImportField, numbered } from '@keystead/contract/leasing/lease-imports/lease-import.fields.ts'
import { type Billing, MAX_TENANTS } from '@keystead/contract/leasing/leases/lease.values.ts'
import { emptyMessage } from '@keystead/contract/text/messages.ts'
import { messages } from '@keystead/contract/people/connections/connections-messages.text.ts'
import { WHOLE_BPS, percentOfBps, splitByWeights, sumOf } from '@keystead/contract/values/shares.ts'
import { type RowProblem, problemAt } from '../../properties/imports/sheet.public.ts'
import { type StatedTerms, usualFrequency } from './lease-cells.ts'
import type { LeasePlan } from './lease-import.columns.ts'
import { type HomeName, type LeaseRow, nameKey } from './lease-rows.ts'
import { type TenantReading, tooManyTenants } from './tenant-cells.ts'
import { text as texts } from './lease-row-problem.text.ts'

/*
 * Rows of a file that are one lease together: of the same home, from the same day. Either all of them go in, or none.
 */

export type TenantOfFile = Omit<TenantReading, 'shareBps'> & { readonly shareBps: number }

/** A lease as a file has it. */
export type LeaseOfFile = {
  /** Of its first row. */
  readonly line: number
  readonly home: HomeName
  readonly startsOn: string
  readonly endsOn: string | null
  readonly rentCents: number
  readonly rentFrequencyId: number
  readonly depositCents: number
  readonly billing: Billing
  readonly tenants: readonly TenantOfFile[]
  /** What the file says of it itself, and what was taken because it says nothing. */
  readonly stated: { readonly end: boolean; readonly deposit: boolean; readonly billing: boolean; readonly shares: boolean }
}

export type LeaseProblem = { readonly line: number; readonly problem: RowProblem }
export type ReadLease =
  | { readonly lease: LeaseOfFile; readonly problems: readonly LeaseProblem[] }
  | { readonly lease: null; readonly problems: readonly LeaseProblem[] }

/** `rows`: those of one lease, in the order of the file. One that repeats another is refused alone. */
export function leaseOf(rows: readonly LeaseRow[], plan: LeasePlan): ReadLease {
  const [first] = rows
  if (!first?.about) return { lease: null, problems: [] }
  const problems: LeaseProblem[] = []
  const refuse = (line: number, field: LeaseImportField, sentence: string, detail?: string) =>
    void problems.push({ line, problem: problemAt(plan.indexOf[field], sentence, { detail }) })

  const { tenants, repeated } = tenantsIn(rows)
  for (const row of repeated) {
    problems.push({
      line: row.line,
      problem: {
        columnIndex: -1,
        text: texts.repeatsLine({ line: String(first.line) }),
        reason: texts.repeats,
        refuses: true,
      },
    })
  }
  const terms = termsOf(rows, refuse)
  if (terms.rentCents === null && !rows.some(({ problems: of }) => of.some(({ refuses }) => refuses)))
    refuse(first.line, 'Rent', emptyMessage(texts.rent))
  if (terms.endsOn !== null && terms.endsOn <= first.about.startsOn) refuse(first.line, 'End', messages.endBeforeStart)
  if (tenants.length > MAX_TENANTS) refuse(tenants[MAX_TENANTS]!.line, 'Tenant1Name', tooManyTenants)
  const shares = sharesOf(tenants)
  if (shares.wrong !== null) {
    const at = tenants.findLast(({ shareBps }) => shareBps !== null)
    refuse(at?.line ?? first.line, numbered(at?.number ?? 1, 'Share'), texts.sharesAddUp({ total: percentOfBps(shares.wrong) }))
  }

  const isRefused = problems.length > repeated.length || rows.some(({ problems: of }) => of.some(({ refuses }) => refuses))
  if (isRefused || terms.rentCents === null || tenants.length === 0) return { lease: null, problems }
  const lease: LeaseOfFile = {
    line: first.line,
    ...first.about,
    endsOn: terms.endsOn,
    rentCents: terms.rentCents,
    rentFrequencyId: terms.rentFrequencyId ?? usualFrequency,
    depositCents: terms.depositCents ?? 0,
    billing: terms.billing ?? 'joint',
    tenants: tenants.map((tenant, index) => ({ ...tenant, shareBps: shares.bps[index]! })),
    stated: {
      end: plan.indexOf.End !== undefined,
      deposit: terms.depositCents !== null,
      billing: terms.billing !== null,
      shares: tenants.some(({ shareBps }) => shareBps !== null),
    },
  }
  return { lease, problems }
}

/** Everyone once: by email, or by name where there is none. A row that brings no one new repeats another. */
function tenantsIn(rows: readonly LeaseRow[]): { tenants: TenantReading[]; repeated: LeaseRow[] } {
  const tenants = new Map<string, TenantReading>()
  const repeated: LeaseRow[] = []
  for (const row of rows) {
    const fresh = row.tenants.filter((tenant) => !tenants.has(tenant.email ?? nameKey(tenant)))
    if (fresh.length === 0 && row.tenants.length > 0) repeated.push(row)
    for (const tenant of fresh) tenants.set(tenant.email ?? nameKey(tenant), tenant)
  }
  return { tenants: [...tenants.values()], repeated }
}

const TERM_FIELDS: Readonly<Record<keyof StatedTerms, LeaseImportField>> = {
  endsOn: 'End',
  rentCents: 'Rent',
  rentFrequencyId: 'RentFrequency',
  depositCents: 'Deposit',
  billing: 'Billing',
}

/** Each term as the first row has it that speaks of it. Which of two should count cannot be known. */
function termsOf(
  rows: readonly LeaseRow[],
  refuse: (line: number, field: LeaseImportField, sentence: string, detail?: string) => void,
): StatedTerms {
  const terms: { -readonly [Term in keyof StatedTerms]: StatedTerms[Term] | null } = {
    endsOn: null,
    rentCents: null,
    rentFrequencyId: null,
    depositCents: null,
    billing: null,
  }
  const take = <Term extends keyof StatedTerms>(term: Term) => {
    const from = rows.find((row) => row.terms[term] !== null)
    terms[term] = from?.terms[term] ?? null
    for (const { line, terms: stated } of rows) {
      if (stated[term] === null || stated[term] === terms[term]) continue
      const label = LEASE_IMPORT_LABELS[TERM_FIELDS[term]]
      refuse(line, TERM_FIELDS[term], texts.differs({ label }), texts.seeLine({ line: String(from?.line) }))
    }
  }
  take('endsOn')
  take('rentCents')
  take('rentFrequencyId')
  take('depositCents')
  take('billing')
  return terms
}

/** What is left by those whose share is said, in equal parts. */
function sharesOf(tenants: readonly TenantReading[]): { bps: number[]; wrong: number | null } {
  const stated = sumOf(tenants.map(({ shareBps }) => shareBps ?? 0))
  const open = tenants.filter(({ shareBps }) => shareBps === null).length
  const left = WHOLE_BPS - stated
  if (tenants.length === 0) return { bps: [], wrong: null }
  if (open === 0 ? left !== 0 : left < open) return { bps: [], wrong: stated }
  const parts =
    open === 0
      ? []
      : splitByWeights(
          left,
          Array.from({ length: open }, () => 1),
        )
  return { bps: tenants.map(({ shareBps }) => shareBps ?? parts.shift()!), wrong: null }
}
