import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/marketplace/saved-searches/search-alert', {
  newInSearch: {
    one: '{count} home is new or has a lower price in your search “{search}”.',
    other: '{count} homes are new or have lower prices in your search “{search}”.',
  },
  moreInSearch: {
    one: 'More than {count} home is new or has a lower price in your search “{search}”.',
    other: 'More than {count} homes are new or have lower prices in your search “{search}”.',
  },
  newInSearches: {
    one: '{count} home is new or has a lower price in your saved searches.',
    other: '{count} homes are new or have lower prices in your saved searches.',
  },
  moreInSearches: {
    one: 'More than {count} home is new or has a lower price in your saved searches.',
    other: 'More than {count} homes are new or have lower prices in your saved searches.',
  },

  subjectOfOne: { one: 'A home for you: {search}', other: 'Homes for you: {search}' },
  subject: { one: 'A home for you in your saved searches', other: 'Homes for you in your saved searches' },
  heading: 'New homes for you',
  intro: 'These homes match what you’re looking for.',
  openSearches: 'Open my saved searches',
  why: 'You’re getting this email because you saved a search with email alerts. We send it at most once a day, and only when there’s something new.',
  stop: 'Stop these emails',
  isNew: 'New',
  priceDown: 'Price drop',
  was: '{price}, was {before}',
  andMore: 'And there are more.',
  seeAll: 'See all of them',
  seeSearch: 'See everything in this search',
})
