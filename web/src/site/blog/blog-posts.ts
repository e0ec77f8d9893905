import { loadChunk } from '../../navigation/chunks.ts'
import { newestFirst } from './blog-list.ts'
import type { BlogPost } from './blog-post.ts'

/*
 * The articles are the Markdown files in web/content/blog. The build makes two modules of each (web/vite/blog-plugin.ts):
 * what all lists say of it, and its text.
 */
const posts = import.meta.glob<BlogPost>('../../../content/blog/*.md', { query: '?post', import: 'post', eager: true })
const texts = import.meta.glob<{ html: string }>('../../../content/blog/*.md', { query: '?article' })

/** Every article, newest first. */
export const BLOG_POSTS: readonly BlogPost[] = newestFirst(Object.values(posts))

export function findPost(slug: string | undefined): BlogPost | undefined {
  return BLOG_POSTS.find((post) => post.slug === slug)
}

/** The text of an article as HTML of our own making. */
export async function loadText({ slug }: BlogPost): Promise<string> {
  const { html } = await loadChunk(texts[`../../../content/blog/${slug}.md`]!)
  return html
}
