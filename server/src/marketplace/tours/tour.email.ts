import { paths } from '@keystead/contract/navigation/paths.ts'
import { formatTourTime } from '@keystead/contract/marketplace/tours/tour.values.ts'
import { type EmailFact, button, facts, heading, note, paragraph, smallPrint } from '../../email/blocks.ts'
import { defineEmail } from '../../email/define-email.ts'

/*
 * To the visitor, whose address nobody has confirmed: the words in these emails are ours alone, the home is named by its
 * type and city. What the lister wrote stands on the page behind the link.
 */

export type ToVisitor = {
  readonly home: string
  readonly timeZone: string
  /** One moment, or those that were asked for. */
  readonly times: readonly string[]
  readonly minutes: number
}

const times = ({ times: moments, timeZone }: ToVisitor) => moments.map((moment) => formatTourTime(moment, timeZone)).join('\n')
const home = (data: ToVisitor): EmailFact => ['Home', data.home]
const when = (data: ToVisitor): EmailFact => ['When', `${times(data)} (${data.minutes} minutes)`]
const NOT_YOU = smallPrint('You have not asked for a tour? Then someone gave this address by mistake, and you need not do anything.')

const visitorSample: ToVisitor = {
  home: 'Apartment in Denver, CO',
  timeZone: 'America/Denver',
  times: ['2026-11-28T17:00:00.000Z'],
  minutes: 30,
}

export const tourReceivedEmail = defineEmail<ToVisitor>('tour-received', {
  subject: () => 'Your request for a tour',
  blocks: (data, links) => [
    heading('Your request is on its way'),
    paragraph('Whoever lists the home has it now. As soon as they answer, you get another email.'),
    facts(home(data), ['You asked for', times(data)]),
    button('See or cancel your request', links.withToken(paths.tour)),
    NOT_YOU,
  ],
  sample: { ...visitorSample, times: ['2026-11-28T17:00:00.000Z', '2026-11-29T21:30:00.000Z'] },
})

export const tourConfirmedEmail = defineEmail<ToVisitor>('tour-confirmed', {
  subject: (data) => `Your tour is confirmed: ${times(data)}`,
  blocks: (data, links) => [
    heading('Your tour is confirmed'),
    facts(home(data), when(data)),
    paragraph('The page behind the button has the address, adds it to your calendar, and calls it off if something comes up.'),
    button('See the tour', links.withToken(paths.tour)),
    smallPrint('Never pay before you have seen a home and know with whom you deal.'),
    NOT_YOU,
  ],
  sample: visitorSample,
})

export const tourProposedEmail = defineEmail<ToVisitor>('tour-proposed', {
  subject: () => 'Another time for your tour',
  blocks: (data, links) => [
    heading('Another time is proposed'),
    paragraph('Whoever lists the home asks whether you can come at another time. It counts once you accept it.'),
    facts(home(data), when(data)),
    button('Accept or decline', links.withToken(paths.tour)),
    NOT_YOU,
  ],
  sample: visitorSample,
})

export const tourDeniedEmail = defineEmail<ToVisitor & { reason: string }>('tour-denied', {
  subject: () => 'Your request for a tour was declined',
  blocks: (data, links) => [
    heading('There will be no tour'),
    facts(home(data), ['Reason', data.reason]),
    paragraph('We are sorry. Other homes nearby may be waiting for you.'),
    button('See the answer', links.withToken(paths.tour)),
  ],
  sample: { ...visitorSample, reason: 'None of these times is possible' },
})

export const tourCancelledEmail = defineEmail<ToVisitor>('tour-cancelled', {
  subject: () => 'Your tour is canceled',
  blocks: (data, links) => [
    heading('Your tour is canceled'),
    paragraph('Whoever lists the home has called it off. Please do not go there.'),
    facts(home(data), ['It was planned for', times(data)]),
    button('See why', links.withToken(paths.tour)),
  ],
  sample: visitorSample,
})

/** The lister's account is closed, and every link with it. */
export const tourGoneEmail = defineEmail<ToVisitor>('tour-gone', {
  subject: () => 'Your tour is canceled',
  blocks: (data, links) => [
    heading('Your tour is canceled'),
    paragraph('Whoever listed the home has left. Please do not go there.'),
    facts(home(data), ['It was planned for', times(data)]),
    button('Find another home', links.to(paths.properties())),
  ],
  sample: visitorSample,
})

export const tourReminderEmail = defineEmail<ToVisitor>('tour-reminder', {
  subject: (data) => `Your tour: ${times(data)}`,
  blocks: (data, links) => [
    heading('Your tour is soon'),
    facts(home(data), when(data)),
    paragraph('Can you not come? Please call it off, so that nobody waits for you.'),
    button('See or cancel the tour', links.withToken(paths.tour)),
  ],
  sample: visitorSample,
})

/* To the lister, who has confirmed their address. */

export type ToLister = {
  readonly assetTitle: string
  readonly timeZone: string
  readonly times: readonly string[]
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly note: string | null
}

const visitor = ({ name, email, phone }: ToLister): readonly EmailFact[] => [
  ['Name', name],
  ['Email', email],
  ...(phone ? [['Phone', phone] as const] : []),
]
const listerTimes = ({ times: moments, timeZone }: ToLister) => moments.map((moment) => formatTourTime(moment, timeZone)).join('\n')

const listerSample: ToLister = {
  assetTitle: 'Brick bungalow with a porch',
  timeZone: 'America/Denver',
  times: ['2026-11-28T17:00:00.000Z', '2026-11-29T21:30:00.000Z'],
  name: 'Nora Field',
  email: 'nora@example.com',
  phone: '(303) 555-0142',
  note: 'We are two adults and a quiet dog.\nIs the porch shared?',
}

export const tourRequestedEmail = defineEmail<ToLister>('tour-requested', {
  subject: ({ assetTitle }) => `Someone wants to see ${assetTitle}`,
  blocks: (data, links) => [
    heading('Someone wants to see your home'),
    facts(['Home', data.assetTitle], ['They can come', listerTimes(data)], ...visitor(data)),
    ...(data.note ? [paragraph('They say:'), note(data.note)] : []),
    button('Confirm a time, or propose another', links.to(paths.tours())),
    paragraph('Your answer to this email goes to them, and with it your address. Until then they do not know it.'),
    smallPrint('We do not check who writes. Be careful with links, and meet where you feel safe.'),
  ],
  mayBeDeclined: () => true,
  sample: listerSample,
})

export const tourAcceptedEmail = defineEmail<ToLister>('tour-accepted', {
  subject: (data) => `Tour confirmed: ${listerTimes(data)}`,
  blocks: (data, links) => [
    heading('Your proposal is accepted'),
    facts(['Home', data.assetTitle], ['When', listerTimes(data)], ...visitor(data)),
    button('See your tours', links.to(paths.tours({ list: 'coming' }))),
  ],
  mayBeDeclined: () => true,
  sample: { ...listerSample, times: ['2026-11-28T17:00:00.000Z'] },
})

export const tourWithdrawnEmail = defineEmail<ToLister>('tour-withdrawn', {
  subject: ({ assetTitle }) => `A tour of ${assetTitle} is called off`,
  blocks: (data, links) => [
    heading('A tour is called off'),
    paragraph('The visitor has called it off. Nobody comes at that time.'),
    facts(['Home', data.assetTitle], ['It was planned for', listerTimes(data)], ...visitor(data)),
    button('See your tours', links.to(paths.tours())),
  ],
  mayBeDeclined: () => true,
  sample: { ...listerSample, times: ['2026-11-28T17:00:00.000Z'] },
})
