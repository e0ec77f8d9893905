import { paths } from '@keystead/contract/navigation/paths.ts'
import { button, heading, note, paragraph, smallPrint } from '../../email/blocks.ts'
import { defineEmail } from '../../email/define-email.ts'

export type InvitationNews = {
  /** Of `emailableName`. */
  readonly name: string
  /** As what they are asked: `tenant`. */
  readonly as: string
  /** Where they live, and what the sender wrote, of `emailableWords`; absent in emails of older versions. */
  readonly home?: string | null
  readonly message?: string | null
}

/**
 * To an address of which we know nothing, from someone who has confirmed their own. Words that lead elsewhere stand on the page behind
 * the link alone.
 */
export const invitationEmail = defineEmail<InvitationNews>('connection-invitation', {
  subject: ({ name }) => `${name} invites you to connect`,
  blocks: ({ name, as, home = null, message = null }, links) => [
    heading('You are invited'),
    paragraph(`${name} invites you to connect on Keystead as ${as}${home === null ? '' : ` of ${home}`}.`),
    ...(message === null ? [] : [note(message)]),
    paragraph('The page behind the button says more about who it is, and what waits for you. You can accept or decline there.'),
    button('See the invitation', links.withToken(paths.invitation)),
    smallPrint(
      'The link works once, for 30 days. You get this email because someone has typed your address. If you do not know them, you need not do anything: no one is told whether this address is in use.',
    ),
  ],
  sample: {
    name: 'Dana Reyes',
    as: 'a tenant',
    home: '1324 Sparrow Hill Rd, Denver, CO',
    message: 'This is where you pay rent from December on.',
  },
})
