import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/site/failure-page', {
  /** Word for word as the specification gives it. */
  unexpected: 'Unexpected Application Error!',
  notShown: 'This page can’t be shown',
  goHome: 'Go to the home page',
  reference: 'Reference: {reference}',
})
