import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/site/blog/blog', {
  notesFromTheFrontDesk: 'Notes from the front desk',
  notesOnTag: 'Notes on {tag}',
  whatToKnowAboutRenting:
    'What to know about renting, leasing and looking after a home in the United States. Practical, short, and no substitute for a lawyer when you need one.',
  tags: 'Tags',
  all: 'All',
  noArticlesFound: 'No articles found.',
  seeAllArticles: 'See all articles',
  nothingCarriesThisTag: 'No articles have this tag.',
  followTheAtomFeed: 'Follow the Atom feed.',
  readingWithAFeedReader: 'Reading with a feed reader? {link}',
  thisArticleIsNotHere: 'We can’t find this article.',
  blog: 'Blog',
  byAuthor: 'By {author}',
  tagsOfThisArticle: 'Tags of this article',
  readNext: 'Read next',
  practicalNotesOnRentingLetting:
    'Practical notes on renting, leasing and looking after homes in the United States: leases, deposits, pricing, screening, moving in.',
  minutesMinRead: '{minutes} min read',
})
