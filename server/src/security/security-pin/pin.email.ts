import { paths } from '@keystead/contract/navigation/paths.ts'
import { button, greeting, heading, note, paragraph, smallPrint } from '../../email/blocks.ts'
import { defineEmail } from '../../email/define-email.ts'
import { text } from './pin.text.ts'

type Holder = { firstName: string }
type Text = typeof text

export const pinResetEmail = defineEmail<Holder, Text>('security-pin-reset', {
  text,
  subject: (_data, t) => t.reset.subject,
  blocks: ({ firstName }, links, t) => [
    heading(t.reset.subject),
    greeting(firstName),
    paragraph(t.reset.intro),
    button(
      t.reset.choose,
      links.withToken((reset) => paths.securityPin({ reset })),
    ),
    note(t.reset.howLong),
    smallPrint(t.reset.notYou),
  ],
  sample: { firstName: 'Dana' },
})

export const pinChangedEmail = defineEmail<Holder, Text>('security-pin-changed', {
  text,
  subject: (_data, t) => t.wasChanged.subject,
  blocks: ({ firstName }, links, t) => [
    heading(t.wasChanged.subject),
    greeting(firstName),
    paragraph(t.wasChanged.intro),
    button(t.wasChanged.see, links.to(paths.securitySettings())),
    smallPrint(t.wasChanged.notYou),
  ],
  sample: { firstName: 'Dana' },
})

export const pinStoppedEmail = defineEmail<Holder, Text>('security-pin-stopped', {
  text,
  subject: (_data, t) => t.wasStopped.subject,
  blocks: ({ firstName }, links, t) => [
    heading(t.wasStopped.subject),
    greeting(firstName),
    paragraph(t.wasStopped.intro),
    button(t.wasStopped.choose, links.to(paths.securityPin())),
    note(t.wasStopped.how),
    smallPrint(t.wasStopped.notYou),
  ],
  sample: { firstName: 'Dana' },
})
