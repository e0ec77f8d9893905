import { paths } from '@keystead/contract/navigation/paths.ts'
import { button, heading, note, paragraph, smallPrint } from '../../email/blocks.ts'
import { defineEmail } from '../../email/define-email.ts'
import { text } from './share-email.text.ts'

export type SharedNews = {
  /** Of `emailableName`. */
  readonly name: string
  readonly isFolder: boolean
  /** What the sender wrote, of `emailableWords`. */
  readonly message: string | null
  /** The last day. */
  readonly until: string
}

/** To an address of which we know nothing, from someone who has confirmed their own. What the document is called stands behind the link alone. */
export const shareEmail = defineEmail<SharedNews, typeof text>('document-shared', {
  text,
  subject: ({ name, isFolder }, t) => (isFolder ? t.subjectFolder({ name }) : t.subjectDocument({ name })),
  blocks: ({ name, isFolder, message, until }, links, t, write) => [
    heading(t.heading),
    paragraph(isFolder ? t.introFolder({ name }) : t.introDocument({ name })),
    ...(message ? [note(message)] : []),
    paragraph(t.page),
    button(t.open, links.withToken(paths.sharedByLink)),
    paragraph(t.until({ day: write({ day: until }) })),
    smallPrint(t.why({ name })),
  ],
  sample: { name: 'Dana Reyes', isFolder: false, message: 'Here is the inspection report.', until: '2027-01-15' },
})
