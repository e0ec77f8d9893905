import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/security/security-pin/pin', {
  changed: 'Your security PIN was changed.',
  stopped: 'Your security PIN was entered incorrectly too many times.',

  reset: {
    subject: 'Choose a new security PIN',
    intro: 'You asked for a new security PIN. Open this link while you’re signed in and choose six new digits.',
    choose: 'Choose a new PIN',
    howLong: 'The link works once, for 30 minutes. Your old PIN works until you choose a new one.',
    notYou: 'Didn’t ask for this? Then someone is using your account: change your password and sign out all other devices.',
  },
  wasChanged: {
    subject: 'Your security PIN has changed',
    intro: 'Your security PIN was set a moment ago.',
    see: 'See your security settings',
    notYou: 'If this wasn’t you, change your password right away and sign out all other devices.',
  },
  wasStopped: {
    subject: 'Your security PIN no longer works',
    intro: 'It was entered incorrectly a hundred times, so we no longer accept it. What it protects is safe.',
    choose: 'Choose a new PIN',
    how: 'You can request a link by email there to choose six new digits.',
    notYou: 'If this wasn’t you, someone is using your account: change your password and sign out all other devices.',
  },
})
