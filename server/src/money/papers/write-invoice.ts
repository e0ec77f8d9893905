import { isCredit } from '@keystead/contract/money/invoice-items/item.values.ts'
import type { InvoiceDetails, InvoiceLineRead } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { centsFromText, textFromCents } from '@keystead/contract/values/money.ts'
import { fractionOf } from '@keystead/contract/values/shares.ts'
import type { PdfFrame, PdfTotal } from '../../pdf/pdf-paper.ts'
import type { InvoicePaper, InvoicePaperLine } from '../../pdf/templates/invoice-paper.ts'
import type { DocumentBrand } from '../../platform/branding/branding.public.ts'
import type { Services } from '../../rpc/services.ts'
import { paperFrame } from './frame.ts'
import type { ReadForPaper } from './read-for-paper.ts'
import { type PaperWords, paperWords } from './words.ts'

export type WrittenInvoice = { readonly frame: PdfFrame; readonly paper: InvoicePaper }

/**
 * An invoice in words, as its reader sees it: of who is billed for a share alone, that share. It is the bill of the day on which it was
 * sent, so it says nothing of what was paid since: the screen and receipts do.
 */
export function writeInvoice(
  services: Pick<Services, 'settings' | 'languages' | 'mailer'>,
  { details, isOfRecipient }: Pick<ReadForPaper, 'details' | 'isOfRecipient'>,
  { language, look }: { readonly language: string; readonly look: DocumentBrand },
): WrittenInvoice {
  const words = paperWords(services.languages, language)
  const t = words.t.invoice
  const isVoid = details.State === 'void'
  const frame = paperFrame(services, words, {
    title: t.title({ number: details.InvoiceNumber }),
    issuer: details.IssuerName,
    date: details.IssueDate,
    look,
    stamp: isVoid ? t.stamp : null,
  })
  const paper: InvoicePaper = {
    heading: t.heading,
    number: details.InvoiceNumber,
    status: statusOf(details, words),
    parties: partiesOf(details, words),
    facts: [
      { label: t.issued, value: words.day(details.IssueDate) },
      { label: t.due, value: words.day(details.DueDate) },
      { label: t.property, value: `${details.PropertyTitle}, ${details.PropertyPlace}` },
    ],
    columns: t.columns,
    lines: details.Lines.map((line) => lineOf(line, isPart(details), words)),
    totals: totalsOf(details, words),
    notes: [
      ...(details.VoidReason === null ? [] : [{ heading: t.voidReason, text: details.VoidReason }]),
      ...(details.Notes === null ? [] : [{ heading: t.notes, text: details.Notes }]),
    ],
    payLink:
      isOfRecipient && !isVoid
        ? { label: words.t.payOnline, url: `${services.mailer.siteAddress()}${paths.viewInvoice(details.InvoiceId)}` }
        : null,
  }
  return { frame, paper }
}

function statusOf({ State }: InvoiceDetails, { t }: PaperWords): string | null {
  if (State === 'void') return t.invoice.isVoid
  return State === 'temporary' ? t.invoice.draft : null
}

function partiesOf({ IssuerName, Recipients }: InvoiceDetails, { t }: PaperWords): InvoicePaper['parties'] {
  const [first, ...others] = Recipients.map(({ Name }) => Name)
  return [
    { label: t.invoice.from, name: IssuerName, lines: [] },
    { label: t.invoice.billTo, name: first ?? '', lines: others },
  ]
}

/** Its lines are parts of a share, in which all discounts and taxes are. */
function isPart({ ShowsOthers, Recipients }: InvoiceDetails): boolean {
  return !ShowsOthers && Recipients.some(({ IsYou, Amount }) => IsYou && Amount !== null)
}

function lineOf(line: InvoiceLineRead, isOfShare: boolean, words: PaperWords): InvoicePaperLine {
  const hasDiscount = centsFromText(line.Discount) > 0
  return {
    description: line.Description === null ? line.Title : `${line.Title}\n${line.Description}`,
    itemFor: line.ItemForType,
    period: periodOf(line, words),
    quantity: words.number(line.Quantity),
    unit: words.money(line.Amount),
    discount: hasDiscount ? words.money(`-${line.Discount}`) : null,
    amount: words.money(isOfShare ? line.LineTotal : netOf(line)),
  }
}

/** What it comes to before the discount and the tax of the whole invoice, so that lines add up to the subtotal. */
function netOf(line: InvoiceLineRead): string {
  const gross = fractionOf(centsFromText(line.Amount), Math.round(line.Quantity * 100), 100)
  const net = gross - Math.min(centsFromText(line.Discount), gross)
  return textFromCents(isCredit(line.ItemForTypeId) ? -net : net)
}

function periodOf({ PeriodStart, PeriodEnd }: InvoiceLineRead, { t, day }: PaperWords): string | null {
  if (PeriodStart && PeriodEnd) return t.invoice.period({ first: day(PeriodStart), last: day(PeriodEnd) })
  if (PeriodStart) return t.invoice.periodFrom({ first: day(PeriodStart) })
  return PeriodEnd ? t.invoice.periodUntil({ last: day(PeriodEnd) }) : null
}

/** Those that there are. Who is to see the others, too, reads the whole before their share. */
function totalsOf(details: InvoiceDetails, { t, money, percent }: PaperWords): PdfTotal[] {
  const { Subtotal, Discount, Tax, TaxPercent, Total, State } = details
  const [discount, tax] = [Discount, Tax].map(centsFromText) as [number, number]
  const whole = textFromCents(centsFromText(Subtotal) - discount + tax)
  const own = details.Recipients.find(({ IsYou }) => IsYou)
  const share = whole === Total ? null : (own?.SharePercent ?? null)
  const isOwed = State !== 'void'
  return [
    ...(discount > 0 || tax > 0 ? [{ label: t.invoice.subtotal, amount: money(Subtotal), weight: 'plain' as const }] : []),
    ...(discount > 0 ? [{ label: t.invoice.discount, amount: money(`-${Discount}`), weight: 'plain' as const }] : []),
    ...(tax > 0 ? [{ label: t.invoice.tax({ percent: percent(TaxPercent) }), amount: money(Tax), weight: 'plain' as const }] : []),
    ...(share !== null ? [{ label: t.invoice.total, amount: money(whole), weight: 'strong' as const }] : []),
    {
      label: share !== null ? t.invoice.shareDue({ percent: percent(share) }) : isOwed ? t.invoice.totalDue : t.invoice.total,
      amount: money(Total),
      weight: isOwed ? 'due' : 'strong',
    },
  ]
}
