import type { InvoicePdfDetails, PdfFrameRead, ReceiptPdfDetails } from '@keystead/contract/money/papers/paper.schemas.ts'
import type { PdfFact, PdfFrame, PdfNote, PdfParty, PdfTotal } from '../../pdf/pdf-paper.ts'
import type { InvoicePaper } from '../../pdf/templates/invoice-paper.ts'
import type { ReceiptPaper } from '../../pdf/templates/receipt-paper.ts'

export function presentFrame({ title, author, date, brand, footer, stamp }: PdfFrame): PdfFrameRead {
  const custom = brand.kind === 'custom' ? brand : null
  return {
    Title: title,
    Author: author,
    Date: date,
    Look: brand.kind,
    HeaderText: custom?.header ?? (brand.kind === 'house' ? brand.name : ''),
    ContactLine: custom?.contact ?? null,
    WatermarkText: custom?.watermark?.text ?? null,
    Footer: [...footer],
    Stamp: stamp,
  }
}

export function presentInvoice(paper: InvoicePaper): Omit<InvoicePdfDetails, keyof PdfFrameRead> {
  const { description, quantity, unit, discount, amount } = paper.columns
  return {
    ...sharedParts(paper),
    Columns: { Description: description, Quantity: quantity, Unit: unit, Discount: discount, Amount: amount },
    Lines: paper.lines.map((line) => ({
      Description: line.description,
      ItemFor: line.itemFor,
      Period: line.period,
      Quantity: line.quantity,
      Unit: line.unit,
      Discount: line.discount,
      Amount: line.amount,
    })),
    PayLink: paper.payLink && { Label: paper.payLink.label, Url: paper.payLink.url },
  }
}

export function presentReceipt(paper: ReceiptPaper): Omit<ReceiptPdfDetails, keyof PdfFrameRead> {
  const { description, billed, paid } = paper.columns
  return {
    ...sharedParts(paper),
    Columns: { Description: description, Billed: billed, Paid: paid },
    Lines: paper.allocations.map((line) => ({ Description: line.description, Detail: line.detail, Billed: line.billed, Paid: line.paid })),
  }
}

type Shared = {
  readonly heading: string
  readonly number: string
  readonly status: string | null
  readonly parties: readonly PdfParty[]
  readonly facts: readonly PdfFact[]
  readonly totals: readonly PdfTotal[]
  readonly notes: readonly PdfNote[]
}

function sharedParts({ heading, number, status, parties, facts, totals, notes }: Shared) {
  return {
    Heading: heading,
    Number: number,
    Status: status,
    Parties: parties.map(({ label, name, lines }) => ({ Label: label, Name: name, Lines: [...lines] })),
    Facts: facts.map(({ label, value }) => ({ Label: label, Value: value })),
    Totals: totals.map(({ label, amount, weight }) => ({ Label: label, Amount: amount, Weight: weight })),
    Notes: notes.map(({ heading: title, text }) => ({ Heading: title, Text: text })),
  }
}
