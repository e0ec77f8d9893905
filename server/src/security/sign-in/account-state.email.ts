import { paths } from '@keystead/contract/navigation/paths.ts'
import { button, heading, note, paragraph } from '../../email/blocks.ts'
import { defineEmail } from '../../email/define-email.ts'
import { text } from './account.text.ts'

export const accountDisabledEmail = defineEmail<{ reason: string }, typeof text>('account-disabled', {
  text,
  subject: (_data, t) => t.disabled.subject,
  blocks: ({ reason }, links, t) => [
    heading(t.disabled.subject),
    paragraph(t.disabled.intro),
    note(reason),
    paragraph(t.disabled.mistake),
    button(t.disabled.contact, links.to(paths.contactUs())),
  ],
  sample: { reason: 'A listing was reported as fraud, and we are looking into it.' },
})

export const accountEnabledEmail = defineEmail<Record<string, never>, typeof text>('account-enabled', {
  text,
  subject: (_data, t) => t.enabled.subject,
  blocks: (_data, links, t) => [heading(t.enabled.subject), paragraph(t.enabled.intro), button(t.enabled.signIn, links.to(paths.signin()))],
  sample: {},
})
