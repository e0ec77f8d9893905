import { z } from 'zod'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { optional, rowId } from '../../values/fields.ts'
import { InvoiceInput } from '../invoices/invoice.forms.ts'
import { eitherSide, InvoiceNotFound } from '../invoices/invoice.operations.ts'
import { InvoicePdfDetails, PdfFile, ReceiptPdfDetails, ReceiptStanding } from './paper.schemas.ts'
import { messages } from './papers-messages.text.ts'

/*
 * Invoices and receipts as documents. A paper is made when an invoice is sent, for each who is billed and for who bills, and when a payment has
 * come, for who paid and who bills. It stays the same file wherever it is read.
 */

const payments = area('payments')

export const InvoicePdfNotMade = defineError('InvoicePdfNotMade', 409, messages.notMade)
export const ReceiptNotFound = defineError('ReceiptNotFound', 404, messages.noReceipt)
export const ReceiptPdfNotMade = defineError('ReceiptPdfNotMade', 409, messages.receiptNotMade)

const ReceiptInput = z.strictObject({ InvoiceId: rowId('Invoice'), PaymentId: optional(rowId('Payment')) })

export const GetInvoicePdf = payments.query('GetInvoicePdf', {
  summary:
    'Short-lived links to the PDF of an invoice, for the reader alone: `start` while it is being made, then `completed`. Of one that was not sent, as it would look now.',
  access: eitherSide,
  permission: 'invoices:view',
  input: InvoiceInput,
  output: PdfFile,
  errors: [InvoiceNotFound, InvoicePdfNotMade],
  reads: ['invoice'],
})

export const GetInvoicePdfDetails = payments.query('GetInvoicePdfDetails', {
  summary: 'All that the PDF of an invoice says to the reader, as data.',
  access: eitherSide,
  permission: 'invoices:view',
  input: InvoiceInput,
  output: InvoicePdfDetails,
  errors: [InvoiceNotFound],
  reads: ['invoice', 'branding'],
})

export const GetReceiptPdf = payments.query('GetReceiptPdf', {
  summary:
    'Short-lived links to the PDF of the receipt of a payment, for the reader alone: `start` while it is being made, then `completed`. Of the latest payment where none is named.',
  access: eitherSide,
  permission: 'invoices:view',
  input: ReceiptInput,
  output: PdfFile,
  errors: [InvoiceNotFound, ReceiptNotFound, ReceiptPdfNotMade],
  reads: ['invoice', 'payment'],
})

export const GetReceiptPdfDetails = payments.query('GetReceiptPdfDetails', {
  summary:
    'All that the receipt of a payment of an invoice says to the reader, as data, and what became of the payment since; of the latest payment where none is named. Null where they have none.',
  access: eitherSide,
  permission: 'invoices:view',
  input: ReceiptInput,
  output: z.object({ Receipt: ReceiptPdfDetails.extend({ PaymentId: z.guid(), Standing: ReceiptStanding }).nullable() }),
  errors: [InvoiceNotFound],
  reads: ['invoice', 'payment'],
})
