import { InvoiceDetails, InvoiceLineRead, InvoiceRecipientRead } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import { PaymentDetails } from '@keystead/contract/money/payments/payment.schemas.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'

const recipient = (number: number, Name: string, Amount: string, Paid: string) =>
  sampleOf(InvoiceRecipientRead, { RecipientId: idOf(number), Name, SharePercent: 50, Amount, Paid })

/** Two roommates owe 900.60 and 600.40, of which one has paid 400. */
export const SHARED_INVOICE = sampleOf(InvoiceDetails, {
  InvoiceId: idOf(1),
  Version: 3,
  InvoiceNumber: 'INV-0007',
  Direction: 1,
  State: 'partlyPaid',
  Total: '1501.00',
  Paid: '400.00',
  Balance: '1101.00',
  Subtotal: '1501.00',
  Billing: 'shares',
  IssuerName: 'Olive Owner',
  PropertyTitle: 'Larch House',
  Recipients: [recipient(3, 'Tova Tester', '900.60', '400.00'), recipient(4, 'Sam Tester', '600.40', '0.00')],
  Lines: [sampleOf(InvoiceLineRead, { LineId: idOf(5), Title: 'Rent for December', LineTotal: '1501.00' })],
  Actions: [{ Action: 'markAsPaid', Refusal: null }],
  SentAt: '2026-11-27T18:00:00Z',
  TimeZone: 'America/Denver',
})

/** Tova's card payment, as who bills reads it. */
export const CARD_PAYMENT = sampleOf(PaymentDetails, {
  PaymentId: idOf(8),
  InvoiceId: idOf(1),
  InvoiceNumber: 'INV-0007',
  PropertyTitle: 'Larch House',
  PayerName: 'Tova Tester',
  IsYours: false,
  Status: 'settled',
  Method: 'card',
  MethodDetail: 'Visa 4242',
  Amount: '400.00',
  Refunded: '0.00',
  WentBack: '0.00',
  StartedAt: '2026-11-28T18:00:00Z',
  PaidOn: null,
  ExpectedOn: null,
  SettledAt: '2026-11-28T18:00:05Z',
  ReceiptNumber: 'R-0001',
  FailureReason: null,
  PayerFee: '0.00',
  IssuerFee: '11.90',
  Total: '400.00',
  Received: '388.10',
  PaidAhead: '0.00',
  IsUnknown: false,
  Note: null,
  ReversalReason: null,
  ChallengeUrl: null,
  Allocations: [
    { LineId: idOf(5), Title: 'Rent', Amount: '350.00' },
    { LineId: idOf(6), Title: 'Rent', Amount: '50.00' },
  ],
  Refunds: [],
  Refundable: '400.00',
  RefundRefusal: null,
  CanReverse: false,
  CanCancel: false,
})

/** A check that was recorded by hand. */
export const CHECK_PAYMENT: typeof CARD_PAYMENT = {
  ...CARD_PAYMENT,
  Method: 'check',
  MethodDetail: '1042',
  PaidOn: '2026-11-20',
  IssuerFee: '0.00',
  Received: '400.00',
  PaidAhead: '0.00',
  Note: 'Put in the box.',
  Refundable: '400.00',
  RefundRefusal: 'This payment can’t be refunded now.',
  CanReverse: true,
}
