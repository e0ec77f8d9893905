import type { PdfFact, PdfNote, PdfParty, PdfTotal } from '../pdf-paper.ts'
import { definePdf } from '../render-pdf.ts'

/** An invoice in words. Amounts, days and numbers come as they are read. */
export type InvoicePaper = {
  /** The word for what it is. */
  readonly heading: string
  readonly number: string
  /** Such as Paid or Overdue. */
  readonly status: string | null
  /** From whom, then to whom. */
  readonly parties: readonly PdfParty[]
  /** Days of issue and payment, service period, property. */
  readonly facts: readonly PdfFact[]
  readonly columns: Readonly<Record<'description' | 'quantity' | 'unit' | 'discount' | 'amount', string>>
  readonly lines: readonly InvoicePaperLine[]
  /** Subtotal, discount, tax, total, paid, balance: those that there are, in this order. */
  readonly totals: readonly PdfTotal[]
  /** Notes and terms. */
  readonly notes: readonly PdfNote[]
  readonly payLink: { readonly label: string; readonly url: string } | null
}

export type InvoicePaperLine = {
  readonly description: string
  readonly itemFor: string | null
  readonly period: string | null
  readonly quantity: string
  readonly unit: string
  /** Without a discount in any line there is no column for it. */
  readonly discount: string | null
  readonly amount: string
}

export const invoicePdf = definePdf<InvoicePaper>(new URL('./invoice.typ', import.meta.url))
