import type { GetInvoiceItemAccountForTypes, GetInvoiceItemForTypes } from '@keystead/contract/money/invoice-items/item.operations.ts'
import { ACCOUNT_FOR_TYPES, ITEM_FOR_TYPES } from '@keystead/contract/money/invoice-items/item.values.ts'
import type { Handler } from '../../rpc/module.ts'

export const getInvoiceItemForTypes: Handler<typeof GetInvoiceItemForTypes> = async () => ({
  Items: ITEM_FOR_TYPES.map(({ Id, Text, accountForTypeId, lineClass }) => ({
    Id,
    Text,
    AccountForTypeId: accountForTypeId,
    IsCredit: lineClass === 'credit',
  })),
})

export const getInvoiceItemAccountForTypes: Handler<typeof GetInvoiceItemAccountForTypes> = async () => ({
  Items: ACCOUNT_FOR_TYPES.map(({ Id, Text }) => ({ Id, Text })),
})
