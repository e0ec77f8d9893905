import { paths } from '@keystead/contract/navigation/paths.ts'
import { notificationEvent } from '@keystead/contract/platform/preferences/notification-events.ts'
import { button, heading, link, paragraph, section } from '../../email/blocks.ts'
import { defineEmail } from '../../email/define-email.ts'
import { type Said, type SaidPerson, type Write, withoutNote } from '../../text/said.ts'
import { text } from './notification.text.ts'

/* For news that have no email of their own. Names stand in the body alone: no one speaks in our subject. */

/** In emails of versions before sentences were data. */
type Written = { readonly sentence: string; readonly subject?: string }

export type ToldNews = {
  /** A key of `NOTIFICATION_EVENTS`. */
  readonly event: string
  /** A note to oneself is in its own words. */
  readonly said: Said | { readonly message: string }
  readonly actor: SaidPerson | null
  readonly path: string | null
}

const sample: ToldNews = {
  event: 'connection.invited',
  said: { text: 'server/people/connections/connection', key: 'wantsToBeYourAgent' },
  actor: { name: 'Ana Ruiz' },
  path: paths.connections(),
}

export const notificationEmail = defineEmail<ToldNews, typeof text>('notification', {
  text,
  subject: (data, _t, write) => withoutStop(subjectOf(data, write)),
  blocks: (data, links, t, write) => [
    heading(label(data.event, write)),
    paragraph(sentenceOf(data, write)),
    button(t.seeIt, links.to(data.path ?? paths.dashboard())),
  ],
  mayBeDeclined: ({ event }) => !notificationEvent(event).fixed?.includes('email'),
  sample,
})

type GatheredNews = {
  /** A few of them. */
  readonly news: readonly (ToldNews & { readonly at: string; readonly timeZone: string })[]
  readonly others: number
  /** Where all of them are. */
  readonly path: string
}

export const gatheredNewsEmail = defineEmail<GatheredNews, typeof text>('gathered-news', {
  text,
  subject: ({ news, others }, t) => t.news.subject({ count: news.length + others }),
  blocks: ({ news, others, path }, links, t, write) => [
    heading(t.news.heading),
    section(
      t.news.sinceLast,
      news.map((each) => ({
        title: sentenceOf(each, write),
        url: links.to(each.path ?? path),
        mark: label(each.event, write),
        lines: [isWritten(each) ? each.at : write({ moment: each.at, timeZone: each.timeZone })],
        picture: null,
      })),
    ),
    ...(others === 0 ? [] : [link(t.news.others({ count: others }), links.to(path))]),
    button(t.news.seeAll, links.to(path)),
  ],
  mayBeDeclined: () => true,
  sample: {
    news: [
      { ...sample, at: '2026-11-21T23:10:00Z', timeZone: 'America/Denver' },
      {
        event: 'asset.ownershipChanged',
        said: {
          text: 'server/properties/owners/owner',
          key: 'madeYouCoOwner',
          values: { home: 'Brick bungalow with a porch', share: { bps: 4000 } },
        },
        actor: { name: 'Sam Okafor' },
        path: paths.partnershipProperties(),
        at: '2026-11-22T02:42:00Z',
        timeZone: 'America/Denver',
      },
    ],
    others: 3,
    path: paths.ownerNotifications(),
  },
})

function isWritten(told: ToldNews | Written): told is Written {
  return 'sentence' in told
}

/** A sentence that a later version no longer has: the event says what it was about. */
function sentenceOf(told: ToldNews | Written, write: Write): string {
  if (isWritten(told)) return told.sentence
  if ('message' in told.said) return told.said.message
  return write({ said: told.said }, told.actor ? { actor: write({ people: [told.actor] }) } : {}) || label(told.event, write)
}

function label(event: string, write: Write): string {
  return write({ english: notificationEvent(event).label })
}

/** Without the name of who did it, which a person chose, and without what they added in their own words. */
function subjectOf(told: ToldNews | Written, write: Write): string {
  if (isWritten(told)) return told.subject ?? told.sentence
  return sentenceOf({ ...told, said: 'message' in told.said ? told.said : withoutNote(told.said), actor: null }, write)
}

function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, '')
}
