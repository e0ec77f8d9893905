import { INVITE_LINK_DAYS } from '@keystead/contract/applications/applications/application.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { button, heading, paragraph, smallPrint } from '../../email/blocks.ts'
import { defineEmail } from '../../email/define-email.ts'
import { text } from './application-email.text.ts'

type Invited = {
  /** Of `emailableName`. */
  readonly sender: string
  /** Of `emailableWords`. */
  readonly home: string | null
  readonly as: string
}

/** To an address of which we know nothing. What the sender wrote stands on the page behind the link alone. */
export const inviteEmail = defineEmail<Invited, typeof text>('application-invite', {
  text,
  subject: ({ sender: name }, t) => t.subject({ name }),
  blocks: ({ sender: name, home, as }, links, t) => [
    heading(t.heading),
    paragraph(home === null ? t.introNoHome({ name }) : t.intro({ name, home })),
    paragraph(t.as({ as })),
    paragraph(t.page),
    button(t.open, links.withToken(paths.takeForm)),
    paragraph(t.until({ count: INVITE_LINK_DAYS })),
    smallPrint(t.why({ name })),
  ],
  sample: { sender: 'Olive Owner', home: 'Brick bungalow', as: 'Co-Applicant' },
})
