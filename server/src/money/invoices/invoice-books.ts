import { ACCOUNT_FOR_TYPES } from '@keystead/contract/money/invoice-items/item.values.ts'
import { fractionOf } from '@keystead/contract/values/shares.ts'
import type { Db } from '../../database/db.ts'
import { charge, type ChargedLine, post, reverse, uncharge } from '../ledger/ledger.public.ts'
import { type InvoiceRow, type LineRow, listLines, type RecipientRow } from './invoice.queries.ts'

const [RENTAL_INCOME, , , DEPOSIT, , , , , , PASS_THROUGH] = ACCOUNT_FOR_TYPES

/** What is collected by one payment: the invoice where all owe together, else the share of each. Its id is that of the invoice or recipient. */
export function claimsOf(
  { id, billing, total_cents }: Pick<InvoiceRow, 'id' | 'billing' | 'total_cents'>,
  recipients: readonly Pick<RecipientRow, 'id' | 'amount_cents'>[],
): { readonly claimId: string; readonly amount: number }[] {
  if (billing === 'joint') return [{ claimId: id, amount: total_cents }]
  return recipients.map((recipient) => ({ claimId: recipient.id, amount: recipient.amount_cents ?? 0 }))
}

/** From now on it is owed, in the books as well. */
export async function chargeInvoice(db: Db, invoice: InvoiceRow, recipients: readonly RecipientRow[]): Promise<void> {
  const lines = await listLines(db, invoice.id)
  await post(
    db,
    charge({
      issuerId: invoice.profile_id,
      invoiceId: invoice.id,
      assetId: invoice.asset_id,
      times: invoice.times_sent,
      effectiveOn: invoice.issued_on,
      claims: claimsOf(invoice, recipients),
      lines: lines.flatMap((line) => chargedLines(invoice, line)),
    }),
  )
}

export async function unchargeInvoice(db: Db, { id, times_sent }: InvoiceRow): Promise<void> {
  await reverse(db, uncharge({ invoiceId: id, times: times_sent }))
}

/** Tax is passed through. */
function chargedLines(invoice: InvoiceRow, line: LineRow): ChargedLine[] {
  return [chargedOf(invoice, line, line.amount_cents - line.tax_cents), { accountFor: String(PASS_THROUGH.Id), amount: line.tax_cents }]
}

/** A part of a line in the books, with as much of its tax as is in that part. */
export function chargedPartOf(
  invoice: Pick<InvoiceRow, 'id' | 'lease_id'>,
  line: BookedLine & { readonly whole_cents: number; readonly tax_cents: number },
  amount: number,
): ChargedLine[] {
  const tax = fractionOf(amount, line.tax_cents, line.whole_cents)
  return [chargedOf(invoice, line, amount - tax), { accountFor: String(PASS_THROUGH.Id), amount: tax }]
}

type BookedLine = Pick<LineRow, 'account_for_type_id' | 'is_advance_rent'>

/** An amount of a line, where it stands in the books: a deposit is owed to who pays it and secures a lease; rent that is paid ahead is rent. */
function chargedOf({ id, lease_id }: Pick<InvoiceRow, 'id' | 'lease_id'>, line: BookedLine, amount: number): ChargedLine {
  if (line.account_for_type_id === DEPOSIT.Id && !line.is_advance_rent) return { depositOf: lease_id ?? id, amount }
  return { accountFor: String(line.is_advance_rent ? RENTAL_INCOME.Id : line.account_for_type_id), amount }
}
