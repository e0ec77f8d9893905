import { paths } from '@keystead/contract/navigation/paths.ts'
import { button, heading, note, paragraph } from '../../email/blocks.ts'
import { defineEmail } from '../../email/define-email.ts'

export const accountDisabledEmail = defineEmail<{ reason: string }>('account-disabled', {
  subject: () => 'Your account was disabled',
  blocks: ({ reason }, links) => [
    heading('Your account was disabled'),
    paragraph(
      'You are signed out everywhere, nobody can sign in to your account for now, and your homes are off the market. Nothing was deleted. This is why:',
    ),
    note(reason),
    paragraph('If you think that this is a mistake, please write to us.'),
    button('Contact us', links.to(paths.contactUs())),
  ],
  sample: { reason: 'A listing was reported as fraud, and we are looking into it.' },
})

export const accountEnabledEmail = defineEmail<Record<string, never>>('account-enabled', {
  subject: () => 'Your account is open again',
  blocks: (_data, links) => [
    heading('Your account is open again'),
    paragraph('You can sign in as before. Your homes are still off the market: list them again whenever you like.'),
    button('Sign in', links.to(paths.signin())),
  ],
  sample: {},
})
