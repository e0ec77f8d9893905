import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/documents/sharing/share', {
  sharedDocument: '{actor} shared “{title}” with you.',
  sharedFolder: '{actor} shared the folder “{title}” with you.',
  sharedMore: {
    one: '{actor} shared “{title}” and {count} other with you.',
    other: '{actor} shared “{title}” and {count} others with you.',
  },
  linkTooLong: 'A link to an email address works for a year at most.',
  oneAtATime: 'To an address, please send one document or one folder at a time.',
  documents: { one: '{count} shared document or folder', other: '{count} shared documents and folders' },
  access: 'Access ends',
})
