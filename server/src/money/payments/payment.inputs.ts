import type { ValidInputs } from '../../../test/matrix/input-world.ts'

const NO_LINK = { Token: 'x'.repeat(43) }
const paying = { Method: 'card', Amount: '150.00', Total: '154.73', Token: 'pm_of_a_test' }

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  CreatePaymentTransaction: ({ receivedInvoiceId, merchantKey }) => ({ InvoiceId: receivedInvoiceId, MerchantKey: merchantKey, ...paying }),
  MarkInvoiceAsPaid: ({ invoiceId }) => ({ InvoiceId: invoiceId, Version: 3, Method: 'check', PaidOn: '2026-01-02', Reference: '1041' }),
  RecordInvoicePayment: ({ invoiceId }) => ({ InvoiceId: invoiceId, Version: 3, Method: 'cash', PaidOn: '2026-01-02', Amount: '100.00' }),
  WriteOffInvoice: ({ receiptedInvoiceId }) => ({ InvoiceId: receiptedInvoiceId, Version: 4, Reason: 'They have moved abroad.' }),
  ReverseRecordedPayment: ({ paymentId }) => ({ PaymentId: paymentId, Reason: 'The check bounced.' }),
  RefundPayment: ({ onlinePaymentId }) => ({ PaymentId: onlinePaymentId, Amount: '1.00', Reason: 'Billed too much.' }),
  CancelPaymentTransaction: ({ waitingPaymentId }) => ({ PaymentId: waitingPaymentId }),
  GetCheckout: () => NO_LINK,
  CalculateCheckoutAmount: () => NO_LINK,
  GetCheckoutFields: () => NO_LINK,
  PayCheckout: () => ({ Link: 'x'.repeat(43), MerchantKey: 'ka_of_no_account', ...paying }),
}
