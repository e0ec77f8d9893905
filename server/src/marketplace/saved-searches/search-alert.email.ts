import { paths } from '@keystead/contract/navigation/paths.ts'
import { type EmailBlock, type EmailCard, button, greeting, heading, link, paragraph, section, smallPrint } from '../../email/blocks.ts'
import { type EmailLinks, defineEmail } from '../../email/define-email.ts'
import { text } from './search-alert.text.ts'
import { stopToken } from './stop-link.ts'

/** The event in the notification settings. */
export const SEARCH_ALERT = 'search.alert'

/** A home as the email shows it, in the words of the day on which it was written. */
export type ToldHome = {
  assetId: string
  title: string
  /** `$2,450/mo` */
  price: string
  /** What it asked before, where the price went down; null for a home that is new. */
  priceBefore: string | null
  place: string
  facts: string
  picture: { path: string; alt: string } | null
}

export type ToldSearch = { savedSearchId: string; name: string; homes: readonly ToldHome[]; hasMore: boolean }

type SearchNews = { accountId: string; firstName: string; searches: readonly ToldSearch[] }

export const searchAlertEmail = defineEmail<SearchNews, typeof text>('search-alert', {
  text,
  subject: ({ searches }, t) => subjectOf(searches, t),
  blocks: ({ accountId, firstName, searches }, links, t) => [
    heading(t.heading),
    greeting(firstName),
    paragraph(t.intro),
    ...searches.flatMap((search) => searchBlocks(search, links, t)),
    button(t.openSearches, links.to(paths.savedSearches())),
    smallPrint(t.why),
    link(t.stop, stopUrl(accountId, links)),
  ],
  mayBeDeclined: () => true,
  stopUrl: ({ accountId }, links) => stopUrl(accountId, links),
  sample: {
    accountId: '01a1fb32-0000-7b69-b43e-7a4a346e5f29',
    firstName: 'Dana',
    searches: [
      {
        savedSearchId: '01a1fb32-0000-7b69-b43e-7a4a346e5f30',
        name: 'Homes for rent in Denver, CO',
        homes: [
          {
            assetId: '01a1fb32-0000-7b69-b43e-7a4a346e5f31',
            title: 'Brick bungalow with a porch',
            price: '$2,450/mo',
            priceBefore: null,
            place: 'Denver, CO 80202',
            facts: '3 beds · 1.5 baths · 1,450 sq ft',
            picture: null,
          },
          {
            assetId: '01a1fb32-0000-7b69-b43e-7a4a346e5f32',
            title: 'Corner flat above the park',
            price: '$1,900/mo',
            priceBefore: '$2,050/mo',
            place: 'Denver, CO',
            facts: '2 beds · 1 bath',
            picture: null,
          },
        ],
        hasMore: true,
      },
    ],
  },
})

function subjectOf(searches: readonly ToldSearch[], t: typeof text): string {
  const homes = searches.flatMap((search) => search.homes)
  const count = searches.some(({ hasMore }) => hasMore) ? homes.length + 1 : homes.length
  const [only] = searches
  return only && searches.length === 1 ? t.subjectOfOne({ count, search: only.name }) : t.subject({ count })
}

function stopUrl(accountId: string, links: EmailLinks): string {
  return links.to(paths.stopAlerts(stopToken(links, accountId)))
}

function searchBlocks({ savedSearchId, name, homes, hasMore }: ToldSearch, links: EmailLinks, t: typeof text): EmailBlock[] {
  const all = links.to(paths.savedSearches({ open: savedSearchId }))
  return [
    section(
      name,
      homes.map((home) => cardOf(home, links, t)),
    ),
    ...(hasMore ? [paragraph(t.andMore)] : []),
    link(hasMore ? t.seeAll : t.seeSearch, all),
  ]
}

function cardOf({ assetId, title, price, priceBefore, place, facts, picture }: ToldHome, links: EmailLinks, t: typeof text): EmailCard {
  return {
    title,
    url: links.to(paths.property(assetId)),
    mark: priceBefore === null ? t.isNew : t.priceDown,
    lines: [priceBefore === null ? price : t.was({ price, before: priceBefore }), [facts, place].filter(Boolean).join(' · ')].filter(
      Boolean,
    ),
    picture: picture && { url: links.to(picture.path), alt: picture.alt },
  }
}
