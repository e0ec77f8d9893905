import { countedLine, type InvoiceForm } from '@keystead/contract/money/invoices/invoice.forms.ts'
import { invoiceAmounts, shareLines } from '@keystead/contract/money/invoices/amounts.ts'
import { centsFromText } from '@keystead/contract/values/money.ts'
import { bpsOfPercent, sumOf } from '@keystead/contract/values/shares.ts'
import type { z } from 'zod'
import { itemColumns } from '../invoice-items/item.public.ts'

/* An invoice as a form sends it, as its rows keep it. */

export type TypedInvoice = z.output<typeof InvoiceForm>

export type NewLine = {
  readonly position: number
  readonly invoice_item_id: string | null
  readonly title: string
  readonly description: string | null
  readonly quantity_hundredths: number
  readonly unit_cents: number
  readonly own_discount_cents: number
  readonly shared_discount_cents: number
  readonly tax_cents: number
  readonly amount_cents: number
  readonly item_for_type_id: number
  readonly account_for_type_id: number
  readonly is_taxable: boolean
  readonly is_advance_rent: boolean
  readonly period_starts_on: string | null
  readonly period_ends_on: string | null
}

/** Someone who can be billed: a person, a business or a contact. */
export type Billed = { readonly profileId: string; readonly accountId: string } | { readonly personId: string }

export type NewRecipient = {
  readonly position: number
  readonly profile_id: string | null
  readonly profile_account_id: string | null
  readonly person_id: string | null
  readonly share_bps: number | null
  readonly amount_cents: number | null
}

export type CountedInvoice = {
  readonly lines: readonly NewLine[]
  readonly recipients: readonly NewRecipient[]
  /** For each line what each recipient owes of it; null where they owe together. */
  readonly shares: readonly (readonly number[])[] | null
  readonly subtotalCents: number
  readonly discountCents: number
  readonly taxBps: number
  readonly taxCents: number
  readonly totalCents: number
}

/** What it comes to is counted here, whatever a browser showed. */
export function countInvoice(typed: TypedInvoice, billed: readonly Billed[]): CountedInvoice {
  const taxBps = bpsOfPercent(typed.TaxPercent)
  const amounts = invoiceAmounts(typed.Lines.map(countedLine), { discountCents: centsFromText(typed.Discount), taxBps })
  const lines = typed.Lines.map((line, index): NewLine => {
    const { title, description, quantityHundredths, unitCents, itemForTypeId, accountForTypeId, isTaxable } = itemColumns(line)
    const { sharedDiscountCents, taxCents, amountCents } = amounts.lines[index]!
    return {
      position: index,
      invoice_item_id: line.InvoiceItemId,
      title,
      description,
      quantity_hundredths: quantityHundredths,
      unit_cents: unitCents,
      own_discount_cents: centsFromText(line.Discount),
      shared_discount_cents: sharedDiscountCents,
      tax_cents: taxCents,
      amount_cents: amountCents,
      item_for_type_id: itemForTypeId,
      account_for_type_id: accountForTypeId,
      is_taxable: isTaxable,
      is_advance_rent: line.IsAdvanceRent,
      period_starts_on: line.PeriodStart,
      period_ends_on: line.PeriodEnd,
    }
  })
  const sharesBps = typed.Billing === 'shares' ? typed.Recipients.map(({ SharePercent }) => bpsOfPercent(SharePercent ?? 0)) : null
  const shares =
    sharesBps &&
    shareLines(
      lines.map(({ amount_cents }) => amount_cents),
      sharesBps,
    )
  const { subtotalCents, discountCents, taxCents, totalCents } = amounts
  return {
    lines,
    shares,
    recipients: billed.map((one, index) => ({
      position: index,
      profile_id: 'profileId' in one ? one.profileId : null,
      profile_account_id: 'profileId' in one ? one.accountId : null,
      person_id: 'personId' in one ? one.personId : null,
      share_bps: sharesBps?.[index] ?? null,
      amount_cents: shares && sumOf(shares.map((parts) => parts[index]!)),
    })),
    subtotalCents,
    discountCents,
    taxBps,
    taxCents,
    totalCents,
  }
}
