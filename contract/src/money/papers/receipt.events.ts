import { z } from 'zod'
import { defineEvent, defineQuestion } from '../../rpc/events.ts'
import { ReceiptStanding } from './paper.schemas.ts'

const amount = z.string()

/** A receipt in data, with all that it shows, as it was when the payment came: amounts as they cross the wire. */
export const Receipt = z.object({
  ReceiptNumber: z.string(),
  InvoiceNumber: z.string(),
  PropertyTitle: z.string(),
  PropertyPlace: z.string(),
  IssuerName: z.string(),
  PayerName: z.string(),
  /** Such as Visa, or Bank account. */
  Method: z.string(),
  LastFour: z.string().nullable(),
  PaidOn: z.iso.date(),
  Amount: amount,
  /** What the payer bore beside it. */
  Fee: amount,
  Total: amount,
  /** Of the invoice, or of the payer's share of it. */
  BalanceAfter: amount,
  Lines: z.array(z.object({ Title: z.string(), Detail: z.string().nullable(), Billed: amount, Paid: amount })),
})
export type Receipt = z.infer<typeof Receipt>

/** What became of a payment that has a receipt, for who reads in a language; the room that knows of payments tells it. */
export const ReceiptStandingAsked = defineQuestion(
  'receipt.standing-asked',
  z.object({ paymentId: z.uuid(), language: z.string() }),
  ReceiptStanding.nullable(),
)

/** The receipt of a payment is there for who paid, under the key of its file. Null: it could not be made, and they hear of the payment without. */
export const ReceiptMade = defineEvent(
  'receipt.made',
  z.object({
    /** Of the payment. */
    id: z.uuid(),
    accountId: z.uuid(),
    receipt: Receipt,
    file: z.object({ key: z.string(), fileName: z.string() }).nullable(),
  }),
)
