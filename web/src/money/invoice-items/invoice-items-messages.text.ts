import { defineText } from '@keystead/contract/text/define-text.ts'

export const messages = defineText('web/money/invoice-items/invoice-items-messages', {
  noItemsFound: 'No items found.',
  itemCreated: 'Item created successfully.',
  itemUpdated: 'Item updated successfully.',
  itemDeleted: 'Item deleted successfully.',
})
