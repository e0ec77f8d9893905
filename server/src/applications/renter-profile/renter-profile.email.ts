import { paths } from '@keystead/contract/navigation/paths.ts'
import { button, heading, paragraph, smallPrint } from '../../email/blocks.ts'
import { defineEmail } from '../../email/define-email.ts'
import { text } from './renter-profile-email.text.ts'

type SharedProfile = {
  /** Of `emailableName`. */
  readonly name: string
  /** The last day. */
  readonly until: string
}

/** To an address of which we know nothing. What the profile says stands behind the link alone. */
export const renterProfileEmail = defineEmail<SharedProfile, typeof text>('renter-profile-shared', {
  text,
  subject: ({ name }, t) => t.subject({ name }),
  blocks: ({ name, until }, links, t, write) => [
    heading(t.heading),
    paragraph(t.intro({ name })),
    paragraph(t.page({ name })),
    button(t.open, links.withToken(paths.sharedRenterProfile)),
    paragraph(t.until({ day: write({ day: until }) })),
    smallPrint(t.why({ name })),
  ],
  sample: { name: 'Mia Lang', until: '2027-01-15' },
})
