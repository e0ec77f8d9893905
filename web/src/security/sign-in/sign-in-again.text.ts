import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/security/sign-in/sign-in-again', {
  title: 'Please sign in again',
  intro: 'Your session has ended. What you typed is still here and will be saved once you sign in as {email}.',
  otherWays: 'Sign in another way, in a new tab',
})
