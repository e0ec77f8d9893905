import { z } from 'zod'
import { LONGEST_LIST, cents, day, id, instant, word } from '../other-companies/answers.ts'
import type { BureauCredit, BureauFindings, BureauReport } from '../rpc/screening-bureau.ts'
import { agency, reference, version } from './screening-schemas.ts'

/* What is read of a report. A product that was not ordered is not there. */

/** Never shown in part. */
const text = z.string().max(500)
const count = z.int().min(0).max(100_000)
const score = z.int().min(0).max(1_000)
const state = z.string().max(2)
const many = <Item extends z.ZodType>(item: Item) => z.array(item).max(LONGEST_LIST)

const identity = z
  .object({ agency, result: word, checks: many(z.object({ name: word, result: word })) })
  .transform(({ agency: by, result, checks }) => ({
    agency: by,
    isMatch: isMatch(result),
    checks: checks.map((check) => ({ name: check.name, isMatch: isMatch(check.result) })),
  }))

/** Whatever else it may say is none. */
const isMatch = (result: string) => result === 'match'

const credit: z.ZodType<BureauCredit> = z
  .object({
    agency,
    score: score.nullable(),
    score_range: z.object({ from: score, to: score }),
    score_model: word,
    factors: many(z.object({ code: word, text: text })),
    accounts: z.object({
      open_count: count,
      balance_cents: cents,
      monthly_payments_cents: cents,
      past_due_count: count,
      past_due_cents: cents,
      oldest_opened_on: day.nullable(),
    }),
    collections: many(z.object({ creditor: text, amount_cents: cents, opened_on: day, state: word })),
    inquiries_count: count,
    bankruptcies: many(z.object({ chapter: word, filed_on: day, state: word })),
  })
  .transform((found) => ({
    agency: found.agency,
    score: found.score,
    scoreRange: found.score_range,
    scoreModel: found.score_model,
    factors: found.factors,
    accounts: {
      openCount: found.accounts.open_count,
      balanceCents: found.accounts.balance_cents,
      monthlyPaymentsCents: found.accounts.monthly_payments_cents,
      pastDueCount: found.accounts.past_due_count,
      pastDueCents: found.accounts.past_due_cents,
      oldestOpenedOn: found.accounts.oldest_opened_on,
    },
    collections: found.collections.map((collection) => ({
      creditor: collection.creditor,
      amountCents: collection.amount_cents,
      openedOn: collection.opened_on,
      state: collection.state,
    })),
    inquiriesCount: found.inquiries_count,
    bankruptcies: found.bankruptcies.map(({ chapter, filed_on, state: stands }) => ({ chapter, filedOn: filed_on, state: stands })),
  }))

const criminal = z
  .object({
    agency,
    records: many(
      z.object({
        id,
        jurisdiction: text,
        state,
        offense: text,
        level: word,
        disposition: word,
        disposed_on: day.nullable(),
      }),
    ),
  })
  .transform(({ agency: by, records }) => ({
    agency: by,
    records: records.map(({ disposed_on, ...record }) => ({ ...record, disposedOn: disposed_on })),
  }))

const eviction = z
  .object({
    agency,
    records: many(z.object({ id, court: text, state, case_number: word, filed_on: day, outcome: word, amount_cents: cents })),
  })
  .transform(({ agency: by, records }) => ({
    agency: by,
    records: records.map(({ case_number, filed_on, amount_cents, ...record }) => ({
      ...record,
      caseNumber: case_number,
      filedOn: filed_on,
      amountCents: amount_cents,
    })),
  }))

const income = z
  .object({ agency, stated_monthly_cents: cents.nullable(), found_monthly_cents: cents.nullable(), source: word.nullable() })
  .transform((found) => ({
    agency: found.agency,
    statedMonthlyCents: found.stated_monthly_cents,
    foundMonthlyCents: found.found_monthly_cents,
    source: found.source,
  }))

const Findings: z.ZodType<BureauFindings> = z
  .object({
    identity: identity.optional(),
    credit: credit.optional(),
    criminal: criminal.optional(),
    eviction: eviction.optional(),
    income: income.optional(),
  })
  .transform((found) => ({
    identity: found.identity ?? null,
    credit: found.credit ?? null,
    criminal: found.criminal ?? null,
    eviction: found.eviction ?? null,
    income: found.income ?? null,
  }))

export const Report: z.ZodType<BureauReport> = z
  .object({
    id,
    screening_id: id,
    reference,
    version,
    state: z.enum(['current', 'under_dispute']),
    made_at: instant,
    expires_at: instant,
    agency,
    products: Findings,
  })
  .transform((report) => ({
    id: report.id,
    screeningId: report.screening_id,
    reference: report.reference,
    version: report.version,
    isUnderDispute: report.state === 'under_dispute',
    madeAt: report.made_at,
    expiresAt: report.expires_at,
    agency: report.agency,
    findings: report.products,
  }))
