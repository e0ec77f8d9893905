import * as operations from '@keystead/contract/money/payments/payment.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { invoiceOfCall, receivedInvoiceOfCall } from '../invoices/invoice.public.ts'
import { cancelPaymentTransaction } from './cancel-payment.ts'
import { calculateCheckoutAmount, getCheckout, getCheckoutFields, payCheckout } from './checkout.ts'
import { getInvoiceEntries } from './get-invoice-entries.ts'
import { getAssetPaymentDetails, getAssetPayments } from './get-payments.ts'
import { calculatePaymentAmount, createPaymentTransaction } from './pay-invoice.ts'
import { getPaymentFields } from './payment-fields.ts'
import { paymentOfCall } from './payment.access.ts'
import { markInvoiceAsPaid, recordInvoicePayment, reverseRecordedPayment } from './record-payment.ts'
import { refundPayment } from './refund-payment.ts'
import { writeOffInvoice } from './write-off.ts'

export const paymentModule = implementAll(
  operations,
  {
    CalculatePaymentAmount: calculatePaymentAmount,
    GetPaymentFields: getPaymentFields,
    CreatePaymentTransaction: createPaymentTransaction,
    CancelPaymentTransaction: cancelPaymentTransaction,
    GetAssetPayments: getAssetPayments,
    GetAssetPaymentDetails: getAssetPaymentDetails,
    MarkInvoiceAsPaid: markInvoiceAsPaid,
    RecordInvoicePayment: recordInvoicePayment,
    WriteOffInvoice: writeOffInvoice,
    ReverseRecordedPayment: reverseRecordedPayment,
    RefundPayment: refundPayment,
    GetInvoiceEntries: getInvoiceEntries,
    GetCheckout: getCheckout,
    CalculateCheckoutAmount: calculateCheckoutAmount,
    GetCheckoutFields: getCheckoutFields,
    PayCheckout: payCheckout,
  },
  { invoice: invoiceOfCall, 'invoice-received': receivedInvoiceOfCall, payment: paymentOfCall },
)
