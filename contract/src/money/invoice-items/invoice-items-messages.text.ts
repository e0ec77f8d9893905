import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/money/invoice-items/invoice-items-messages', {
  itemNotFound: 'Item details not found.',
  itemChanged: 'This item was changed in the meantime. Please review the latest version, then save again.',
  tooManyItems: 'You already have 1,000 items. Please delete those you no longer use.',
})
