import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/properties/properties/form/draft', {
  offline: 'No connection. What you type is kept on this device and saved once you’re back online.',
  saved: 'Saved. You can continue later, on any device.',
  onThisDevice: 'Saved on this device only.',
  saving: 'Saving…',
  draftGone: 'If it’s already in your properties, there’s nothing left to do here.',
  myProperties: 'My properties',
  keepAsAnother: 'Keep as another draft',
  draftsFull: 'Until then, this one is saved on this device only.',
  seeDrafts: 'View drafts',
})
