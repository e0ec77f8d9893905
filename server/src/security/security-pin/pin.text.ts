import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/security/security-pin/pin', {
  changed: 'Your security PIN was changed.',
  stopped: 'Your security PIN was entered wrong too often.',

  reset: {
    subject: 'Choose a new security PIN',
    intro: 'You asked for a new security PIN. Open this link while you’re signed in and choose six new digits.',
    choose: 'Choose a new PIN',
    howLong: 'The link works once, for 30 minutes. Your old PIN works until you choose a new one.',
    notYou: 'Didn’t ask for this? Then someone is using your account: change your password and sign out all other devices.',
  },
  wasChanged: {
    subject: 'Your security PIN has changed',
    intro: 'The security PIN of your account was set a moment ago.',
    see: 'See your security settings',
    notYou: 'Wasn’t it you? Change your password right away and sign out all other devices.',
  },
  wasStopped: {
    subject: 'Your security PIN no longer works',
    intro: 'It was entered wrong a hundred times, so we no longer accept it. What it protects is safe.',
    choose: 'Choose a new PIN',
    how: 'You can ask for a link by email there, and choose six new digits with it.',
    notYou: 'Wasn’t it you? Then someone is using your account: change your password and sign out all other devices.',
  },
})
