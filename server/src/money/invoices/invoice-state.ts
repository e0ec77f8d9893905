import type { InvoiceState } from '@keystead/contract/money/invoices/invoice.values.ts'
import type { InvoiceRow } from './invoice.queries.ts'

/** What is owed: the whole, or of who is billed by shares their part. */
export type Owed = {
  readonly totalCents: number
  readonly paidCents: number
  readonly creditedCents: number
  /** Of what was credited. */
  readonly writtenOffCents: number
}

type Standing = Pick<InvoiceRow, 'status' | 'due_on'> & { readonly today: string }

/** As people see it, on the day that it is where the home stands. */
export function stateOf(
  { status, due_on, today }: Standing,
  { totalCents, paidCents, creditedCents, writtenOffCents }: Owed,
): InvoiceState {
  if (status !== 'sent') return status
  if (paidCents + creditedCents >= totalCents) return writtenOffCents > 0 ? 'writtenOff' : 'paid'
  if (due_on < today) return 'overdue'
  return paidCents > 0 ? 'partlyPaid' : 'due'
}

export const balanceOf = ({ totalCents, paidCents, creditedCents }: Omit<Owed, 'writtenOffCents'>) => totalCents - paidCents - creditedCents

/** The condition of a statement under which a row is in such a state; `i` is the row. */
export const IS_OPEN = `(i.status = 'sent' and i.paid_cents + i.credited_cents < i.total_cents)`
export const IS_OVERDUE = `(${IS_OPEN} and i.due_on < (now() at time zone i.time_zone)::date)`
export const IS_DUE = `(${IS_OPEN} and i.due_on >= (now() at time zone i.time_zone)::date)`
