import { defineText } from '@keystead/contract/text/define-text.ts'

/** What both sides read of a screening. */
export const text = defineText('web/applications/screening/screening', {
  title: 'Screening',
  aboutYou: 'Screening of you',
  asked: 'Asked {at}',
  askedBy: 'Asked {at} by {name}',
  agreed: 'agreed {at}',
  free: 'free of charge',
  youPay: '{price}, you pay',
  otherPays: '{price}, {name} pays',
  ownCheck: 'The landlord checks by themselves',
  yourCheck: 'You check by yourself',

  reportMade: 'Version {version}, made {at}',
  until: 'can be read until {day}',
  underDispute: 'Under dispute',
  corrected: 'Corrected since it was opened',
  openedAt: 'Opened by those who decide {at}',
  notOpened: 'Not opened yet by those who decide',
  openings: { one: 'Opened {count} time', other: 'Opened {count} times' },
  openedBy: '{name}, version {version}',
  openedByOther: 'Someone whose account is closed, version {version}',
  openedByPerson: '{name}, whom it is about, version {version}',

  disputes: 'Disputed',
  disputed: '{product}, disputed {at}',
  outcomes: {
    open: 'The agency is looking into it.',
    corrected: 'The agency has corrected it.',
    verified: 'The agency found that it is right.',
    notTaken: 'The agency did not take it up.',
  },
})
