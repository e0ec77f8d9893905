import { paths } from '@keystead/contract/navigation/paths.ts'
import { button, facts, greeting, heading, paragraph, smallPrint } from '../../email/blocks.ts'
import { defineEmail } from '../../email/define-email.ts'

export const newSignInEmail = defineEmail<{ firstName: string; at: string; device: string; ip: string }>('new-sign-in', {
  subject: ({ device }) => `New sign-in: ${device}`,
  blocks: ({ firstName, at, device, ip }, links) => [
    heading('A new device signed in'),
    greeting(firstName, 'somebody signed in to your account from a device that we have not seen before.'),
    facts(['When', at], ['Device', device], ['Address', ip]),
    paragraph('Was it you? Then there is nothing to do.'),
    button('It was not me: see my devices', links.to(paths.securitySettings())),
    smallPrint('Sign that device out there and change your password.'),
  ],
  sample: { firstName: 'Dana', at: 'November 21, 2026 at 9:15 AM UTC', device: 'Firefox on Windows', ip: '203.0.113.7' },
})
