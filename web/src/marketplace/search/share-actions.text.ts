import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/search/share-actions', {
  share: 'Share',
  linkCopied: 'Link copied.',
  theLinkCouldNotBe: 'The link could not be copied. It is the one in the address bar.',
  print: 'Print',
  email: 'Email',
})
