import { paths } from '@keystead/contract/navigation/paths.ts'
import { button, heading, note, paragraph } from '../../email/blocks.ts'
import { defineEmail } from '../../email/define-email.ts'

/* For news of a lease that come with words of their own. No one else's words stand in our subject. */

export type LeaseNote = {
  readonly heading: string
  readonly subject: string
  /** With the name of who says it. */
  readonly sentence: string
  readonly note: string
  readonly path: string
}

export const leaseNoteEmail = defineEmail<LeaseNote>('lease-note', {
  subject: ({ subject }) => subject,
  blocks: (data, links) => [
    heading(data.heading),
    paragraph(data.sentence),
    paragraph('They write:'),
    note(data.note),
    button('See the lease', links.to(data.path)),
  ],
  mayBeDeclined: () => true,
  sample: {
    heading: 'Notice',
    subject: 'Notice: moving out by Jan 15, 2027',
    sentence: 'Tessa Moor gave notice: moving out of Bungalow with a wide porch by Jan 15, 2027.',
    note: 'We have found a house with a garden.\nCould you show the home on weekends only?',
    path: paths.viewProperty('0197b4b0-0000-7000-8000-000000000001', 'people'),
  },
})
