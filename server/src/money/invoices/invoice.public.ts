export { billPayer } from './bill-payer.ts'
export { changeClaim, type Claim, claimOf } from './claim.ts'
export { type ClaimLine, listClaimLines, setReceivingAccount, setWriteOffReason } from './claim.queries.ts'
export { chargedPartOf } from './invoice-books.ts'
export { invoiceOfCall, invoicesIssuedBy, type ReachedInvoice, type ReceivedInvoice, receivedInvoiceOfCall } from './invoice.access.ts'
export { announceWrittenOff } from './invoice-news.ts'
export { emailPerson } from './email-person.ts'
export { noteInHistory } from './invoice-history.ts'
export { PAY_LINK } from './pay-link.ts'
export {
  findInvoice,
  findInvoiceOfRecipient,
  type InvoiceRow,
  listRecipients,
  lockInvoice,
  type LockedInvoice,
  type RecipientRow,
} from './invoice.queries.ts'
export { stateOf } from './invoice-state.ts'
export { lockForStep } from './invoice-steps.ts'
export { owedBy, readInvoice } from './get-invoice-details.ts'
export { receivingAccountOf } from './receiving-account.ts'
export { issuerNames, recipientNames } from './recipient-names.ts'
export { announceSentTo, issuerNameOf } from './tell-billed.ts'
export { voidUnpaid } from './void-unpaid.ts'
export { getInvoices, getSentInvoices, issuerSideOf } from './get-invoices.ts'
export { type InvoiceListFilter, findNextDue, type NextDue, sumOwed } from './invoice-list.queries.ts'
