import type { Receipt } from '@keystead/contract/money/papers/receipt.events.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { readPdf } from '../../../test/read-pdf.ts'
import { renderPdf } from '../../pdf/render-pdf.ts'
import { receiptPdf } from '../../pdf/templates/receipt-paper.ts'
import { findDocumentBrand } from '../../platform/branding/branding.public.ts'
import { presentFrame, presentReceipt } from './paper.present.ts'
import { writeReceipt } from './write-receipt.ts'

const receipt: Receipt = {
  ReceiptNumber: 'R-0017',
  InvoiceNumber: 'INV-0042',
  PropertyTitle: 'Larch House',
  PropertyPlace: 'Austin, TX',
  IssuerName: 'Olive Tester',
  PayerName: 'Tova Tester',
  Method: 'Visa',
  LastFour: '4242',
  PaidOn: '2026-12-02',
  Amount: '1501.00',
  Fee: '44.58',
  Total: '1545.58',
  BalanceAfter: '0.00',
  Lines: [{ Title: 'Rent for December', Detail: null, Billed: '1501.00', Paid: '1501.00' }],
}

async function written(changes: Partial<Receipt> = {}) {
  const look = await findDocumentBrand(app.services, null)
  const { frame, paper } = writeReceipt(app.services, { ...receipt, ...changes }, { language: 'en', look })
  const { bytes } = await renderPdf(app.services, receiptPdf, { frame, paper })
  return { pdf: await readPdf(bytes), details: { ...presentFrame(frame), ...presentReceipt(paper) } }
}

describe('a receipt', () => {
  test('says who paid whom, how, when, which fee was in it and what is still owed, as a PDF and as data', async () => {
    const { pdf, details } = await written()
    const parts = [
      'R-0017',
      'INV-0042',
      'Visa ending in 4242',
      'December 2, 2026',
      '$1,501.00',
      '$44.58',
      '$1,545.58',
      '$0.00',
      'Larch House',
    ]
    for (const words of [...parts, 'Olive Tester', 'Tova Tester']) expect(pdf.text).toContain(words)
    expect(pdf.title).toBe('Receipt R-0017')
    expect(details).toMatchObject({
      Status: 'Paid',
      Stamp: null,
      Lines: [{ Description: 'Rent for December', Paid: '$1,501.00' }],
      Totals: [{ Amount: '$1,501.00' }, { Label: 'Fee', Amount: '$44.58' }, { Amount: '$1,545.58', Weight: 'due' }, { Amount: '$0.00' }],
    })
  })

  test('without a fee has no line for one, and without digits says the method alone', async () => {
    const { pdf, details } = await written({ Fee: '0.00', Total: '1501.00', LastFour: null, Method: 'Check' })
    expect(details.Totals.map(({ Label }) => Label)).not.toContain('Fee')
    expect(pdf.text).toContain('Check')
    expect(pdf.text).not.toContain('ending in')
  })
})
