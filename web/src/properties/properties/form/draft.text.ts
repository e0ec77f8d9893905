import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/properties/properties/form/draft', {
  offline: 'No connection. What you type is kept on this device and saved as soon as it is back.',
  saved: 'Saved. You can go on later, on any device.',
  onThisDevice: 'Kept on this device only.',
  saving: 'Saving…',
  draftGone: 'If it is in your properties already, there is nothing left to do here.',
  myProperties: 'My properties',
  keepAsAnother: 'Keep it as another draft',
  draftsFull: 'Until then this one is kept on this device only.',
  seeDrafts: 'See them',
})
