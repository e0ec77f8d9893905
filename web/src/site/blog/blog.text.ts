import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/site/blog/blog', {
  notesFromTheFrontDesk: 'Notes from the front desk',
  notesOnTag: 'Notes on {tag}',
  whatToKnowAboutRenting:
    'What to know about renting, letting and looking after a home in the United States. Practical, short, and no substitute for a lawyer where you need one.',
  tags: 'Tags',
  all: 'All',
  noArticlesFound: 'No articles found.',
  seeAllArticles: 'See all articles',
  nothingCarriesThisTag: 'Nothing carries this tag.',
  followTheAtomFeed: 'Follow the Atom feed.',
  readingWithAFeedReader: 'Reading with a feed reader? {a}',
  thisArticleIsNotHere: 'This article is not here.',
  blog: 'Blog',
  byAuthor: 'By {author}',
  tagsOfThisArticle: 'Tags of this article',
  readNext: 'Read next',
  practicalNotesOnRentingLetting:
    'Practical notes on renting, letting and looking after homes in the United States: leases, deposits, pricing, screening, moving in.',
  minutesMinRead: '{minutes} min read',
})
