import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/security/factors/factor', {
  codesOn: 'Two-factor authentication was turned on.',
  codesOff: 'Two-factor authentication was turned off.',
  passkeyAdded: 'A passkey was added to your account.',
  passkeyRemoved: 'A passkey was removed from your account.',
  recoveryCodeUsed: 'Someone signed in with one of your recovery codes.',
  codesStopped: 'Too many wrong codes were entered for your account.',

  seeSettings: 'See your security settings',
  notYou: 'If this wasn’t you, change your password right away and sign out all other devices.',
  totpOn: {
    subject: 'Sign-in codes are turned on',
    intro:
      'From now on, signing in with your password also asks for a code from your authenticator app. Keep your recovery codes where you can find them without your phone.',
  },
  totpOff: {
    subject: 'Sign-in codes are turned off',
    intro: 'You sign in with only your password again. Your recovery codes no longer work.',
  },
  added: {
    subject: 'A passkey was added to your account',
    named: 'The passkey “{passkey}” can now sign in to your account.',
    unnamed: 'A new passkey can now sign in to your account.',
  },
  removed: {
    subject: 'A passkey was removed from your account',
    named: 'The passkey “{passkey}” no longer signs in to your account.',
    unnamed: 'One of your passkeys no longer signs in to your account.',
  },
  recovery: {
    subject: 'A recovery code was used',
    subjectFew: { one: 'A recovery code was used, {count} is left', other: 'A recovery code was used, {count} are left' },
    intro: {
      one: 'Someone signed in to your account with a recovery code. {count} is left.',
      other: 'Someone signed in to your account with a recovery code. {count} are left.',
    },
    makeNew: 'Please make new recovery codes soon, so that you can still sign in if you lose your phone.',
  },
  identityCode: {
    subject: 'Your code to confirm it’s you',
    heading: 'Confirm it’s you',
    intro: 'Enter this code where you were asked for it. It works once, for ten minutes.',
    notYou: 'Didn’t ask for it? Then someone is using your account: sign out all other devices and set a new password.',
  },
  stopped: {
    subject: 'Too many wrong codes for your account',
    intro:
      'A hundred wrong codes were entered, so we no longer accept any. The person who tried them may know your password. Choose a new one by email, and your codes work again. Passkeys keep working.',
    choosePassword: 'Choose a new password',
    noOneCameIn: 'No one got in with these codes.',
  },
})
