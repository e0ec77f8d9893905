import { paths } from '@keystead/contract/navigation/paths.ts'
import { type EmailBlock, button, heading, note, paragraph, smallPrint } from '../../email/blocks.ts'
import { defineEmail, type EmailLinks } from '../../email/define-email.ts'

const SECURITY_PATH = paths.securitySettings()

/** Every change of what guards an account is told, so that a change by somebody else does not go unseen. */
function notice(title: string, words: string, links: EmailLinks): EmailBlock[] {
  return [
    heading(title),
    paragraph(words),
    button('Look at your security settings', links.to(SECURITY_PATH)),
    smallPrint('Was it not you? Change your password at once and sign out all other devices.'),
  ]
}

export const totpOnEmail = defineEmail<object>('sign-in-codes-on', {
  subject: () => 'Sign-in codes are switched on',
  blocks: (_data, links) =>
    notice(
      'Sign-in codes are switched on',
      'From now on signing in with your password also asks for a code of your authenticator app. Keep your recovery codes where you find them without your phone.',
      links,
    ),
  sample: {},
})

export const totpOffEmail = defineEmail<object>('sign-in-codes-off', {
  subject: () => 'Sign-in codes are switched off',
  blocks: (_data, links) =>
    notice('Sign-in codes are switched off', 'Signing in asks for your password alone again. Your recovery codes no longer work.', links),
  sample: {},
})

export const passkeyAddedEmail = defineEmail<{ passkey: string }>('passkey-added', {
  subject: () => 'A passkey was added to your account',
  blocks: ({ passkey }, links) =>
    notice(
      'A passkey was added to your account',
      `${passkey ? `The passkey “${passkey}”` : 'A new passkey'} can now sign in to your account.`,
      links,
    ),
  sample: { passkey: 'My phone' },
})

export const passkeyRemovedEmail = defineEmail<{ passkey: string }>('passkey-removed', {
  subject: () => 'A passkey was removed from your account',
  blocks: ({ passkey }, links) =>
    notice(
      'A passkey was removed from your account',
      `${passkey ? `The passkey “${passkey}”` : 'One of your passkeys'} no longer signs in to your account.`,
      links,
    ),
  sample: { passkey: 'Old laptop' },
})

export const recoveryCodeUsedEmail = defineEmail<{ left: number; areFew: boolean }>('recovery-code-used', {
  subject: ({ left, areFew }) => (areFew ? `A recovery code was used, ${leftText(left)}` : 'A recovery code was used'),
  blocks: ({ left, areFew }, links) => [
    ...notice('A recovery code was used', `Somebody signed in to your account with a recovery code; ${leftText(left)}.`, links),
    ...(areFew ? [note('Please make new recovery codes soon, or you may be left without a way in when your phone is lost.')] : []),
  ],
  sample: { left: 3, areFew: true },
})

export const identityCodeEmail = defineEmail<object>('identity-code', {
  subject: () => 'Your code to confirm that it is you',
  blocks: (_data, links) => [
    heading('Confirm that it is you'),
    paragraph('Type this code where you were asked for it. It works once, for ten minutes.'),
    note(links.code()),
    smallPrint('Did you not ask for it? Then somebody is using your account: sign out all other devices and set a password.'),
  ],
  sample: {},
})

function leftText(left: number): string {
  return left === 1 ? 'one is left' : `${left === 0 ? 'none' : left} are left`
}

export const codesStoppedEmail = defineEmail<object>('sign-in-codes-stopped', {
  subject: () => 'Too many wrong codes for your account',
  blocks: (_data, links) => [
    heading('Too many wrong codes for your account'),
    paragraph(
      'A hundred wrong codes were entered, so we no longer take any. The person who tried them may know your password. Choose a new one by email, and your codes count again. A passkey works all the time.',
    ),
    button('Choose a new password', links.to(paths.forgotPassword())),
    smallPrint('No one has come in by these codes.'),
  ],
  sample: {},
})
