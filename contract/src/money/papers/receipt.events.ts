import { z } from 'zod'
import { defineQuestion } from '../../rpc/events.ts'

const amount = z.string()

/** A receipt in data, with all that it shows: amounts as they cross the wire, words in the language of who reads it. */
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
  /** It was returned, refunded in full, or recorded by mistake. */
  IsReversed: z.boolean(),
  Lines: z.array(z.object({ Title: z.string(), Detail: z.string().nullable(), Billed: amount, Paid: amount })),
})
export type Receipt = z.infer<typeof Receipt>

/**
 * The receipt of a payment, or of the latest one, for who reads an invoice: `recipientId` is the place of who is billed, null is who bills.
 * Null where there is none for them.
 */
export const ReceiptAsked = defineQuestion(
  'receipt.asked',
  z.object({ invoiceId: z.uuid(), recipientId: z.uuid().nullable(), paymentId: z.uuid().nullable() }),
  Receipt.nullable(),
)
