import type { PdfFact, PdfNote, PdfParty, PdfTotal } from '../pdf-paper.ts'
import { definePdf } from '../render-pdf.ts'

/** What was paid, in words. Amounts, days and numbers come as they are read. */
export type ReceiptPaper = {
  /** The word for what it is. */
  readonly heading: string
  readonly number: string
  /** Such as Paid or Reversed. */
  readonly status: string | null
  /** Who paid, and whom. */
  readonly parties: readonly PdfParty[]
  /** The invoice, the day, the method and its last four digits. */
  readonly facts: readonly PdfFact[]
  readonly columns: Readonly<Record<'description' | 'billed' | 'paid', string>>
  /** What of the payment went to which line. */
  readonly allocations: readonly ReceiptPaperLine[]
  /** Amount, fee, total, balance after: those that there are, in this order. */
  readonly totals: readonly PdfTotal[]
  readonly notes: readonly PdfNote[]
}

export type ReceiptPaperLine = {
  readonly description: string
  readonly detail: string | null
  readonly billed: string
  readonly paid: string
}

export const receiptPdf = definePdf<ReceiptPaper>(new URL('./receipt.typ', import.meta.url))
