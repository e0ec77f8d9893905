import * as operations from '@keystead/contract/money/papers/paper.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { invoiceOfCall } from '../invoices/invoice.public.ts'
import { getInvoicePdf } from './get-invoice-pdf.ts'
import { getInvoicePdfDetails } from './get-invoice-pdf-details.ts'
import { getReceiptPdf } from './get-receipt-pdf.ts'
import { getReceiptPdfDetails } from './get-receipt-pdf-details.ts'

export const paperModule = implementAll(
  operations,
  {
    GetInvoicePdf: getInvoicePdf,
    GetInvoicePdfDetails: getInvoicePdfDetails,
    GetReceiptPdf: getReceiptPdf,
    GetReceiptPdfDetails: getReceiptPdfDetails,
  },
  { invoice: invoiceOfCall },
)
