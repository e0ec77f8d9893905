import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/agreements/signing/signed', {
  signedTitle: 'You have signed',
  approvedTitle: 'You have approved',
  next: {
    one: 'Next is {names}. We’ll tell you when everyone has signed.',
    other: 'Next are {names}. We’ll tell you when everyone has signed.',
  },
  sealing: 'Everyone has signed. The finished file is being made; it takes a moment.',
  completedTitle: 'Everyone has signed',
  completedWords: 'This agreement is complete. Keep your copy; it is sealed, so that every change to it can be seen.',
  superseded: 'Another agreement has taken its place since.',
  terminated: 'It has since been ended.',
  ended: 'It has ended since.',
  download: 'Download the signed file',
  certificate: 'Download the certificate',
  check: 'Check a file later',
  readPaper: 'Download the paper',
  seeAgreement: 'See the agreement',
  accountTitle: 'Keep your agreements in one place',
  accountWords:
    'With a free account, agreements that are sent to you from now on are in one place. You don’t need one: your copy comes by email.',
  makeAccount: 'Create an account',
})
