import { z } from 'zod'
import { ISSUER_ACCOUNTS, POSTING_KINDS } from '../ledger/ledger.values.ts'
import { FEE_PAYERS, ONLINE_METHODS, PAYMENT_METHODS, PAYMENT_STATUSES, REFUND_STATUSES } from './payment.values.ts'

const amount = z.string()

/** One way to pay, with its price. */
export const PaymentOption = z
  .object({
    Method: z.enum(ONLINE_METHODS),
    Fee: amount,
    FeePaidBy: z.enum(FEE_PAYERS),
    /** What the payer is charged. */
    Total: amount,
    /** What arrives at who bills, and on which day about. */
    Received: amount,
    ArrivesOn: z.iso.date(),
    /** Why it cannot be chosen now. */
    Refusal: z.string().nullable(),
  })
  .meta({ id: 'PaymentOption' })

/** What paying now would come to. */
export const PaymentQuote = z
  .object({
    Balance: amount,
    Amount: amount,
    /** Whether less than the balance can be paid, and how little at once. */
    AllowsPartial: z.boolean(),
    LeastPartial: amount.nullable(),
    PayeeName: z.string(),
    /** Names the payment account when paying; null where nothing can be paid online. */
    MerchantKey: z.string().nullable(),
    /** Why nothing can be paid online now. */
    Refusal: z.string().nullable(),
    Options: z.array(PaymentOption),
    /** No real money moves: which numbers do what stands under the fields. */
    IsSandbox: z.boolean(),
  })
  .meta({ id: 'PaymentQuote' })
export type PaymentQuote = z.infer<typeof PaymentQuote>

/** Frames of the payment provider, for one payer and one invoice. */
export const PaymentFields = z.object({ CardUrl: z.string(), BankUrl: z.string() }).meta({ id: 'PaymentFields' })

const paymentRead = {
  PaymentId: z.guid(),
  InvoiceId: z.guid(),
  InvoiceNumber: z.string(),
  AssetId: z.guid(),
  PropertyTitle: z.string(),
  /** Who pays; null where it is not said. */
  PayerName: z.string().nullable(),
  IsYours: z.boolean(),
  Status: z.enum(PAYMENT_STATUSES),
  Method: z.enum(PAYMENT_METHODS),
  /** `Visa 4242`, the name of a bank, or the number of a check. */
  MethodDetail: z.string().nullable(),
  Amount: amount,
  Refunded: amount,
  /** In all: refunds, what the bank took back or a dispute cost, and what was recorded by mistake. */
  WentBack: amount,
  /** When it was begun, or for what was recorded the day that it was paid. */
  StartedAt: z.iso.datetime(),
  PaidOn: z.iso.date().nullable(),
  /** About when it arrives; null once it has, or will not. */
  ExpectedOn: z.iso.date().nullable(),
  SettledAt: z.iso.datetime().nullable(),
  ReceiptNumber: z.string().nullable(),
  /** Why it failed or came back, in words. */
  FailureReason: z.string().nullable(),
}
export const PaymentCard = z.object(paymentRead).meta({ id: 'PaymentCard' })
export type PaymentCard = z.infer<typeof PaymentCard>

export const PaymentDetails = z
  .object({
    ...paymentRead,
    /** For the payer what they were charged, for who bills what arrived. */
    PayerFee: amount,
    IssuerFee: amount.nullable(),
    Total: amount,
    Received: amount.nullable(),
    /** What of it pays nothing that is owed: a credit of who has paid. */
    PaidAhead: amount,
    /** The page on which the payer proves to their bank who they are; for the payer alone. */
    ChallengeUrl: z.string().nullable(),
    /** No one has told what became of it for longer than it should take. */
    IsUnknown: z.boolean(),
    Note: z.string().nullable(),
    ReversalReason: z.string().nullable(),
    /** What of it paid which item. */
    Allocations: z.array(z.object({ LineId: z.guid(), Title: z.string(), Amount: amount })),
    Refunds: z.array(
      z.object({
        RefundId: z.guid(),
        Amount: amount,
        Status: z.enum(REFUND_STATUSES),
        Reason: z.string(),
        IsStillOwed: z.boolean(),
        At: z.iso.datetime(),
      }),
    ),
    /** For who bills: what could be done, and why not where it cannot. */
    Refundable: amount.nullable(),
    RefundRefusal: z.string().nullable(),
    CanReverse: z.boolean(),
    CanCancel: z.boolean(),
  })
  .meta({ id: 'PaymentDetails' })
export type PaymentDetails = z.infer<typeof PaymentDetails>

/** A transaction of the ledger behind an invoice, as who bills reads their own book. */
export const BookedEntry = z
  .object({
    TransactionId: z.guid(),
    Kind: z.enum(POSTING_KINDS),
    /** What happened, in words. */
    Text: z.string(),
    On: z.iso.date(),
    At: z.iso.datetime(),
    Legs: z.array(
      z.object({
        AccountKind: z.enum(ISSUER_ACCOUNTS),
        Account: z.string(),
        /** Of those who are billed, whose share it is; null where all owe the whole together, and for what no one owes. */
        RecipientId: z.guid().nullable(),
        Debit: amount.nullable(),
        Credit: amount.nullable(),
      }),
    ),
  })
  .meta({ id: 'BookedEntry' })
export type BookedEntry = z.infer<typeof BookedEntry>

/** A bill behind a payment link: what the payer needs, and nothing else. */
export const Checkout = z
  .object({
    InvoiceNumber: z.string(),
    IssuerName: z.string(),
    PayerName: z.string(),
    PropertyTitle: z.string(),
    State: z.string(),
    DueDate: z.iso.date(),
    Total: amount,
    Paid: amount,
    Balance: amount,
    IsProcessing: z.boolean(),
    Lines: z.array(z.object({ LineId: z.guid(), Title: z.string(), Amount: amount })),
    Notes: z.string().nullable(),
    /** Payments of this payer, the latest first. */
    Payments: z.array(
      z.object({
        PaymentId: z.guid(),
        Status: z.enum(PAYMENT_STATUSES),
        Method: z.enum(PAYMENT_METHODS),
        MethodDetail: z.string().nullable(),
        Amount: amount,
        /** With the fee. */
        Total: amount,
        StartedAt: z.iso.datetime(),
        ExpectedOn: z.iso.date().nullable(),
        ReceiptNumber: z.string().nullable(),
        IsUnknown: z.boolean(),
        FailureReason: z.string().nullable(),
        ChallengeUrl: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'Checkout' })
