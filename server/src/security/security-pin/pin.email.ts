import { paths } from '@keystead/contract/navigation/paths.ts'
import { button, greeting, heading, note, smallPrint } from '../../email/blocks.ts'
import { defineEmail } from '../../email/define-email.ts'

export const pinResetEmail = defineEmail<{ firstName: string }>('security-pin-reset', {
  subject: () => 'Choose a new security pin',
  blocks: ({ firstName }, links) => [
    heading('Choose a new security pin'),
    greeting(firstName, 'you asked for a new security pin. Open this link while you are signed in and choose six new digits.'),
    button(
      'Choose a new pin',
      links.withToken((reset) => paths.securityPin({ reset })),
    ),
    note('The link works once, for 30 minutes. Your old pin stays until you have chosen a new one.'),
    smallPrint('You did not ask for this? Then somebody is using your account: change your password and sign out all other devices.'),
  ],
  sample: { firstName: 'Dana' },
})

export const pinChangedEmail = defineEmail<{ firstName: string }>('security-pin-changed', {
  subject: () => 'Your security pin has changed',
  blocks: ({ firstName }, links) => [
    heading('Your security pin has changed'),
    greeting(firstName, 'the security pin of your account was set a moment ago.'),
    button('Look at your security settings', links.to(paths.securitySettings())),
    smallPrint('Was it not you? Change your password at once and sign out all other devices.'),
  ],
  sample: { firstName: 'Dana' },
})

export const pinStoppedEmail = defineEmail<{ firstName: string }>('security-pin-stopped', {
  subject: () => 'Your security pin is stopped',
  blocks: ({ firstName }, links) => [
    heading('Your security pin is stopped'),
    greeting(firstName, 'it was entered wrong a hundred times, so we no longer take it. What it guards is safe.'),
    button('Choose a new pin', links.to(paths.securityPin())),
    note('There you ask for a link by email, and with it you choose six new digits.'),
    smallPrint('Was it not you? Someone is using your account: change your password and sign out all other devices.'),
  ],
  sample: { firstName: 'Dana' },
})
