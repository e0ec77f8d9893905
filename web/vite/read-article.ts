import { isCalendarDate } from '@keystead/contract/values/dates.ts'
import { Marked, type Token } from 'marked'
import { parse } from 'yaml'
import { z } from 'zod'
import { type BlogPost, COVERS } from '../src/site/blog/blog-post.ts'

const WORDS_PER_MINUTE = 220

const text = (most: number) =>
  z.string({ error: 'must be a text' }).trim().min(1, 'is empty').max(most, `is longer than ${most} characters`)

const FrontMatter = z.strictObject({
  title: text(90),
  // What search engines show of a page is about as long.
  description: text(170),
  date: z.string({ error: 'must be a day such as 2026-11-20' }).refine(isCalendarDate, 'must be a day such as 2026-11-20'),
  author: text(60),
  tags: z
    .array(z.string().regex(/^[a-z]+( [a-z]+)*$/, 'holds a tag that is not in plain lower case'), { error: 'must be a list' })
    .min(1, 'is empty'),
  cover: z.enum(COVERS, { error: `must be one of ${COVERS.join(', ')}` }),
})

/** An article as its file says it. What is wrong with a file is thrown as one sentence. */
export function readArticle(slug: string, file: string): { post: BlogPost; html: string } {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) throw new Error('its name must be lower-case words with hyphens between them.')
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(file.replaceAll('\r\n', '\n')) ?? []
  if (head === undefined || !body?.trim())
    throw new Error('it must begin with front matter between two lines of "---", and go on with text.')
  const minutes = Math.max(1, Math.round(wordsIn(body) / WORDS_PER_MINUTE))
  return { post: { slug, ...frontMatterOf(head), minutes }, html: htmlOf(body) }
}

function frontMatterOf(head: string): z.infer<typeof FrontMatter> {
  const { data, error } = FrontMatter.safeParse(parse(head))
  if (data) return data
  const problems = error.issues.map(({ path, message }) => (path.length > 0 ? `"${String(path[0])}" ${message}` : message))
  throw new Error(`its front matter is wrong: ${problems.join('; ')}.`)
}

function wordsIn(body: string): number {
  return body.split(/\s+/).filter((word) => /\w/.test(word)).length
}

const markdown = new Marked({ gfm: true, walkTokens: refuse })

function htmlOf(body: string): string {
  return markdown.parse(body, { async: false })
}

/** The title is the page's only first heading, and nothing in a text may bring elements or scripts of its own. */
function refuse(token: Token): void {
  if (token.type === 'html') throw new Error(`its text holds HTML (${token.raw.trim().slice(0, 40)}); please write it in Markdown.`)
  if (token.type === 'heading' && token.depth === 1) {
    throw new Error('its text has a heading with one #; the title is the only one. Begin with ##.')
  }
  if (token.type === 'link' && !/^(\/|https:\/\/)/.test(token.href)) {
    throw new Error(`its text links to ${token.href}; begin with / for our own pages and with https:// for others.`)
  }
}
