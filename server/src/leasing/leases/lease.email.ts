import { paths } from '@keystead/contract/navigation/paths.ts'
import { button, heading, note, paragraph } from '../../email/blocks.ts'
import { defineEmail } from '../../email/define-email.ts'
import { type Said, type SaidPerson, say } from '../../text/said.ts'
import { text } from './lease-email.text.ts'
import { text as toldText } from './lease.text.ts'

/* For news of a lease that come with words of their own. No one else's words stand in our subject. */

type Told = {
  readonly event: 'lease.notice' | 'lease.renewalAsked'
  /** The last day of those who give notice. */
  readonly lastDay: string | null
  readonly said: Said
  /** Who says it. */
  readonly actor: SaidPerson | null
}
/** In emails of versions before sentences were data. */
type Written = { readonly heading: string; readonly subject: string; readonly sentence: string }

export type LeaseNote = (Told | Written) & { readonly note: string; readonly path: string }

export const leaseNoteEmail = defineEmail<LeaseNote, typeof text>('lease-note', {
  text,
  subject(data, t, write) {
    if ('subject' in data) return data.subject
    return data.lastDay === null ? t.asksToRenew : t.noticeBy({ lastDay: write({ day: data.lastDay }) })
  },
  blocks: (data, links, t, write) => [
    heading('heading' in data ? data.heading : data.event === 'lease.notice' ? t.notice : t.wishToRenew),
    paragraph(
      'sentence' in data ? data.sentence : write({ said: data.said }, data.actor ? { actor: write({ people: [data.actor] }) } : {}),
    ),
    paragraph(t.theyWrite),
    note(data.note),
    button(t.seeLease, links.to(data.path)),
  ],
  mayBeDeclined: () => true,
  sample: {
    event: 'lease.notice',
    lastDay: '2027-01-15',
    said: say(toldText, 'gaveNotice', { home: 'Bungalow with a wide porch', lastDay: { day: '2027-01-15' } }),
    actor: { name: 'Tessa Moor' },
    note: 'We have found a house with a garden.\nCould you show the home on weekends only?',
    path: paths.viewProperty('0197b4b0-0000-7000-8000-000000000001', 'people'),
  },
})
