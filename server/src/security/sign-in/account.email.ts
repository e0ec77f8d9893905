import { paths } from '@keystead/contract/navigation/paths.ts'
import { button, facts, greeting, heading, note, paragraph, smallPrint } from '../../email/blocks.ts'
import { defineEmail } from '../../email/define-email.ts'

/*
 * Whoever signs up names themselves, and names somebody's address: emails to an address that is not confirmed greet
 * nobody by name, so that no stranger's words travel in them.
 */

type Nothing = Record<string, never>
type Change = { oldEmail: string; newEmail: string }

const CHANGE: Change = { oldEmail: 'dana@example.com', newEmail: 'dana.reyes@example.org' }

export const verifyEmailEmail = defineEmail<Nothing>('verify-email', {
  subject: () => 'Please confirm your email',
  blocks: (_data, links) => [
    heading('Is this your email?'),
    paragraph('Somebody, most likely you, opened an account with this address. Confirm it, and we can reach you when it matters.'),
    button('Confirm my email', links.withToken(paths.confirmEmail)),
    smallPrint(
      'The link works for three days. Confirm it where you are signed in, or with the password that you chose. It was not you? Open the link and say so: the account is closed.',
    ),
  ],
  sample: {},
})

export const accountDisownedEmail = defineEmail<{ firstName: string }>('account-disowned', {
  subject: () => 'The account with your address is closed',
  blocks: () => [
    heading('The account with your address is closed'),
    paragraph('You told us that it was not you who opened it. Every device was signed out of it, and its details are erased.'),
    paragraph('You can sign up with this email yourself at any time.'),
  ],
  sample: { firstName: '' },
})

export const changeEmailEmail = defineEmail<Change>('change-email', {
  subject: () => 'Confirm your new email',
  blocks: ({ oldEmail, newEmail }, links) => [
    heading('Confirm your new email'),
    paragraph('You asked to use this address for your account from now on.'),
    facts(['New', newEmail], ['Until now', oldEmail]),
    button(
      'Use this address',
      links.withToken((token) => paths.confirmEmail(token, 'change')),
    ),
    smallPrint(
      'The link works once, for 24 hours. Until then everything stays as it is. If you did not ask for it, open the link and say so.',
    ),
  ],
  sample: CHANGE,
})

export const changeEmailNoticeEmail = defineEmail<Change>('change-email-notice', {
  subject: () => 'Your email is about to change',
  blocks: ({ newEmail }, links) => [
    heading('Your email is about to change'),
    paragraph('Somebody who is signed in to your account asked to use another address for it. It changes once that address is confirmed.'),
    facts(['New address', newEmail]),
    paragraph('Was it you? Then there is nothing to do here.'),
    button('It was not me: change my password', links.to(paths.changePassword())),
  ],
  sample: CHANGE,
})

export const emailChangedEmail = defineEmail<Change>('email-changed', {
  subject: () => 'Your email has changed',
  blocks: ({ newEmail }, links) => [
    heading('Your email has changed'),
    paragraph(`From now on you sign in with ${newEmail}, and our emails come here.`),
    button('Open my account', links.to(paths.settings())),
  ],
  sample: CHANGE,
})

export const undoEmailChangeEmail = defineEmail<Change>('undo-email-change', {
  subject: () => 'Your email was changed: was it you?',
  blocks: ({ oldEmail, newEmail }, links) => [
    heading('Your email was changed'),
    paragraph('Your account has another address now, and emails no longer come to this one.'),
    facts(['Now', newEmail], ['Before', oldEmail]),
    paragraph(
      'Was it you? Then there is nothing to do. If not, take your account back: this address counts again, and everybody is signed out.',
    ),
    button(
      'Undo the change',
      links.withToken((token) => paths.confirmEmail(token, 'undo')),
    ),
    smallPrint('The link works once, for seven days. Choose a new password afterwards.'),
  ],
  sample: CHANGE,
})

export const emailRestoredEmail = defineEmail<Change>('email-restored', {
  subject: () => 'Your email is back',
  blocks: ({ oldEmail, newEmail }, links) => [
    heading('Your email is back'),
    paragraph(`The change to ${newEmail} was undone. You sign in with ${oldEmail} again, and every device was signed out.`),
    note('If somebody else made the change, they may know your password. Choose a new one now.'),
    button('Choose a new password', links.to(paths.forgotPassword())),
  ],
  sample: CHANGE,
})

export const resetPasswordEmail = defineEmail<Nothing>('reset-password', {
  subject: () => 'Choose a new password',
  blocks: (_data, links) => [
    heading('Choose a new password'),
    paragraph('Somebody asked for a new password for the account with this address. If it was you, go on here.'),
    button('Choose a new password', links.withToken(paths.resetPassword)),
    smallPrint('The link works once, for 30 minutes. If you did not ask for it, do nothing: your password stays as it is.'),
  ],
  sample: {},
})

export const passwordChangedEmail = defineEmail<{ firstName: string; at: string; signedOut: 'everywhere' | 'other devices' }>(
  'password-changed',
  {
    subject: () => 'Your password has changed',
    blocks: ({ firstName, at, signedOut }, links) => [
      heading('Your password has changed'),
      greeting(firstName, `the password of your account was set on ${at}.`),
      paragraph(
        signedOut === 'everywhere'
          ? 'Every device was signed out. Sign in with the new password.'
          : 'All your other devices were signed out.',
      ),
      smallPrint('Was it not you? Then ask for a new password at once: the link comes to this address.'),
      button('It was not me', links.to(paths.forgotPassword())),
    ],
    sample: { firstName: 'Dana', at: 'November 21, 2026 at 9:15 AM UTC', signedOut: 'everywhere' },
  },
)
