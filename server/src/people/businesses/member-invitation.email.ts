import { paths } from '@keystead/contract/navigation/paths.ts'
import { button, heading, note, paragraph, smallPrint } from '../../email/blocks.ts'
import { defineEmail } from '../../email/define-email.ts'
import { text } from './member-invitation.text.ts'

export type MemberInvitationNews = {
  /** All of `emailableName` or `emailableWords`, since strangers have written them; null where they lead elsewhere. */
  readonly business: string | null
  readonly invitedBy: string
  readonly role: string | null
  readonly message: string | null
}

/** To an address of which we know nothing, from an administrator of a business. */
export const memberInvitationEmail = defineEmail<MemberInvitationNews, typeof text>('business-member-invitation', {
  text,
  subject: ({ business }, t) => t.subject({ business: business ?? t.aBusiness }),
  blocks: ({ business, invitedBy, role, message }, links, t) => [
    heading(t.heading),
    paragraph(t.intro({ invitedBy, business: business ?? t.aBusiness })),
    ...(role ? [paragraph(t.role({ role }))] : []),
    ...(message ? [note(message)] : []),
    paragraph(t.page),
    button(t.see, links.withToken(paths.joinBusiness)),
    smallPrint(t.why),
  ],
  sample: { business: 'Northgate Property Management', invitedBy: 'Dana Reyes', role: 'Leasing', message: 'You start on Monday.' },
})
