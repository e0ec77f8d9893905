import { z } from 'zod'
import { messages as connectionMessages } from '../../people/connections/connections-messages.text.ts'
import { emptyMessage, invalidMessage } from '../../text/messages.ts'
import { messages as sharedMessages } from '../../text/shared-messages.text.ts'
import {
  choice,
  date,
  dropdownText,
  money,
  optional,
  optionalText,
  percent,
  requiredText,
  rowId,
  wholeNumber,
  wordsOr,
} from '../../values/fields.ts'
import { centsFromText, isMoneyText } from '../../values/money.ts'
import { WHOLE_BPS, bpsOfPercent, percentOfBps, sumOf } from '../../values/shares.ts'
import { itemFields } from '../invoice-items/item.forms.ts'
import { isCredit } from '../invoice-items/item.values.ts'
import { invoiceAmounts } from './amounts.ts'
import { messages } from './invoices-messages.text.ts'
import {
  BILLS_AS,
  INVOICE_BILLINGS,
  INVOICE_DIRECTIONS,
  MAX_LINES,
  MAX_NOTES_CHARACTERS,
  MAX_NUMBER_CHARACTERS,
  MAX_RECIPIENTS,
  MOST_CENTS,
} from './invoice.values.ts'

const version = wholeNumber('Version', { min: 1, max: 2_147_483_647 })

const invoiceNumber = requiredText('Invoice number', { max: MAX_NUMBER_CHARACTERS })

/** Someone with an account, or a person who is written down. */
const RecipientInput = z
  .strictObject(
    {
      ProfileId: optional(rowId('Recipient')),
      PersonId: optional(rowId('Recipient')),
      /** Of the total, where each owes a share. */
      SharePercent: optional(percent('Share')),
    },
    { error: invalidMessage('Recipient') },
  )
  .superRefine(({ ProfileId, PersonId }, context) => {
    if ((ProfileId === null) === (PersonId === null))
      context.addIssue({ code: 'custom', path: ['ProfileId'], message: emptyMessage('Recipient') })
  })

const LineInput = z.strictObject(
  {
    /** The item that it was taken from, if any. */
    InvoiceItemId: optional(rowId('Item')),
    ...itemFields,
    /** Taken off this line. */
    Discount: money('Discount', { allowZero: true }).default('0.00'),
    /** The time that it pays for. */
    PeriodStart: optional(date('Period start')),
    PeriodEnd: optional(date('Period end')),
    /** Rent that is paid ahead, and no deposit. */
    IsAdvanceRent: z.boolean({ error: invalidMessage('Advance rent') }).default(false),
  },
  { error: invalidMessage('Item') },
)

const invoiceFields = {
  AssetId: rowId('Property'),
  LeaseId: optional(rowId('Lease')),
  BillsAs: z.enum(BILLS_AS, { error: invalidMessage('From') }).default('manager'),
  /** Null: the next one of who bills. */
  InvoiceNumber: optional(invoiceNumber),
  Recipients: z
    .array(RecipientInput, { error: emptyMessage('Recipient') })
    .min(1, { error: emptyMessage('Recipient') })
    .max(MAX_RECIPIENTS, { error: messages.tooManyRecipients({ count: MAX_RECIPIENTS }) }),
  Billing: z.enum(INVOICE_BILLINGS, { error: invalidMessage('Billing') }).default('joint'),
  /** Whether those who are billed together see each other, and what each has paid. */
  ShowsOthers: z.boolean({ error: invalidMessage('Privacy') }).default(false),
  /** Where the money goes; null: the usual payment account of who bills. */
  SubAccountId: optional(rowId('Payment account')),
  IssueDate: date('Issue date'),
  DueDate: date('Due date'),
  Lines: z
    .array(LineInput, { error: emptyMessage('Item') })
    .min(1, { error: emptyMessage('Item') })
    .max(MAX_LINES, { error: messages.tooManyLines({ count: MAX_LINES }) }),
  /** On the whole invoice, before tax. */
  Discount: money('Discount', { allowZero: true }).default('0.00'),
  TaxPercent: percent('Tax').default(0),
  AllowsPartial: z.boolean({ error: invalidMessage('Partial payments') }).default(false),
  /** The least that is taken at once, of what is paid in parts. */
  LeastPartial: optional(money('Least payment')),
  Notes: optionalText('Notes', { max: MAX_NOTES_CHARACTERS, multiline: true, refusesCards: true }),
  /** Seen by who bills alone. */
  PrivateNotes: optionalText('Private notes', { max: MAX_NOTES_CHARACTERS, multiline: true, refusesCards: true }),
}

type Typed = {
  Recipients: readonly { ProfileId: string | null; PersonId: string | null; SharePercent: number | null }[]
  Billing: (typeof INVOICE_BILLINGS)[number]
  IssueDate: string
  DueDate: string
  Lines: readonly z.output<typeof LineInput>[]
  Discount: string
  TaxPercent: number
  AllowsPartial: boolean
  LeastPartial: string | null
}
type Report = (path: (string | number)[], message: string) => void

/** Rules across the fields of an invoice. */
function checkInvoice(invoice: Typed, report: Report): void {
  if (invoice.DueDate < invoice.IssueDate) report(['DueDate'], messages.dueBeforeIssue)
  checkRecipients(invoice, report)
  if (checkLines(invoice.Lines, report)) checkAmounts(invoice, report)
}

function checkRecipients({ Recipients, Billing }: Typed, report: Report): void {
  Recipients.forEach(({ ProfileId, PersonId, SharePercent }, index) => {
    const isSame = (other: (typeof Recipients)[number]) => (ProfileId ? other.ProfileId === ProfileId : other.PersonId === PersonId)
    if (Recipients.slice(0, index).some(isSame)) report(['Recipients', index, 'ProfileId'], messages.recipientOnce)
    if (Billing !== 'shares') return
    if (SharePercent === null || SharePercent <= 0) report(['Recipients', index, 'SharePercent'], emptyMessage('Share'))
  })
  if (Billing !== 'shares') return
  const whole = sumOf(Recipients.map(({ SharePercent }) => bpsOfPercent(SharePercent ?? 0)))
  if (whole !== WHOLE_BPS) report(['Recipients'], messages.sharesAddUp({ percent: String(percentOfBps(whole)) }))
}

/** Whether their amounts can be counted. */
function checkLines(lines: Typed['Lines'], report: Report): boolean {
  let canBeCounted = true
  lines.forEach((line, index) => {
    const say = (field: string, message: string) => report(['Lines', index, field], message)
    if (line.PeriodStart && line.PeriodEnd && line.PeriodEnd < line.PeriodStart) say('PeriodEnd', connectionMessages.endBeforeStart)
    if (!isMoneyText(line.Amount) || !isMoneyText(line.Discount)) return void (canBeCounted = false)
    const gross = centsFromText(line.Amount) * line.Quantity
    if (gross > MOST_CENTS) {
      canBeCounted = false
      return say('Amount', messages.lineTooLarge)
    }
    // A line of nothing says nothing: a cent at a hundredth.
    if (Math.round(gross) < 1) say('Quantity', messages.lineOfNothing)
    if (centsFromText(line.Discount) > Math.round(gross)) say('Discount', messages.discountTooLarge)
  })
  return canBeCounted
}

function checkAmounts(invoice: Typed, report: Report): void {
  const { Lines, Discount, LeastPartial, AllowsPartial } = invoice
  if (!isMoneyText(Discount)) return
  const { subtotalCents, discountCents, totalCents } = invoiceAmounts(Lines.map(countedLine), {
    discountCents: centsFromText(Discount),
    taxBps: bpsOfPercent(invoice.TaxPercent),
  })
  if (centsFromText(Discount) > discountCents || discountCents > Math.max(subtotalCents, 0)) report(['Discount'], messages.discountTooLarge)
  else if (totalCents <= 0) report(['Lines'], messages.totalOfNothing)
  else if (totalCents > MOST_CENTS) report(['Lines'], messages.totalTooLarge)
  else if (AllowsPartial && LeastPartial && centsFromText(LeastPartial) > totalCents) report(['LeastPartial'], messages.leastAboveTotal)
}

/** A line as its amounts are counted. */
export function countedLine(line: Pick<z.output<typeof LineInput>, 'Quantity' | 'Amount' | 'Discount' | 'ItemForTypeId' | 'IsTaxable'>) {
  return {
    quantityHundredths: Math.round(line.Quantity * 100),
    unitCents: centsFromText(line.Amount),
    discountCents: centsFromText(line.Discount),
    isCredit: isCredit(line.ItemForTypeId),
    isTaxable: line.IsTaxable,
  }
}

export const InvoiceForm = z
  .strictObject({
    /** With `Version`: changes this invoice, as long as it is a draft. */
    InvoiceId: optional(rowId('Invoice')),
    Version: optional(version),
    ...invoiceFields,
  })
  .superRefine((invoice, context) => checkInvoice(invoice, (path, message) => context.addIssue({ code: 'custom', path, message })))

const one = { InvoiceId: rowId('Invoice') }
export const InvoiceInput = z.strictObject(one)
/** As one of those who are billed will read it; the first of them where none is named. */
export const InvoicePreviewInput = z.strictObject({ ...one, RecipientId: optional(rowId('Recipient')) })
export const InvoiceVersionInput = z.strictObject({ ...one, Version: version })

export const SendInvoiceInput = z.strictObject({
  ...one,
  Version: version,
  /** There is no active payment account: it can be paid by other means alone, and that is known. */
  WithoutPaymentAccount: z.boolean({ error: invalidMessage('Payment account') }).default(false),
})

export const VoidInvoiceInput = z.strictObject({
  ...one,
  Version: version,
  Reason: requiredText('Reason', { max: 300, refusesCards: true }),
})

/** What numbers begin with, and how many digits they have at least: `INV-` and 4 make `INV-0001`. */
export const NumberingForm = z.strictObject({
  Prefix: optionalText('Prefix', { max: 20 }),
  Digits: wholeNumber('Digits', { min: 1, max: 9 }).default(4),
  /** The number that comes next; one that was given before is never given again. */
  Next: wholeNumber('Next number', { min: 1, max: 999_999_999 }),
})

export const RecipientChoice = z
  .strictObject({
    AssetId: rowId('Property'),
    Text: optional(dropdownText('Keyword', 80)),
    Id: optional(rowId('Recipient')),
    /** Instead of words: all who are in this lease. */
    LeaseId: optional(rowId('Lease')),
  })
  .refine(({ Text, Id, LeaseId }) => Text !== null || Id !== null || LeaseId !== null, {
    path: ['Text'],
    error: sharedMessages.typeTwoCharacters,
  })

/** What lists of invoices are narrowed to. */
export const INVOICE_FILTER_KINDS = ['property', 'person'] as const

export const InvoiceFilterChoice = z
  .strictObject({
    Direction: choice('Direction', Object.values(INVOICE_DIRECTIONS)).default(INVOICE_DIRECTIONS.Sent),
    Of: z.enum(INVOICE_FILTER_KINDS, { error: invalidMessage('Of') }),
    Text: optional(dropdownText('Keyword', 80)),
    Id: optional(rowId('Choice')),
  })
  .refine(...wordsOr('Id'))
