import { type Kept, collection } from '../../books/collection.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Rule } from '../../misbehavior/misbehavior.ts'
import type { Bureau } from '../bureau.ts'
import { emit } from '../event.ts'
import type { Outcome } from '../people/magic-ssns.ts'
import { AGENCIES, type Product } from '../products.ts'
import type { Question } from './questions.ts'

export type ScreeningState = 'awaiting_identity' | 'in_progress' | 'completed' | 'identity_failed' | 'blocked' | 'failed' | 'canceled'
export type ProductState = 'waiting' | 'completed' | 'blocked'
export type Failure = { readonly code: 'identity_mismatch' | 'no_file'; readonly message: string }

/** The number itself is gone: what it came to, and its last four. */
export type Screening = Kept & {
  readonly reference: string
  readonly state: ScreeningState
  readonly products: readonly { readonly product: Product; readonly state: ProductState }[]
  readonly applicant: {
    readonly name: string
    readonly ssnLast4: string | null
    readonly state: string
    readonly statedMonthlyIncomeCents: number | null
  }
  readonly outcome: Outcome
  readonly score: number | null
  /** What it was agreed to, and for whom it is. */
  readonly consent: { readonly textVersion: string; readonly givenAt: string; readonly ip: string }
  readonly endUser: { readonly reference: string; readonly name: string }
  readonly questions: readonly Question[]
  readonly attemptsLeft: number
  /** The file at the credit agency, and not this screening of it. */
  readonly isFrozen: boolean
  readonly failure: Failure | null
  readonly completedAt: number | null
  readonly reportId: string | null
  readonly reportVersion: number | null
}

export const screenings = collection<Screening>('screening', { reference: ({ reference }) => reference })

const WHAT_TO_DO = `Ask ${AGENCIES.credit.name} to lift the freeze, by phone or on its website, and have the screening tried again then. It stays lifted for as long as you say.`

export function presentScreening(screening: Screening) {
  const { id, reference, state, products, failure } = screening
  return {
    id,
    object: 'screening' as const,
    reference,
    state,
    products,
    attempts_left: state === 'awaiting_identity' ? screening.attemptsLeft : null,
    blocked: state === 'blocked' ? { reason: 'file_frozen' as const, agency: AGENCIES.credit, what_to_do: WHAT_TO_DO } : null,
    failure,
    created_at: screening.created,
    completed_at: screening.completedAt,
    report_id: screening.reportId,
    report_version: screening.reportVersion,
  }
}
export type PresentedScreening = ReturnType<typeof presentScreening>

/** Of someone else, where the bureau is told to confuse people. */
export function confused<Shown extends { reference: string }>(shown: Shown, trouble: Rule | null): Shown {
  return trouble?.kind === 'other_person' ? { ...shown, reference: `${shown.reference}-of-another` } : shown
}

/** Changes it, and tells how it stands then. */
export function moveOn(bureau: Bureau, screening: Screening, state: ScreeningState, changes: Partial<Screening> = {}): Screening {
  const changed = screenings.change(bureau.store, screening, { ...changes, state })
  emit(bureau, `screening.${state}`, presentScreening(changed))
  return changed
}

export function expectState({ state }: Screening, ...expected: readonly ScreeningState[]): void {
  if (!expected.includes(state))
    throw new ApiError(409, 'screening_unexpected_state', `The screening is ${state}; this is for one that is ${expected.join(' or ')}.`)
}
