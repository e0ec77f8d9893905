import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/agreements/signing/signing', {
  title: 'Sign an agreement',
  list: 'My agreements',
  noAgreement: 'This address names no agreement.',
  pinSentence: 'You sign “{title}”.',

  facts: { from: 'From', signBy: 'Last day to sign', home: 'Property', category: 'Category' },
  message: 'Message from {name}',
  parties: 'Who takes part',
  inOrder: 'One after the other, in this order.',
  atOnce: 'In any order.',
  you: 'You',
  atTheEnd: 'At the end',
  partyLine: '{role}, {part}',

  continue: 'Continue',
  reading: 'Read the paper',
  readingIntro: 'It was sent to you to read. You have nothing to sign.',
  notThere: 'The paper of this agreement is not there yet.',

  waitingTitle: 'It’s not your turn yet',
  waitingWords: 'Others come first. We’ll tell you when it’s your turn.',
  copyTitle: 'You’ll get a copy',
  copyWords: 'You have nothing to do here. As soon as everyone has signed, we’ll send you the finished file.',
  noneTitle: 'There is nothing for you to sign here',
  noneWords: 'You can see how far this agreement is on its own page.',
  seeAgreement: 'See the agreement',

  overTitles: { declined: 'This agreement was declined', voided: 'This agreement was voided', expired: 'The last day to sign has passed' },
  overWords: {
    declined: 'It ended for everyone, and no one can sign it anymore. If it’s still wanted, {name} can send another one.',
    voided: '{name} canceled it. If you think that’s a mistake, ask {name}.',
    expired: 'Not everyone had signed by then. Ask {name} for another one if it’s still wanted.',
  },
  reason: 'Reason: {reason}',

  trouble: {
    turn: 'Others have to sign first. We’ll tell you when it’s your turn; nothing that you did here counts so far.',
    done: 'You did this already, perhaps in another window. There is nothing left to do.',
    ended: 'It ended while you were here. Look again to see how, and what you can do now.',
    changed: 'Please read it once more before you go on. What you filled in is still there.',
    part: 'Look again to see what is asked of you.',
    consent: 'Please look again: you’ll be asked first.',
  },
  lookAgain: 'Look again',
  readAgain: 'Read it again',

  decline: 'Decline',
  declineTitle: 'Decline “{title}”?',
  declineWords: 'This ends the agreement for everyone, and it can’t be taken back. {name} and the others read your reason.',
  declineReason: 'Reason',
  declineIt: 'Decline for everyone',
  declined: 'You have declined.',

  approve: 'Approve',
  approveWords: 'When you approve, those after you can sign. Read it first; you sign nothing yourself.',
  mayRead: 'Your role in this business lets you read this. Someone with more rights can sign it.',
  viewWords: 'You can read it here for as long as it is open, and you’ll get the finished file.',
})
