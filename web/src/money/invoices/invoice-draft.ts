import type { InvoiceItemRead } from '@keystead/contract/money/invoice-items/item.operations.ts'
import { InvoiceForm } from '@keystead/contract/money/invoices/invoice.forms.ts'
import type { CreateInvoice } from '@keystead/contract/money/invoices/invoice.operations.ts'
import type { InvoiceDetails, InvoiceLineRead } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import { type BillsAs, INVOICE_BILLING_TEXTS, type InvoiceBilling } from '@keystead/contract/money/invoices/invoice.values.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { z } from 'zod'
import { mergeChanges, type Merged } from '../../ui/form/merge-changes.ts'
import { text } from './invoice-form.text.ts'

/** Who is billed, by the id of their profile, or of the person who is written down. */
export type RecipientDraft = { ProfileId: string | null; IsPerson: boolean; SharePercent: number | null }

export type LineDraft = {
  InvoiceItemId: string | null
  Title: string
  Description: string | null
  Quantity: number | null
  Amount: string | null
  Discount: string | null
  ItemForTypeId: number | null
  AccountForTypeId: number | null
  IsTaxable: boolean
  IsAdvanceRent: boolean
  PeriodStart: string | null
  PeriodEnd: string | null
}

/** An invoice as its form has it; what is not chosen yet is null. */
export type InvoiceDraft = {
  InvoiceId: string | null
  Version: number | null
  AssetId: string | null
  LeaseId: string | null
  BillsAs: BillsAs
  InvoiceNumber: string | null
  Recipients: RecipientDraft[]
  Billing: InvoiceBilling
  ShowsOthers: boolean
  /** Null: the usual one. */
  SubAccountId: string | null
  IssueDate: string | null
  DueDate: string | null
  Lines: LineDraft[]
  /** The item that is being searched; it becomes a line. */
  Picked: string | null
  Discount: string | null
  TaxPercent: number | null
  AllowsPartial: boolean
  LeastPartial: string | null
  Notes: string | null
  PrivateNotes: string | null
}

export const NO_RECIPIENT: RecipientDraft = { ProfileId: null, IsPerson: false, SharePercent: null }

export const NO_LINE: LineDraft = {
  InvoiceItemId: null,
  Title: '',
  Description: '',
  Quantity: 1,
  Amount: null,
  Discount: null,
  ItemForTypeId: null,
  AccountForTypeId: null,
  IsTaxable: false,
  IsAdvanceRent: false,
  PeriodStart: null,
  PeriodEnd: null,
}

export function newDraft(today: string | null, assetId: string | null): InvoiceDraft {
  return {
    InvoiceId: null,
    Version: null,
    AssetId: assetId,
    LeaseId: null,
    BillsAs: 'manager',
    InvoiceNumber: '',
    Recipients: [NO_RECIPIENT],
    Billing: 'joint',
    ShowsOthers: false,
    SubAccountId: null,
    IssueDate: today,
    DueDate: null,
    Lines: [NO_LINE],
    Picked: null,
    Discount: null,
    TaxPercent: null,
    AllowsPartial: false,
    LeastPartial: null,
    Notes: '',
    PrivateNotes: '',
  }
}

/** What is on an invoice, to be changed. */
export function draftOf(invoice: InvoiceDetails): InvoiceDraft {
  return {
    InvoiceId: invoice.InvoiceId,
    Version: invoice.Version,
    AssetId: invoice.AssetId,
    LeaseId: invoice.LeaseId,
    BillsAs: invoice.BillsAs,
    InvoiceNumber: invoice.InvoiceNumber,
    Recipients: invoice.Recipients.map(({ ProfileId, PersonId, SharePercent }) => ({
      ProfileId: ProfileId ?? PersonId,
      IsPerson: ProfileId === null,
      SharePercent,
    })),
    Billing: invoice.Billing,
    ShowsOthers: invoice.ShowsOthers,
    SubAccountId: invoice.SubAccountId,
    IssueDate: invoice.IssueDate,
    DueDate: invoice.DueDate,
    Lines: invoice.Lines.map(lineOf),
    Picked: null,
    Discount: orNone(invoice.Discount),
    TaxPercent: invoice.TaxPercent || null,
    AllowsPartial: invoice.AllowsPartial,
    LeastPartial: invoice.LeastPartial,
    Notes: invoice.Notes,
    PrivateNotes: invoice.PrivateNotes,
  }
}

function lineOf({
  LineId: _id,
  Tax: _tax,
  LineTotal: _total,
  ItemForType: _for,
  AccountForType: _account,
  ...line
}: InvoiceLineRead): LineDraft {
  return { ...line, Discount: orNone(line.Discount) }
}

const orNone = (amount: string) => (amount === '0.00' ? null : amount)

/** A new invoice like another one: of today, due after as many days, with a number of its own. */
export function copyOf(invoice: InvoiceDetails, today: string | null): InvoiceDraft {
  const days = dayNumber(invoice.DueDate) - dayNumber(invoice.IssueDate)
  return {
    ...draftOf(invoice),
    InvoiceId: null,
    Version: null,
    InvoiceNumber: '',
    IssueDate: today,
    DueDate: today && dayOfNumber(dayNumber(today) + days),
    // An item of the list may be someone else's: an agent copies what the manager wrote.
    Lines: invoice.Lines.map((line) => ({ ...lineOf(line), InvoiceItemId: null })),
  }
}

const DAY_MS = 86_400_000
const dayNumber = (day: string) => Date.parse(day) / DAY_MS
const dayOfNumber = (days: number) => new Date(days * DAY_MS).toISOString().slice(0, 10)

/** What a line takes over of an item. */
export function lineOfItem(item: InvoiceItemRead): LineDraft {
  const { InvoiceItemId, Title, Description, Quantity, Amount, ItemForTypeId, AccountForTypeId, IsTaxable } = item
  return { ...NO_LINE, InvoiceItemId, Title, Description, Quantity, Amount, ItemForTypeId, AccountForTypeId, IsTaxable }
}

/** Nothing was typed into it so far. */
export function isUntouched({ Title, Amount, ItemForTypeId }: LineDraft): boolean {
  return Title === '' && Amount === null && ItemForTypeId === null
}

/** What is sent. What is not chosen yet is refused by the rules. */
export function inputOf(draft: InvoiceDraft): InputOf<typeof CreateInvoice> {
  const { Picked: _searched, Discount, TaxPercent, InvoiceNumber, Recipients, Lines, ...rest } = draft
  const isByShares = rest.Billing === 'shares'
  return {
    ...rest,
    InvoiceNumber: InvoiceNumber?.trim() ? InvoiceNumber : null,
    LeastPartial: rest.AllowsPartial ? rest.LeastPartial : null,
    Discount: Discount ?? undefined,
    TaxPercent: TaxPercent ?? undefined,
    Recipients: Recipients.map(({ ProfileId, IsPerson, SharePercent }) => ({
      ProfileId: IsPerson ? null : ProfileId,
      PersonId: IsPerson ? ProfileId : null,
      SharePercent: isByShares ? SharePercent : null,
    })),
    Lines: Lines.map((line) => ({ ...line, Discount: line.Discount ?? undefined })),
  } as InputOf<typeof CreateInvoice>
}

/** The rules of the contract, said at the fields of the draft. */
export const invoiceRules = z.custom<InvoiceDraft>().superRefine((draft, context) => {
  for (const { path, message } of InvoiceForm.safeParse(inputOf(draft)).error?.issues ?? [])
    context.addIssue({ code: 'custom', path: [...path], message })
})

const LABELS = {
  AssetId: text.property,
  LeaseId: text.lease,
  InvoiceNumber: text.number,
  Recipients: text.who,
  Billing: text.billing,
  ShowsOthers: text.showsOthers,
  SubAccountId: text.paidTo,
  IssueDate: text.issueDate,
  DueDate: text.dueDate,
  Lines: text.items,
  Discount: text.discount,
  TaxPercent: text.tax,
  AllowsPartial: text.allowsPartial,
  LeastPartial: text.leastPartial,
  Notes: text.notes,
  PrivateNotes: text.privateNotes,
} as const

/** What I typed on top of what was saved of the invoice meanwhile. */
export function mergeInvoices(three: Record<'base' | 'mine' | 'newest', InvoiceDraft>): Merged<InvoiceDraft> {
  return mergeChanges(three, LABELS, (field, value) => {
    if (value === null || value === '') return text.nothing
    if (Array.isArray(value)) return text.listOf({ count: value.length })
    if (field === 'Billing') return INVOICE_BILLING_TEXTS[value as InvoiceBilling].Text
    return typeof value === 'boolean' ? (value ? text.yes : text.no) : String(value)
  })
}
