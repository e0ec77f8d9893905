import type { Receipt } from '@keystead/contract/money/papers/receipt.events.ts'
import type { PdfFrame } from '../../pdf/pdf-paper.ts'
import type { ReceiptPaper } from '../../pdf/templates/receipt-paper.ts'
import { centsFromText } from '@keystead/contract/values/money.ts'
import type { DocumentBrand } from '../../platform/branding/branding.public.ts'
import type { Services } from '../../rpc/services.ts'
import { paperFrame } from './frame.ts'
import { type PaperWords, paperWords } from './words.ts'

export type WrittenReceipt = { readonly frame: PdfFrame; readonly paper: ReceiptPaper }

/** What was paid, in words: on the day of the payment, whatever became of it since. */
export function writeReceipt(
  services: Pick<Services, 'settings' | 'languages'>,
  receipt: Receipt,
  { language, look }: { readonly language: string; readonly look: DocumentBrand },
): WrittenReceipt {
  const words = paperWords(services.languages, language)
  const t = words.t.receipt
  const frame = paperFrame(services, words, {
    title: t.title({ number: receipt.ReceiptNumber }),
    issuer: receipt.IssuerName,
    date: receipt.PaidOn,
    look,
    stamp: null,
  })
  return { frame, paper: paperOf(receipt, words) }
}

function paperOf(receipt: Receipt, { t: { receipt: t }, money, day }: PaperWords): ReceiptPaper {
  const { Method: method, LastFour: lastFour } = receipt
  return {
    heading: t.heading,
    number: receipt.ReceiptNumber,
    status: t.paid,
    parties: [
      { label: t.from, name: receipt.PayerName, lines: [] },
      { label: t.paidTo, name: receipt.IssuerName, lines: [] },
    ],
    facts: [
      { label: t.invoice, value: receipt.InvoiceNumber },
      { label: t.paidOn, value: day(receipt.PaidOn) },
      { label: t.method, value: lastFour === null ? method : t.endingIn({ method, lastFour }) },
      { label: t.property, value: `${receipt.PropertyTitle}, ${receipt.PropertyPlace}` },
    ],
    columns: t.columns,
    allocations: receipt.Lines.map(({ Title, Detail, Billed, Paid }) => ({
      description: Title,
      detail: Detail,
      billed: money(Billed),
      paid: money(Paid),
    })),
    totals: [
      { label: t.amount, amount: money(receipt.Amount), weight: 'plain' },
      ...(centsFromText(receipt.Fee) > 0 ? [{ label: t.fee, amount: money(receipt.Fee), weight: 'plain' as const }] : []),
      { label: t.total, amount: money(receipt.Total), weight: 'due' },
      { label: t.balanceAfter, amount: money(receipt.BalanceAfter), weight: 'strong' },
    ],
    notes: [],
  }
}
