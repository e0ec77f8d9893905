import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/security/sign-in/account', {
  continue: 'Continue',
  otherAccount: 'Sign out and use another account',
  notMe: 'This wasn’t me',
  closeTitle: 'Close the account of {email}?',
  keepOutTitle: 'Keep {email} out of that account?',
  closeConsequence:
    'Someone else created it with your address. It will be permanently closed with everything in it, and everyone will be signed out.',
  keepOutConsequence: 'The other account keeps its current address, and this link stops working.',
  close: 'Close account',
  keepOut: 'Don’t use my address',
  outbox: 'outbox',
  demoNote: 'This is a demo. You can read its emails in the {outbox}.',
})
