import { itemForType, LINE_CLASSES } from '@keystead/contract/money/invoice-items/item.values.ts'
import type { Db } from '../../database/db.ts'
import { type ClaimLine, listClaimLines } from '../invoices/invoice.public.ts'
import { insertAllocations, listAllocated } from './allocation.queries.ts'
import type { LockedPayment } from './lock-with-invoice.ts'

/** Rent before fees; of one class in the order of the invoice. */
const rankOf = ({ item_for_type_id }: Pick<ClaimLine, 'item_for_type_id'>) => LINE_CLASSES.indexOf(itemForType(item_for_type_id).lineClass)

export type OpenLine = { readonly id: string; readonly openCents: number }

/**
 * What is still open of each line, in the order in which payments pay them. What counts against the total is taken from the first of them.
 * `allocated` is what was paid of each so far.
 */
export function openLines(
  lines: readonly Pick<ClaimLine, 'id' | 'position' | 'item_for_type_id' | 'amount_cents'>[],
  allocated: ReadonlyMap<string, number>,
): OpenLine[] {
  const billed = lines
    .filter(({ amount_cents }) => amount_cents > 0)
    .toSorted((one, other) => rankOf(one) - rankOf(other) || one.position - other.position)
  let credit = -lines.reduce((sum, { amount_cents }) => sum + Math.min(amount_cents, 0), 0)
  return billed.map(({ id, amount_cents }) => {
    const taken = Math.min(credit, amount_cents)
    credit -= taken
    return { id, openCents: Math.max(amount_cents - taken - (allocated.get(id) ?? 0), 0) }
  })
}

/** Takes an amount for lines one after the other. More than all of them is not taken. */
export function takeFor(amountCents: number, lines: readonly OpenLine[]): { readonly lineId: string; readonly cents: number }[] {
  let left = amountCents
  return lines.flatMap(({ id, openCents }) => {
    const cents = Math.min(left, openCents)
    left -= cents
    return cents > 0 ? [{ lineId: id, cents }] : []
  })
}

/** Says what of a payment has paid which line. */
export async function allocate(db: Db, { payment, claim }: LockedPayment, paidCents: number): Promise<void> {
  const lines = await listClaimLines(db, claim)
  const allocated = await listAllocated(db, claim.claimId)
  await insertAllocations(db, payment.id, takeFor(paidCents, openLines(lines, allocated)))
}

/** Takes back what a payment has paid, or a part of it: the last line that it has paid first. */
export async function deallocate(db: Db, { payment, claim }: LockedPayment, cents: number): Promise<void> {
  const lines = await listClaimLines(db, claim)
  const own = await listAllocated(db, claim.claimId, payment.id)
  const paid = openLines(lines, new Map())
    .toReversed()
    .map(({ id }) => ({ id, openCents: own.get(id) ?? 0 }))
  await insertAllocations(
    db,
    payment.id,
    takeFor(cents, paid).map(({ lineId, cents: back }) => ({ lineId, cents: -back })),
  )
}
