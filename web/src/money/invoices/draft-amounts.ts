import { isCredit } from '@keystead/contract/money/invoice-items/item.values.ts'
import { type InvoiceAmounts, invoiceAmounts } from '@keystead/contract/money/invoices/amounts.ts'
import { MOST_CENTS } from '@keystead/contract/money/invoices/invoice.values.ts'
import { centsFromText, isMoneyText } from '@keystead/contract/values/money.ts'
import { bpsOfTyped, splitByWeights, sumOf, WHOLE_BPS } from '@keystead/contract/values/shares.ts'
import type { InvoiceDraft, LineDraft } from './invoice-draft.ts'

type Counted = Pick<InvoiceDraft, 'Lines' | 'Discount' | 'TaxPercent'>

/** What an invoice comes to while it is typed, counted as the server counts it; what is no amount yet counts as nothing. */
export function draftAmounts({ Lines, Discount, TaxPercent }: Counted): InvoiceAmounts {
  return invoiceAmounts(Lines.map(countedLine), { discountCents: centsOfTyped(Discount), taxBps: bpsOfTyped(TaxPercent) })
}

function countedLine({ Quantity, Amount, Discount, ItemForTypeId, IsTaxable }: LineDraft) {
  const unitCents = centsOfTyped(Amount)
  const quantityHundredths = typeof Quantity === 'number' && Quantity > 0 ? Math.round(Quantity * 100) : 0
  // What no invoice can hold is said at its field, and not counted.
  const isTooLarge = (unitCents * quantityHundredths) / 100 > MOST_CENTS
  return {
    quantityHundredths: isTooLarge ? 0 : quantityHundredths,
    unitCents,
    discountCents: centsOfTyped(Discount),
    isCredit: isCredit(ItemForTypeId),
    isTaxable: IsTaxable,
  }
}

function centsOfTyped(typed: unknown): number {
  return typeof typed === 'string' && isMoneyText(typed) ? centsFromText(typed) : 0
}

/** What each owes of a total, once their shares make a whole. */
export function shareCents(totalCents: number, percents: readonly unknown[]): number[] | null {
  const shares = percents.map(bpsOfTyped)
  return sumOf(shares) === WHOLE_BPS ? splitByWeights(totalCents, shares) : null
}
