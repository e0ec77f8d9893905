import type { ValidInputs } from '../../../test/matrix/input-world.ts'
import { invoiceInput } from './invoice.factory.ts'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  SetInvoiceNumbering: () => ({ Prefix: 'R-', Digits: 5, Next: 1 }),
  GetDdlInvoiceRecipients: ({ assetId }) => ({ AssetId: assetId, Text: 'Tester' }),
  GetDdlInvoiceFilters: () => ({ Of: 'property', Text: 'house' }),
  CreateInvoice: ({ assetId, joinedTenantId }) => invoiceInput(assetId, [{ ProfileId: joinedTenantId }]),
  SetInvoiceTempToActive: ({ draftInvoiceId }) => ({ InvoiceId: draftInvoiceId, Version: 1 }),
  SendInvoice: ({ activeInvoiceId }) => ({ InvoiceId: activeInvoiceId, Version: 2, WithoutPaymentAccount: true }),
  UnsendInvoice: ({ invoiceId }) => ({ InvoiceId: invoiceId, Version: 3 }),
  VoidInvoice: ({ invoiceId }) => ({ InvoiceId: invoiceId, Version: 3, Reason: 'Billed twice.' }),
  DeleteInvoice: ({ draftInvoiceId }) => ({ InvoiceId: draftInvoiceId }),
}
