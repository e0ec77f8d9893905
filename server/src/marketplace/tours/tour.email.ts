import { paths } from '@keystead/contract/navigation/paths.ts'
import { type EmailFact, button, facts, heading, note, paragraph, smallPrint } from '../../email/blocks.ts'
import { defineEmail } from '../../email/define-email.ts'
import type { Write } from '../../text/said.ts'
import { text } from './tour.text.ts'

/*
 * To the visitor, whose address no one has confirmed: the words in these emails are ours alone, the home is named by its
 * type and city. What the lister wrote stands on the page behind the link.
 */

export type ToVisitor = {
  readonly home: string
  readonly timeZone: string
  /** One moment, or those that were asked for. */
  readonly times: readonly string[]
  readonly minutes: number
}

type Text = typeof text
const timesOf = ({ times, timeZone }: Pick<ToVisitor, 'times' | 'timeZone'>, write: Write) =>
  times.map((moment) => write({ moment, timeZone, style: 'appointment' })).join('\n')
const home = (data: ToVisitor, t: Text): EmailFact => [t.home, data.home]
const when = (data: ToVisitor, t: Text, write: Write): EmailFact => [
  t.when,
  t.whenAndHowLong({ times: timesOf(data, write), minutes: data.minutes }),
]
const plannedFor = (data: ToVisitor | ToLister, t: Text, write: Write): EmailFact => [t.plannedFor, timesOf(data, write)]

const visitorSample: ToVisitor = {
  home: 'Apartment in Denver, CO',
  timeZone: 'America/Denver',
  times: ['2026-11-28T17:00:00.000Z'],
  minutes: 30,
}

export const tourReceivedEmail = defineEmail<ToVisitor, Text>('tour-received', {
  text,
  subject: (_data, t) => t.received.subject,
  blocks: (data, links, t, write) => [
    heading(t.received.heading),
    paragraph(t.received.intro),
    facts(home(data, t), [t.received.askedFor, timesOf(data, write)]),
    button(t.received.see, links.withToken(paths.tour)),
    smallPrint(t.notYou),
  ],
  sample: { ...visitorSample, times: ['2026-11-28T17:00:00.000Z', '2026-11-29T21:30:00.000Z'] },
})

export const tourConfirmedEmail = defineEmail<ToVisitor, Text>('tour-confirmed', {
  text,
  subject: (data, t, write) => t.confirmed.subject({ times: timesOf(data, write) }),
  blocks: (data, links, t, write) => [
    heading(t.confirmed.heading),
    facts(home(data, t), when(data, t, write)),
    paragraph(t.confirmed.page),
    button(t.confirmed.see, links.withToken(paths.tour)),
    smallPrint(t.confirmed.neverPay),
    smallPrint(t.notYou),
  ],
  sample: visitorSample,
})

export const tourProposedEmail = defineEmail<ToVisitor, Text>('tour-proposed', {
  text,
  subject: (_data, t) => t.proposed.subject,
  blocks: (data, links, t, write) => [
    heading(t.proposed.heading),
    paragraph(t.proposed.intro),
    facts(home(data, t), when(data, t, write)),
    button(t.proposed.answer, links.withToken(paths.tour)),
    smallPrint(t.notYou),
  ],
  sample: visitorSample,
})

export const tourDeniedEmail = defineEmail<ToVisitor & { reason: string }, Text>('tour-denied', {
  text,
  subject: (_data, t) => t.denied.subject,
  blocks: (data, links, t, write) => [
    heading(t.denied.heading),
    facts(home(data, t), [t.reason, write({ english: data.reason })]),
    paragraph(t.denied.sorry),
    button(t.denied.see, links.withToken(paths.tour)),
  ],
  sample: { ...visitorSample, reason: 'None of these times work' },
})

export const tourCancelledEmail = defineEmail<ToVisitor, Text>('tour-cancelled', {
  text,
  subject: (_data, t) => t.canceled.subject,
  blocks: (data, links, t, write) => [
    heading(t.canceled.heading),
    paragraph(t.canceled.intro),
    facts(home(data, t), plannedFor(data, t, write)),
    button(t.canceled.see, links.withToken(paths.tour)),
  ],
  sample: visitorSample,
})

/** The lister's account is closed, and every link with it. */
export const tourGoneEmail = defineEmail<ToVisitor, Text>('tour-gone', {
  text,
  subject: (_data, t) => t.canceled.subject,
  blocks: (data, links, t, write) => [
    heading(t.canceled.heading),
    paragraph(t.gone.intro),
    facts(home(data, t), plannedFor(data, t, write)),
    button(t.gone.find, links.to(paths.properties())),
  ],
  sample: visitorSample,
})

export const tourReminderEmail = defineEmail<ToVisitor, Text>('tour-reminder', {
  text,
  subject: (data, t, write) => t.reminder.subject({ times: timesOf(data, write) }),
  blocks: (data, links, t, write) => [
    heading(t.reminder.heading),
    facts(home(data, t), when(data, t, write)),
    paragraph(t.reminder.cannotCome),
    button(t.reminder.see, links.withToken(paths.tour)),
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

const visitor = ({ name, email, phone }: ToLister, t: Text): readonly EmailFact[] => [
  [t.name, name],
  [t.email, email],
  ...(phone ? [[t.phone, phone] as const] : []),
]

const listerSample: ToLister = {
  assetTitle: 'Brick bungalow with a porch',
  timeZone: 'America/Denver',
  times: ['2026-11-28T17:00:00.000Z', '2026-11-29T21:30:00.000Z'],
  name: 'Nora Field',
  email: 'nora@example.com',
  phone: '(303) 555-0142',
  note: 'We are two adults and a quiet dog.\nIs the porch shared?',
}

export const tourRequestedEmail = defineEmail<ToLister, Text>('tour-requested', {
  text,
  subject: (data, t) => t.requested.subject({ home: data.assetTitle }),
  blocks: (data, links, t, write) => [
    heading(t.requested.heading),
    facts([t.home, data.assetTitle], [t.requested.theyCanCome, timesOf(data, write)], ...visitor(data, t)),
    ...(data.note ? [paragraph(t.requested.theySay), note(data.note)] : []),
    button(t.requested.answer, links.to(paths.tours())),
    paragraph(t.requested.replying),
    smallPrint(t.requested.careful),
  ],
  mayBeDeclined: () => true,
  sample: listerSample,
})

export const tourAcceptedEmail = defineEmail<ToLister, Text>('tour-accepted', {
  text,
  subject: (data, t, write) => t.accepted.subject({ times: timesOf(data, write) }),
  blocks: (data, links, t, write) => [
    heading(t.accepted.heading),
    facts([t.home, data.assetTitle], [t.when, timesOf(data, write)], ...visitor(data, t)),
    button(t.seeTours, links.to(paths.tours({ list: 'coming' }))),
  ],
  mayBeDeclined: () => true,
  sample: { ...listerSample, times: ['2026-11-28T17:00:00.000Z'] },
})

export const tourWithdrawnEmail = defineEmail<ToLister, Text>('tour-withdrawn', {
  text,
  subject: (data, t) => t.visitorCanceled.subject({ home: data.assetTitle }),
  blocks: (data, links, t, write) => [
    heading(t.visitorCanceled.heading),
    paragraph(t.visitorCanceled.intro),
    facts([t.home, data.assetTitle], plannedFor(data, t, write), ...visitor(data, t)),
    button(t.seeTours, links.to(paths.tours())),
  ],
  mayBeDeclined: () => true,
  sample: { ...listerSample, times: ['2026-11-28T17:00:00.000Z'] },
})
