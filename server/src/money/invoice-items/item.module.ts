import * as operations from '@keystead/contract/money/invoice-items/item.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { addInvoiceItem } from './add-invoice-item.ts'
import { deleteInvoiceItem } from './delete-invoice-item.ts'
import { getDdlInvoiceForItems } from './get-ddl-invoice-for-items.ts'
import { getDdlInvoiceItems, getInvoiceItemDetails, getInvoiceItems } from './get-invoice-items.ts'
import { getInvoiceItemAccountForTypes, getInvoiceItemForTypes } from './get-item-types.ts'
import { invoiceItemOfCall } from './item.access.ts'

export const invoiceItemModule = implementAll(
  operations,
  {
    GetInvoiceItemForTypes: getInvoiceItemForTypes,
    GetInvoiceItemAccountForTypes: getInvoiceItemAccountForTypes,
    GetInvoiceItems: getInvoiceItems,
    GetInvoiceItemDetails: getInvoiceItemDetails,
    GetDdlInvoiceItems: getDdlInvoiceItems,
    GetDdlInvoiceForItems: getDdlInvoiceForItems,
    AddInvoiceItem: addInvoiceItem,
    DeleteInvoiceItem: deleteInvoiceItem,
  },
  { 'invoice-item': invoiceItemOfCall },
)
