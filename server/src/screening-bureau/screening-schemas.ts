import { z } from 'zod'
import { LONGEST_LIST, id, instant, sentence, word } from '../other-companies/answers.ts'
import type { BureauAgency, BureauDispute, BureauEvent, BureauProduct, BureauQuestions, BureauScreening } from '../rpc/screening-bureau.ts'

/*
 * What is read of the bureau's answers, and what of it the product sees.
 */

export const reference = z.string().min(1).max(200)
export const product: z.ZodType<BureauProduct> = z.enum(['identity', 'credit', 'criminal', 'eviction', 'income'])
export const version = z.int().min(1).max(10_000)

/** Whom people are told of: nothing of it may be missing. */
export const agency: z.ZodType<BureauAgency> = z.object({
  name: z.string().min(1).max(200),
  address: z.string().min(1).max(300),
  phone: z.string().min(1).max(40),
  website: z.url({ protocol: /^https?$/ }).max(300),
})

const KNOWN_FAILURES = ['identity_mismatch', 'no_file'] as const

export const Screening: z.ZodType<BureauScreening> = z
  .object({
    id,
    reference,
    state: z.enum(['awaiting_identity', 'in_progress', 'completed', 'identity_failed', 'blocked', 'failed', 'canceled']),
    products: z.array(z.object({ product, state: z.enum(['waiting', 'completed', 'blocked']) })).max(LONGEST_LIST),
    attempts_left: z.int().min(0).max(100).nullable(),
    blocked: z.object({ agency, what_to_do: sentence }).nullable(),
    failure: z.object({ code: word }).nullable(),
    completed_at: instant.nullable(),
    report_id: id.nullable(),
    report_version: version.nullable(),
  })
  // What one goes on with in each state has to be there.
  .refine(({ state, report_id, report_version }) => state !== 'completed' || (report_id !== null && report_version !== null))
  .refine(({ state, blocked }) => state !== 'blocked' || blocked !== null)
  .transform((screening) => ({
    id: screening.id,
    reference: screening.reference,
    state: screening.state,
    products: screening.products,
    attemptsLeft: screening.attempts_left,
    blocked: screening.blocked && { agency: screening.blocked.agency, whatToDo: screening.blocked.what_to_do },
    failure: screening.failure && failureOf(screening.failure.code),
    completedAt: screening.completed_at,
    reportId: screening.report_id,
    reportVersion: screening.report_version,
  }))

function failureOf(code: string): BureauScreening['failure'] {
  return KNOWN_FAILURES.find((known) => known === code) ?? 'other'
}

/** Half a question has no right answer. */
const text = z.string().min(1).max(500)
const choice = z.object({ id, text })

export const Questions: z.ZodType<BureauQuestions> = z
  .object({
    attempts_left: z.int().min(0).max(100),
    data: z.array(z.object({ id, text, choices: z.array(choice).min(1).max(20) })).max(20),
  })
  .transform(({ attempts_left, data }) => ({ attemptsLeft: attempts_left, questions: data }))

export const Dispute: z.ZodType<BureauDispute> = z
  .object({
    id,
    report_id: id,
    reference,
    product,
    outcome: z.enum(['corrected', 'verified']).nullable(),
    opened_at: instant,
    resolved_at: instant.nullable(),
    report_version: version,
  })
  .transform((dispute) => ({
    id: dispute.id,
    reportId: dispute.report_id,
    reference: dispute.reference,
    product: dispute.product,
    outcome: dispute.outcome,
    openedAt: dispute.opened_at,
    resolvedAt: dispute.resolved_at,
    reportVersion: dispute.report_version,
  }))

export const Event: z.ZodType<BureauEvent> = z
  .object({ id, type: word, data: z.object({ object: z.object({ id, reference }) }) })
  .transform(({ data: { object }, ...event }) => ({ id: event.id, type: event.type, reference: object.reference, objectId: object.id }))
