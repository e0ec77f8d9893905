import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/agreements/signing/signed', {
  signedTitle: 'You have signed',
  approvedTitle: 'You have approved',
  next: { one: 'Next is {names}. We’ll email you when all have signed.', other: 'Next are {names}. We’ll email you when all have signed.' },
  sealing: 'All have signed. The finished file is being made; it takes a moment.',
  completedTitle: 'All have signed',
  completedWords: 'This agreement is complete. Keep your copy; it is sealed, so that every change to it can be seen.',
  superseded: 'Another agreement has taken its place since.',
  terminated: 'It was ended since.',
  ended: 'It has ended since.',
  download: 'Download the signed file',
  certificate: 'Download the certificate',
  check: 'Check a file later',
  readPaper: 'Download the paper',
  seeAgreement: 'See the agreement',
  accountTitle: 'Keep it where you find it',
  accountWords: 'With a free account you find this agreement and the next ones in one place. You don’t need one: your copy comes by email.',
  makeAccount: 'Create an account',
})
