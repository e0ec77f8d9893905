import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/search/share-actions', {
  share: 'Share',
  linkCopied: 'Link copied.',
  linkNotCopied: 'The link couldn’t be copied. Copy it from the address bar.',
  print: 'Print',
  email: 'Email',
})
