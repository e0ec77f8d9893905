import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/agreements/signing/signing', {
  /** In the log: who acted, and for which business. */
  onBehalf: '{name} for {party}',
  unprintable: 'The paper can’t show these letters: {letters}. Please draw your signature, or write them otherwise.',
})
