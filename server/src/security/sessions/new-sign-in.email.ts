import { paths } from '@keystead/contract/navigation/paths.ts'
import { button, facts, greeting, heading, paragraph, smallPrint } from '../../email/blocks.ts'
import { defineEmail } from '../../email/define-email.ts'
import { text } from './new-sign-in.text.ts'

/** `at` was written out in emails of older versions. */
type SignIn = { firstName: string; at: string; device: string; ip: string }

export const newSignInEmail = defineEmail<SignIn, typeof text>('new-sign-in', {
  text,
  subject: ({ device }, t) => t.subject({ device }),
  blocks: ({ firstName, at, device, ip }, links, t, write) => [
    heading(t.heading),
    greeting(firstName),
    paragraph(t.intro),
    facts([t.when, write({ moment: at, style: 'full' })], [t.device, device], [t.address, ip]),
    paragraph(t.you),
    button(t.notMe, links.to(paths.securitySettings())),
    smallPrint(t.whatToDo),
  ],
  sample: { firstName: 'Dana', at: '2026-11-21T09:15:00Z', device: 'Firefox on Windows', ip: '203.0.113.7' },
})
