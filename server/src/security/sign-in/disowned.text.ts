import { defineText } from '@keystead/contract/text/define-text.ts'

/** What is told of an account that never was its own. */
export const text = defineText('server/security/sign-in/disowned', {
  reason: 'The account was opened with someone else’s email.',
})
