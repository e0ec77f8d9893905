import * as operations from '@keystead/contract/money/invoices/invoice.operations.ts'
import { assetOfCall } from '../../properties/properties/property.public.ts'
import { implementAll } from '../../rpc/module.ts'
import { createInvoice } from './create-invoice.ts'
import { sendInvoice, setInvoiceTempToActive } from './finish-and-send.ts'
import { getInvoiceDetails, getInvoicePreview } from './get-invoice-details.ts'
import { getDdlInvoiceFilters } from './get-invoice-filters.ts'
import { getDdlInvoiceRecipients } from './get-invoice-recipients.ts'
import { getInvoices, getInvoiceTotals, getSentInvoices } from './get-invoices.ts'
import { getInvoiceHistory } from './invoice-history.ts'
import { generateInvoiceNumber, getInvoiceNumbering, setInvoiceNumbering } from './invoice-numbers.ts'
import { invoiceOfCall } from './invoice.access.ts'
import { noteInvoiceSeen } from './note-invoice-seen.ts'
import { deleteInvoice, unsendInvoice, voidInvoice } from './take-back.ts'

export const invoiceModule = implementAll(
  operations,
  {
    GenerateInvoiceNumber: generateInvoiceNumber,
    GetInvoiceNumbering: getInvoiceNumbering,
    SetInvoiceNumbering: setInvoiceNumbering,
    GetDdlInvoiceRecipients: getDdlInvoiceRecipients,
    GetDdlInvoiceFilters: getDdlInvoiceFilters,
    CreateInvoice: createInvoice,
    SetInvoiceTempToActive: setInvoiceTempToActive,
    SendInvoice: sendInvoice,
    UnsendInvoice: unsendInvoice,
    VoidInvoice: voidInvoice,
    DeleteInvoice: deleteInvoice,
    GetInvoices: getInvoices,
    GetSentInvoices: getSentInvoices,
    GetInvoiceTotals: getInvoiceTotals,
    GetInvoiceDetails: getInvoiceDetails,
    GetInvoicePreview: getInvoicePreview,
    GetInvoiceHistory: getInvoiceHistory,
    NoteInvoiceSeen: noteInvoiceSeen,
  },
  { asset: assetOfCall, invoice: invoiceOfCall },
)
