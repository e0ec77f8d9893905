import { paths } from '@keystead/contract/navigation/paths.ts'
import { notificationEvent } from '@keystead/contract/platform/preferences/notification-events.ts'
import { button, heading, link, paragraph, section } from '../../email/blocks.ts'
import { defineEmail } from '../../email/define-email.ts'

/* For news that have no email of their own. Names stand in the body alone: nobody speaks in our subject. */

type ToldNews = {
  /** A key of `NOTIFICATION_EVENTS`. */
  readonly event: string
  readonly sentence: string
  /** The same without a name that a person chose. */
  readonly subject: string
  readonly path: string | null
}

export const notificationEmail = defineEmail<ToldNews>('notification', {
  subject: ({ subject }) => withoutStop(subject),
  blocks: ({ event, sentence, path }, links) => [
    heading(notificationEvent(event).label),
    paragraph(sentence),
    button('See it', links.to(path ?? paths.dashboard())),
  ],
  mayBeDeclined: ({ event }) => !notificationEvent(event).fixed?.includes('email'),
  sample: {
    event: 'connection.invited',
    sentence: 'Ana Ruiz wants to connect with you as your agent.',
    subject: 'Somebody wants to connect with you as your agent.',
    path: paths.connections(),
  },
})

type GatheredNews = {
  /** A few of them. */
  readonly news: readonly {
    readonly event: string
    readonly sentence: string
    readonly path: string | null
    /** `Nov 21, 9:15 AM`, where the reader is. */
    readonly at: string
  }[]
  readonly others: number
  /** Where all of them are. */
  readonly path: string
}

export const gatheredNewsEmail = defineEmail<GatheredNews>('gathered-news', {
  subject: ({ news, others }) => (news.length + others === 1 ? 'One thing is new' : `${counted(news.length + others)} things are new`),
  blocks: ({ news, others, path }, links) => [
    heading('What is new'),
    section(
      'Since the last email',
      news.map((each) => ({
        title: each.sentence,
        url: links.to(each.path ?? path),
        mark: notificationEvent(each.event).label,
        lines: [each.at],
        picture: null,
      })),
    ),
    ...(others === 0 ? [] : [link(others === 1 ? 'And another one' : `And ${counted(others)} others`, links.to(path))]),
    button('See all', links.to(path)),
  ],
  mayBeDeclined: () => true,
  sample: {
    news: [
      {
        event: 'connection.invited',
        sentence: 'Ana Ruiz wants to connect with you as your agent.',
        path: paths.connections(),
        at: 'Nov 21, 4:10 PM',
      },
      {
        event: 'asset.ownershipChanged',
        sentence: 'Sam Okafor has shared Brick bungalow with a porch with you: 40 %.',
        path: paths.partnershipProperties(),
        at: 'Nov 21, 7:42 PM',
      },
    ],
    others: 3,
    path: paths.ownerNotifications(),
  },
})

function counted(number: number): string {
  return number.toLocaleString('en-US')
}

function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, '')
}
