import type { PdfFrame } from './pdf-paper.ts'
import type { InvoicePaper, InvoicePaperLine } from './templates/invoice-paper.ts'
import type { ReceiptPaper } from './templates/receipt-paper.ts'

/* Papers for tests. */

export function sampleFrame(changes: Partial<PdfFrame> = {}): PdfFrame {
  return {
    language: 'en',
    title: 'Invoice INV-2026-0042',
    author: 'Harbor Property Group',
    date: '2026-11-26',
    brand: { kind: 'house', name: 'Keystead' },
    footer: ['Harbor Property Group, 12 Harbor Street, Austin, TX 78701'],
    pageOf: 'Page {page} of {pages}',
    stamp: null,
    ...changes,
  }
}

export function sampleLine(changes: Partial<InvoicePaperLine> = {}): InvoicePaperLine {
  return {
    description: 'Monthly rent',
    itemFor: 'Rent',
    period: 'Dec 1 – Dec 31, 2026',
    quantity: '1',
    unit: '$2,450.00',
    discount: null,
    amount: '$2,450.00',
    ...changes,
  }
}

export function sampleInvoice(changes: Partial<InvoicePaper> = {}): InvoicePaper {
  return {
    heading: 'Invoice',
    number: 'INV-2026-0042',
    status: 'Due in 14 days',
    parties: [
      {
        label: 'From',
        name: 'Harbor Property Group',
        lines: ['12 Harbor Street', 'Austin, TX 78701', 'billing@harbor.example', '(512) 555-0134'],
      },
      { label: 'Bill to', name: 'Maria Alvarez', lines: ['480 Oak Avenue, Unit 3', 'Austin, TX 78704'] },
    ],
    facts: [
      { label: 'Issued', value: 'November 26, 2026' },
      { label: 'Due', value: 'December 10, 2026' },
      { label: 'Property', value: 'Oak House, Unit 3' },
    ],
    columns: { description: 'Description', quantity: 'Qty', unit: 'Unit price', discount: 'Discount', amount: 'Amount' },
    lines: [sampleLine(), sampleLine({ description: 'Water and sewer', itemFor: 'Utilities', unit: '$84.20', amount: '$84.20' })],
    totals: [
      { label: 'Subtotal', amount: '$2,534.20', weight: 'plain' },
      { label: 'Total', amount: '$2,534.20', weight: 'strong' },
      { label: 'Paid', amount: '−$500.00', weight: 'plain' },
      { label: 'Balance due', amount: '$2,034.20', weight: 'due' },
    ],
    notes: [{ heading: 'Terms', text: 'A late fee of $50.00 is charged after five days.' }],
    payLink: { label: 'Pay online by card or bank', url: 'https://keystead.example/Checkout/8f14e45fceea167a5a36dedd4bea2543' },
    ...changes,
  }
}

export function sampleReceipt(changes: Partial<ReceiptPaper> = {}): ReceiptPaper {
  return {
    heading: 'Receipt',
    number: 'RCP-2026-0017',
    status: 'Paid',
    parties: [
      { label: 'Received from', name: 'Maria Alvarez', lines: ['480 Oak Avenue, Unit 3', 'Austin, TX 78704'] },
      { label: 'Paid to', name: 'Harbor Property Group', lines: ['12 Harbor Street', 'Austin, TX 78701'] },
    ],
    facts: [
      { label: 'Invoice', value: 'INV-2026-0042' },
      { label: 'Paid on', value: 'December 2, 2026' },
      { label: 'Method', value: 'Visa ending in 4242' },
      { label: 'Property', value: 'Oak House, Unit 3' },
    ],
    columns: { description: 'Description', billed: 'Billed', paid: 'Paid' },
    allocations: [
      { description: 'Monthly rent', detail: 'Dec 1 – Dec 31, 2026', billed: '$2,450.00', paid: '$2,450.00' },
      { description: 'Water and sewer', detail: null, billed: '$84.20', paid: '$50.00' },
    ],
    totals: [
      { label: 'Amount', amount: '$2,500.00', weight: 'plain' },
      { label: 'Card fee', amount: '$72.50', weight: 'plain' },
      { label: 'Total paid', amount: '$2,572.50', weight: 'due' },
      { label: 'Balance after this payment', amount: '$34.20', weight: 'strong' },
    ],
    notes: [],
    ...changes,
  }
}
