import { paths } from '@keystead/contract/navigation/paths.ts'
import { type EmailBlock, button, heading, paragraph, smallPrint } from '../../email/blocks.ts'
import { defineEmail, type EmailLinks } from '../../email/define-email.ts'
import { text } from './identity.text.ts'

type About = { provider: string }

function notice(title: string, words: string, links: EmailLinks, t: typeof text): EmailBlock[] {
  return [heading(title), paragraph(words), button(t.seeSettings, links.to(paths.securitySettings())), smallPrint(t.notYou)]
}

export const identityConnectedEmail = defineEmail<About, typeof text>('identity-connected', {
  text,
  subject: (about, t) => t.connected.subject(about),
  blocks: (about, links, t) => notice(t.connected.heading(about), t.connected.intro(about), links, t),
  sample: { provider: 'Google' },
})

export const identityDisconnectedEmail = defineEmail<About, typeof text>('identity-disconnected', {
  text,
  subject: (about, t) => t.disconnected.subject(about),
  blocks: (about, links, t) => notice(t.disconnected.heading(about), t.disconnected.intro(about), links, t),
  sample: { provider: 'Facebook' },
})
