import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/security/sign-in/account', {
  continue: 'Continue',
  otherAccount: 'Sign out and use another account',
  notMe: 'This was not me',
  closeTitle: 'Close the account of {email}?',
  keepOutTitle: 'Keep {email} out of that account?',
  closeConsequence:
    'Someone else opened it with your address. It is closed for good, with all that was typed into it, and everyone is signed out of it.',
  keepOutConsequence: 'The other account keeps the address that it has, and this link no longer works.',
  close: 'Close that account',
  keepOut: 'Do not use my address',
  newTab: '(opens a new tab)',
  outbox: 'outbox',
  demoNote: 'This is a demo: its emails wait in the {outbox}.',
})
