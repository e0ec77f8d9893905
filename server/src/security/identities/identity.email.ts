import { paths } from '@keystead/contract/navigation/paths.ts'
import { type EmailBlock, button, heading, paragraph, smallPrint } from '../../email/blocks.ts'
import { defineEmail, type EmailLinks } from '../../email/define-email.ts'

type About = { provider: string }

function notice(title: string, words: string, links: EmailLinks): EmailBlock[] {
  return [
    heading(title),
    paragraph(words),
    button('Look at your security settings', links.to(paths.securitySettings())),
    smallPrint('Was it not you? Change your password at once and sign out all other devices.'),
  ]
}

export const identityConnectedEmail = defineEmail<About>('identity-connected', {
  subject: ({ provider }) => `${provider} can now sign in to your account`,
  blocks: ({ provider }, links) =>
    notice(`${provider} is connected`, `An account at ${provider} was connected: from now on it can sign in to yours here.`, links),
  sample: { provider: 'Google' },
})

export const identityDisconnectedEmail = defineEmail<About>('identity-disconnected', {
  subject: ({ provider }) => `${provider} was disconnected from your account`,
  blocks: ({ provider }, links) =>
    notice(
      `${provider} is disconnected`,
      `Your account at ${provider} no longer signs in here. Your other ways to sign in stay as they are.`,
      links,
    ),
  sample: { provider: 'Facebook' },
})
