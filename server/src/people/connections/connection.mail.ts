import { button, heading, paragraph, smallPrint } from '../../mail/blocks.ts'
import { defineMail } from '../../mail/define-mail.ts'

export type InvitationNews = {
  /** Of `mailableName`: the only word in this mail that is not ours. */
  readonly name: string
  /** As what they are asked: `tenant`. */
  readonly as: string
}

/** To an address of which we know nothing: what the sender wrote stands on the page behind the link. */
export const invitationMail = defineMail<InvitationNews>('connection-invitation', {
  subject: ({ name }) => `${name} invites you to connect`,
  blocks: ({ name, as }, links) => [
    heading('You are invited'),
    paragraph(`${name} invites you to connect on Keystead as ${as}.`),
    paragraph('The page behind the button says more about who it is, and what waits for you. You can accept or decline there.'),
    button('See the invitation', links.withToken('/Invitation/')),
    smallPrint(
      'The link works once, for 30 days. You get this mail because somebody has typed your address. If you do not know them, you need not do anything: nobody is told whether this address is in use.',
    ),
  ],
  sample: { name: 'Dana Reyes', as: 'a tenant' },
})
