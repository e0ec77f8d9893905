import { paths } from '@keystead/contract/navigation/paths.ts'
import { type EmailBlock, button, heading, note, paragraph, smallPrint } from '../../email/blocks.ts'
import { defineEmail, type EmailLinks } from '../../email/define-email.ts'
import { text } from './factor.text.ts'

type Text = typeof text

/** Every change of what guards an account is told, so that a change by someone else does not go unseen. */
function notice(title: string, words: string, links: EmailLinks, t: Text): EmailBlock[] {
  return [heading(title), paragraph(words), button(t.seeSettings, links.to(paths.securitySettings())), smallPrint(t.notYou)]
}

export const totpOnEmail = defineEmail<object, Text>('sign-in-codes-on', {
  text,
  subject: (_data, t) => t.totpOn.subject,
  blocks: (_data, links, t) => notice(t.totpOn.subject, t.totpOn.intro, links, t),
  sample: {},
})

export const totpOffEmail = defineEmail<object, Text>('sign-in-codes-off', {
  text,
  subject: (_data, t) => t.totpOff.subject,
  blocks: (_data, links, t) => notice(t.totpOff.subject, t.totpOff.intro, links, t),
  sample: {},
})

export const passkeyAddedEmail = defineEmail<{ passkey: string }, Text>('passkey-added', {
  text,
  subject: (_data, t) => t.added.subject,
  blocks: ({ passkey }, links, t) => notice(t.added.subject, passkey ? t.added.named({ passkey }) : t.added.unnamed, links, t),
  sample: { passkey: 'My phone' },
})

export const passkeyRemovedEmail = defineEmail<{ passkey: string }, Text>('passkey-removed', {
  text,
  subject: (_data, t) => t.removed.subject,
  blocks: ({ passkey }, links, t) => notice(t.removed.subject, passkey ? t.removed.named({ passkey }) : t.removed.unnamed, links, t),
  sample: { passkey: 'Old laptop' },
})

export const recoveryCodeUsedEmail = defineEmail<{ left: number; areFew: boolean }, Text>('recovery-code-used', {
  text,
  subject: ({ left, areFew }, t) => (areFew ? t.recovery.subjectFew({ count: left }) : t.recovery.subject),
  blocks: ({ left, areFew }, links, t) => [
    ...notice(t.recovery.subject, t.recovery.intro({ count: left }), links, t),
    ...(areFew ? [note(t.recovery.makeNew)] : []),
  ],
  sample: { left: 3, areFew: true },
})

export const identityCodeEmail = defineEmail<object, Text>('identity-code', {
  text,
  subject: (_data, t) => t.identityCode.subject,
  blocks: (_data, links, t) => [
    heading(t.identityCode.heading),
    paragraph(t.identityCode.intro),
    note(links.code()),
    smallPrint(t.identityCode.notYou),
  ],
  sample: {},
})

export const codesStoppedEmail = defineEmail<object, Text>('sign-in-codes-stopped', {
  text,
  subject: (_data, t) => t.stopped.subject,
  blocks: (_data, links, t) => [
    heading(t.stopped.subject),
    paragraph(t.stopped.intro),
    button(t.stopped.choosePassword, links.to(paths.forgotPassword())),
    smallPrint(t.stopped.noOneCameIn),
  ],
  sample: {},
})
