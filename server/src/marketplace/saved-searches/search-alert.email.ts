import { paths } from '@keystead/contract/navigation/paths.ts'
import { type EmailBlock, type EmailCard, button, greeting, heading, link, paragraph, section, smallPrint } from '../../email/blocks.ts'
import { type EmailLinks, defineEmail } from '../../email/define-email.ts'
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

export const searchAlertEmail = defineEmail<SearchNews>('search-alert', {
  subject: ({ searches }) => subjectOf(searches),
  blocks: ({ accountId, firstName, searches }, links) => [
    heading('News in what you look for'),
    greeting(firstName, 'these homes fit what you are looking for.'),
    ...searches.flatMap((search) => searchBlocks(search, links)),
    button('Open my saved searches', links.to(paths.savedSearches())),
    smallPrint('You get this email because you saved a search with emails. It comes at most once a day, and only when there is news.'),
    link('Stop these emails', stopUrl(accountId, links)),
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

function subjectOf(searches: readonly ToldSearch[]): string {
  const homes = searches.flatMap((search) => search.homes)
  const count = homes.length === 1 && !searches.some(({ hasMore }) => hasMore) ? 'A home' : 'Homes'
  const [only] = searches
  return only && searches.length === 1 ? `${count} for you: ${only.name}` : `${count} for you in ${searches.length} saved searches`
}

function stopUrl(accountId: string, links: EmailLinks): string {
  return links.to(paths.stopAlerts(stopToken(links, accountId)))
}

function searchBlocks({ savedSearchId, name, homes, hasMore }: ToldSearch, links: EmailLinks): EmailBlock[] {
  const all = links.to(paths.savedSearches({ open: savedSearchId }))
  return [
    section(
      name,
      homes.map((home) => cardOf(home, links)),
    ),
    ...(hasMore ? [paragraph('And there are more.')] : []),
    link(hasMore ? 'See all of them' : 'See everything in this search', all),
  ]
}

function cardOf({ assetId, title, price, priceBefore, place, facts, picture }: ToldHome, links: EmailLinks): EmailCard {
  return {
    title,
    url: links.to(paths.property(assetId)),
    mark: priceBefore === null ? 'New' : 'Price down',
    lines: [priceBefore === null ? price : `${price}, was ${priceBefore}`, [facts, place].filter(Boolean).join(' · ')].filter(Boolean),
    picture: picture && { url: links.to(picture.path), alt: picture.alt },
  }
}
