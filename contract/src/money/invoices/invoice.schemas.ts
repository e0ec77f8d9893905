import { z } from 'zod'
import { BILLS_AS, INVOICE_ACTIONS, INVOICE_BILLINGS, INVOICE_STATES } from './invoice.values.ts'

const amount = z.string()

/** The state of an invoice for the reader, with what is owed: of who is billed for a share, of that share alone. */
const owed = {
  State: z.enum(INVOICE_STATES),
  /** A payment is on its way. */
  IsProcessing: z.boolean(),
  IssueDate: z.iso.date(),
  DueDate: z.iso.date(),
  Total: amount,
  Paid: amount,
  Balance: amount,
}

export const InvoiceCard = z
  .object({
    InvoiceId: z.guid(),
    InvoiceNumber: z.string(),
    Direction: z.int(),
    ...owed,
    AssetId: z.guid(),
    PropertyTitle: z.string(),
    /** Its first item. */
    Title: z.string(),
    LinesCount: z.int(),
    /** The other side: who is billed, or who bills. */
    Names: z.array(z.string()),
    SentAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'InvoiceCard' })
export type InvoiceCard = z.infer<typeof InvoiceCard>

export const InvoiceLineRead = z
  .object({
    LineId: z.guid(),
    InvoiceItemId: z.guid().nullable(),
    Title: z.string(),
    Description: z.string().nullable(),
    Quantity: z.number(),
    Amount: amount,
    Discount: amount,
    Tax: amount,
    /** What the line comes to, for the reader. */
    LineTotal: amount,
    ItemForTypeId: z.int(),
    ItemForType: z.string(),
    AccountForTypeId: z.int(),
    AccountForType: z.string(),
    IsTaxable: z.boolean(),
    IsAdvanceRent: z.boolean(),
    PeriodStart: z.iso.date().nullable(),
    PeriodEnd: z.iso.date().nullable(),
  })
  .meta({ id: 'InvoiceLine' })
export type InvoiceLineRead = z.infer<typeof InvoiceLineRead>

export const InvoiceRecipientRead = z
  .object({
    RecipientId: z.guid(),
    ProfileId: z.guid().nullable(),
    PersonId: z.guid().nullable(),
    Name: z.string(),
    /** Whether it is the reader. */
    IsYou: z.boolean(),
    SharePercent: z.number().nullable(),
    /** Of a share; null where all owe the whole together. */
    Amount: amount.nullable(),
    Paid: amount,
    /** For who bills: when it was opened first. */
    SeenAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'InvoiceRecipient' })
export type InvoiceRecipientRead = z.infer<typeof InvoiceRecipientRead>

export const InvoiceDetails = z
  .object({
    InvoiceId: z.guid(),
    Version: z.int(),
    InvoiceNumber: z.string(),
    Direction: z.int(),
    ...owed,
    BillsAs: z.enum(BILLS_AS),
    /** Who bills. */
    IssuerProfileId: z.guid(),
    IssuerName: z.string(),
    AssetId: z.guid(),
    PropertyTitle: z.string(),
    PropertyPlace: z.string(),
    LeaseId: z.guid().nullable(),
    SubAccountId: z.guid().nullable(),
    Billing: z.enum(INVOICE_BILLINGS),
    ShowsOthers: z.boolean(),
    Recipients: z.array(InvoiceRecipientRead),
    Lines: z.array(InvoiceLineRead),
    Subtotal: amount,
    Discount: amount,
    TaxPercent: z.number(),
    Tax: amount,
    AllowsPartial: z.boolean(),
    LeastPartial: amount.nullable(),
    Notes: z.string().nullable(),
    PrivateNotes: z.string().nullable(),
    TimeZone: z.string(),
    CreatedAt: z.iso.datetime(),
    SentAt: z.iso.datetime().nullable(),
    VoidedAt: z.iso.datetime().nullable(),
    VoidReason: z.string().nullable(),
    /** What of it is asked for no longer, with the reason; of who is billed for a share, of that share. */
    WrittenOff: amount,
    WriteOffReason: z.string().nullable(),
    /** What the reader could do with it, and why not where it cannot be done now. */
    Actions: z.array(z.object({ Action: z.enum(INVOICE_ACTIONS), Refusal: z.string().nullable() })),
  })
  .meta({ id: 'InvoiceDetails' })
export type InvoiceDetails = z.infer<typeof InvoiceDetails>

/** One thing that happened to an invoice, as a sentence. */
export const InvoiceEvent = z.object({ EventId: z.guid(), At: z.iso.datetime(), Text: z.string(), By: z.string().nullable() })
