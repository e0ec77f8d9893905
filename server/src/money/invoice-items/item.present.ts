import type { InvoiceItemRead } from '@keystead/contract/money/invoice-items/item.operations.ts'
import { ACCOUNT_FOR_TYPES, itemForType } from '@keystead/contract/money/invoice-items/item.values.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import type { ItemRow } from './item.queries.ts'

const ACCOUNTS = new Map<number, string>(ACCOUNT_FOR_TYPES.map(({ Id, Text }) => [Id, Text]))

export function presentItem(row: ItemRow): InvoiceItemRead {
  return {
    InvoiceItemId: row.id,
    Version: row.version,
    Title: row.title,
    Description: row.description,
    Quantity: row.quantity_hundredths / 100,
    Amount: textFromCents(row.unit_cents),
    ...presentItemTypes(row),
    IsTaxable: row.is_taxable,
    UpdatedAt: row.updated_at.toISOString(),
  }
}

/** What it is for and where it goes, with their names. */
export function presentItemTypes({ item_for_type_id, account_for_type_id }: Pick<ItemRow, 'item_for_type_id' | 'account_for_type_id'>) {
  return {
    ItemForTypeId: item_for_type_id,
    ItemForType: itemForType(item_for_type_id).Text,
    AccountForTypeId: account_for_type_id,
    AccountForType: ACCOUNTS.get(account_for_type_id) ?? '',
  }
}
