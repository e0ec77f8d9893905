import sharp from 'sharp'
import type { PdfPictures } from './make-pdf.ts'
import type { PdfFrame } from './pdf-paper.ts'
import type { CertificatePaper } from './templates/certificate-paper.ts'
import type { InvoicePaper, InvoicePaperLine } from './templates/invoice-paper.ts'
import type { OverlayPage, OverlayPaper } from './templates/overlay-paper.ts'
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

export function sampleCertificate(changes: Partial<CertificatePaper> = {}): CertificatePaper {
  return {
    heading: 'Certificate',
    number: 'AGR-2026-0008',
    status: 'Completed',
    facts: [
      { label: 'Agreement', value: 'Residential lease' },
      { label: 'Sent by', value: 'Harbor Property Group' },
      { label: 'Sent', value: 'November 26, 2026, 9:12 AM' },
      { label: 'Completed', value: 'November 28, 2026, 4:40 PM' },
    ],
    digests: [{ label: 'Paper that was signed (SHA-256)', value: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' }],
    parties: [
      {
        name: 'Maria Alvarez',
        role: 'Tenant',
        state: 'Signed',
        lines: ['maria@example.com', 'Agreed to sign electronically on November 28, 2026, 4:38 PM', '203.0.113.7 · Firefox on Linux'],
      },
      { name: 'Harbor Property Group', role: 'Landlord', state: 'Signed', lines: ['billing@harbor.example'] },
    ],
    events: [
      { at: 'Nov 26, 2026, 9:12:04 AM', what: 'Sent by Harbor Property Group', note: null, from: '198.51.100.4' },
      { at: 'Nov 28, 2026, 4:38:51 PM', what: 'Opened by Maria Alvarez', note: 'With a code that was emailed', from: '203.0.113.7' },
      { at: 'Nov 28, 2026, 4:40:10 PM', what: 'Signed by Maria Alvarez', note: null, from: '203.0.113.7' },
    ],
    words: { parties: 'Who took part', events: 'What happened', columns: ['When', 'What', 'From'] },
    notes: [{ heading: 'About this certificate', text: 'It belongs to the pages before it, and is sealed with them.' }],
    ...changes,
  }
}

export function sampleOverlayPage(changes: Partial<OverlayPage> = {}): OverlayPage {
  return {
    width: 612,
    height: 792,
    values: [
      { kind: 'text', text: '12 Harbor Street', x: 72, y: 100, width: 200, height: 18 },
      { kind: 'typed', text: 'Maria Alvarez', x: 72, y: 200, width: 180, height: 36 },
      { kind: 'check', x: 72, y: 260, width: 14, height: 14 },
      {
        kind: 'drawn',
        lines: [
          [
            [10, 150],
            [120, 20],
            [260, 170],
            [590, 60],
          ],
          [[300, 30]],
        ],
        x: 72,
        y: 300,
        width: 180,
        height: 36,
      },
      { kind: 'picture', picture: 'party-1', alt: 'Signature of Maria Alvarez', x: 72, y: 360, width: 180, height: 36 },
    ],
    notes: [{ text: 'Maria Alvarez · 8f14e45f', x: 72, y: 238 }],
    foot: 'Agreement 8f14e45f-ceea-467a-9a36-dedd4bea2543',
    stamp: null,
    ...changes,
  }
}

export function sampleOverlay(...pages: readonly OverlayPage[]): OverlayPaper {
  return { pages: pages.length > 0 ? pages : [sampleOverlayPage()], box: { width: 600, height: 200 } }
}

/** The picture that a sample overlay shows. */
export async function samplePictures(): Promise<PdfPictures> {
  const ink = { r: 20, g: 38, b: 76, alpha: 1 }
  const picture = sharp({ create: { width: 400, height: 80, channels: 4, background: ink } })
  return new Map([['party-1', new Uint8Array(await picture.png().toBuffer())]])
}
