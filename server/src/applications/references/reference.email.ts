import type { RefereeKind } from '@keystead/contract/applications/form/form.values.ts'
import { REFERENCE_LINK_DAYS } from '@keystead/contract/applications/references/reference.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { button, heading, paragraph, smallPrint } from '../../email/blocks.ts'
import { defineEmail } from '../../email/define-email.ts'
import { text } from './reference-email.text.ts'

type Asked = {
  readonly kind: RefereeKind
  /** Of `emailableName`, both of them. */
  readonly applicant: string
  readonly landlord: string
}

/** To an address that an applicant has given. Of the application it says who applies and as what they named the reader, and nothing else. */
export const referenceEmail = defineEmail<Asked, typeof text>('application-reference', {
  text,
  subject: ({ applicant }, t) => t.subject({ applicant }),
  blocks: ({ kind, applicant, landlord }, links, t) => [
    heading(t.heading),
    paragraph(t.asks[kind]({ applicant, landlord })),
    paragraph(t.howLong),
    button(t.open, links.withToken(paths.giveReference)),
    paragraph(t.until({ count: REFERENCE_LINK_DAYS })),
    smallPrint(t.why({ applicant, landlord })),
  ],
  sample: { kind: 'landlord', applicant: 'Mia Lang', landlord: 'Elm Homes' },
})
