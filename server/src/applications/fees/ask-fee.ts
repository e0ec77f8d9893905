import { askedOf } from '@keystead/contract/applications/fees/fee-limit.ts'
import { type FeeKind, MOST_FEE_CENTS, PAYING_APPLICANT_TYPES, UNPAID_STATES } from '@keystead/contract/applications/fees/fee.values.ts'
import type { Db } from '../../database/db.ts'
import type { EventContext } from '../../rpc/events.ts'
import { acrossAccounts } from '../applications/application.public.ts'
import { deleteUnpaidFees, type FeeRow, findFormToAsk, type FormToAsk, insertFee, listFeesOfForms, lockFeesOfForm } from './fee.queries.ts'
import { type FeeTerms, feeTermsOf } from './terms.ts'

export type Asked = { readonly formId: string; readonly kind: FeeKind; readonly cents: number }

/**
 * Asks the applicant of a form for a fee: as much of it as the state allows beside what they are asked for already; `cents` and `limited_by` of the
 * answer say how much that is, and why. One of this kind that is still to be paid is answered as it is. Null where nothing is asked: the form is over.
 */
export function askFee(context: Pick<EventContext, 'db' | 'services'>, { formId, kind, cents }: Asked): Promise<FeeRow | null> {
  const { db, services } = context
  return acrossAccounts(db, async () => {
    const form = await findFormToAsk(db, formId)
    if (!form || form.is_over || cents <= 0) return null
    const fees = await listFeesOfForms(db, [formId])
    const open = fees.find((fee) => fee.kind === kind && isOpen(fee))
    return open ?? insertAsked(db, form, { kind, cents }, { fees, terms: await feeTermsOf(db, services, form) })
  })
}

/** From when the form is theirs on: what the home costs to apply for on that day, for each adult who would live there. */
export async function askApplicationFee({ db, services }: Pick<EventContext, 'db' | 'services'>, formId: string): Promise<void> {
  const form = await findFormToAsk(db, formId)
  if (!form || !PAYING_APPLICANT_TYPES.includes(form.applicant_type_id)) return
  // Of one that was taken back and is sent once more, what holds now is asked.
  await deleteUnpaidFees(db, formId)
  const fees = await listFeesOfForms(db, [formId])
  if (fees.some(({ kind, status }) => kind === 'application' && status !== 'void')) return
  const terms = await feeTermsOf(db, services, form)
  if (terms.homeFeeCents) await insertAsked(db, form, { kind: 'application', cents: terms.homeFeeCents }, { fees, terms })
}

type Beside = { readonly fees: readonly FeeRow[]; readonly terms: FeeTerms }

async function insertAsked(db: Db, form: FormToAsk, { kind, cents }: Omit<Asked, 'formId'>, { fees, terms }: Beside): Promise<FeeRow> {
  const wanted = Math.min(cents, MOST_FEE_CENTS)
  const asked = askedOf(wanted, terms.limitOf(kind), sumAsked(fees))
  const { id: form_id, applicant_type_id: _, is_over: __, ...of } = form
  return insertFee(db, {
    ...of,
    form_id,
    kind,
    wanted_cents: wanted,
    cents: asked.cents,
    limited_by: asked.limit,
    status: asked.cents === 0 ? 'none' : terms.isOnline ? 'due' : 'outside',
  })
}

/** What an applicant is asked for, or has paid: what the state caps counts all of it. */
export function sumAsked(fees: readonly FeeRow[]): number {
  return fees.reduce(
    (sum, { status, cents }) => (status === 'void' || status === 'waived' || status === 'givenBack' ? sum : sum + cents),
    0,
  )
}

/** It is to be paid, or being paid. */
export function isOpen({ status }: Pick<FeeRow, 'status'>): boolean {
  return UNPAID_STATES.includes(status) || status === 'pending' || status === 'outside'
}

/**
 * The latest of its kind of a form, however it stands; null where none was asked. Kept for this transaction: what a payment does to it meanwhile is seen
 * here, or sees what is written here.
 */
export function lockFee(db: Db, { formId, kind }: Omit<Asked, 'cents'>): Promise<FeeRow | null> {
  return acrossAccounts(db, async () => (await lockFeesOfForm(db, formId, kind)).at(-1) ?? null)
}
