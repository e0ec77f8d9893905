import { BLOG_FEED, paths } from '@keystead/contract/navigation/paths.ts'
import { text } from './blog-feed.text.ts'
import { xmlDocument, xmlText } from '../text/xml.ts'

/** What the web build says of an article; its own declaration is in web/src/site/blog/blog-post.ts. */
export type SitePost = {
  readonly slug: string
  readonly title: string
  readonly description: string
  /** A day, as `YYYY-MM-DD`. */
  readonly date: string
  readonly author: string
  readonly tags: readonly string[]
}

/** Atom wants a time of its feed even when it holds nothing yet. */
const BEFORE_ANY_POST = '2026-01-01'

/** The articles as an Atom feed (RFC 4287). `posts` are newest first. */
export function blogFeed(posts: readonly SitePost[], origin: string): string {
  const feed = origin + BLOG_FEED
  const newest = posts[0]?.date ?? BEFORE_ANY_POST
  return xmlDocument(
    [
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
      `<title>${xmlText(text.title)}</title>`,
      `<subtitle>${xmlText(text.subtitle)}</subtitle>`,
      `<id>${xmlText(feed)}</id>`,
      `<link rel="self" type="application/atom+xml" href="${xmlText(feed)}"/>`,
      `<link rel="alternate" type="text/html" href="${xmlText(origin + paths.blog())}"/>`,
      `<updated>${startOf(newest)}</updated>`,
      ...posts.map((post) => entryOf(post, origin)),
      '</feed>',
    ].join('\n'),
  )
}

function entryOf({ slug, title, description, date, author, tags }: SitePost, origin: string): string {
  const address = xmlText(origin + paths.blogArticle(slug))
  return [
    '<entry>',
    `<title>${xmlText(title)}</title>`,
    `<id>${address}</id>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${startOf(date)}</published>`,
    `<updated>${startOf(date)}</updated>`,
    `<author><name>${xmlText(author)}</name></author>`,
    ...tags.map((tag) => `<category term="${xmlText(tag)}"/>`),
    `<summary>${xmlText(description)}</summary>`,
    '</entry>',
  ].join('')
}

function startOf(day: string): string {
  return `${day}T00:00:00Z`
}
