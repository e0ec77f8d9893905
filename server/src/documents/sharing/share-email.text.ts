import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/documents/sharing/share-email', {
  subjectDocument: '{name} has sent you a document',
  subjectFolder: '{name} has sent you a folder of documents',
  heading: 'A document for you',
  introDocument: '{name} has shared a document with you.',
  introFolder: '{name} has shared a folder of documents with you.',
  page: 'You can read it on our page. You need no account.',
  open: 'Open it',
  until: 'The link works until the end of {day}.',
  why: 'You get this email because {name} has entered your address. If you don’t know them, please ignore it. Don’t forward it: anyone who has the link can open it.',
})
