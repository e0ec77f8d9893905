import { defineText } from '@keystead/contract/text/define-text.ts'

/** What people are told of their account: its address, its password, and whether it is open. */
export const text = defineText('server/security/sign-in/account', {
  addressChanged: 'Your email address was changed.',
  addressRestored: 'Your former email address is back.',
  passwordSet: 'Your password was changed.',

  choosePassword: 'Choose a new password',
  verify: {
    subject: 'Please confirm your email',
    heading: 'Is this your email?',
    intro: 'Someone, most likely you, opened an account with this address. Confirm it, so that we can reach you when it matters.',
    confirm: 'Confirm my email',
    howLong:
      'The link works for three days. Confirm it where you’re signed in, or with the password you chose. If this wasn’t you, open the link and say so, and we’ll close the account.',
  },
  disowned: {
    subject: 'The account with your address is closed',
    intro: 'You told us that you didn’t open it. Every device was signed out, and its details are erased.',
    signUp: 'You can sign up with this email yourself anytime.',
  },
  change: {
    subject: 'Confirm your new email',
    intro: 'You asked to use this address for your account from now on.',
    newAddress: 'New',
    untilNow: 'Current',
    use: 'Use this address',
    howLong: 'The link works once, for 24 hours. Until then everything stays the same. If you didn’t ask for it, open the link and say so.',
  },
  changing: {
    subject: 'Your email is about to change',
    intro: 'Someone who is signed in to your account asked to use another address for it. It changes once that address is confirmed.',
    newAddress: 'New address',
    you: 'If this was you, there’s nothing to do here.',
    notMe: 'It wasn’t me: change my password',
  },
  changed: {
    subject: 'Your email has changed',
    intro: 'From now on you sign in with {email}, and our emails come here.',
    open: 'Open my account',
  },
  undo: {
    subject: 'Your email was changed: was it you?',
    heading: 'Your email was changed',
    intro: 'Your account has another address now, and emails no longer come to this one.',
    now: 'Now',
    before: 'Before',
    question:
      'If this was you, there’s nothing to do. If not, take your account back: this address is restored, and everyone is signed out.',
    undo: 'Undo the change',
    howLong: 'The link works once, for seven days. Choose a new password afterward.',
  },
  restored: {
    subject: 'Your email is back',
    intro: 'The change to {newEmail} was undone. You sign in with {email} again, and every device was signed out.',
    warning: 'If someone else made the change, they may know your password. Choose a new one now.',
  },
  reset: {
    intro: 'Someone asked for a new password for the account with this address. If it was you, continue here.',
    howLong: 'The link works once, for 30 minutes. If you didn’t ask for it, do nothing: your password stays the same.',
  },
  passwordChanged: {
    subject: 'Your password has changed',
    intro: 'Your password was set on {moment}.',
    everywhere: 'Every device was signed out. Sign in with the new password.',
    otherDevices: 'All your other devices were signed out.',
    notYou: 'If this wasn’t you, request a new password right away: the link comes to this address.',
    notMe: 'It wasn’t me',
  },
  disabled: {
    subject: 'Your account was disabled',
    intro:
      'You’re signed out everywhere, no one can sign in to your account for now, and your homes are off the market. Nothing was deleted. Here’s why:',
    mistake: 'If you think this is a mistake, please write to us.',
    contact: 'Contact us',
  },
  enabled: {
    subject: 'Your account is open again',
    intro: 'You can sign in as before. Your homes are still off the market: list them again whenever you like.',
    signIn: 'Sign in',
  },
})
