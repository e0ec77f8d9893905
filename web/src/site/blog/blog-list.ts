import { paths } from '@keystead/contract/navigation/paths.ts'
import type { BlogPost } from './blog-post.ts'

export const PAGE_SIZE = 9
const MOST_RELATED = 3

/** What a list of articles shows, as its address says it. */
export type BlogSearch = { tag: string | null; pageIndex: number }

/** `?tag=leases&page=2`. What is no page is the first one. */
export function blogSearchFrom(params: URLSearchParams): BlogSearch {
  const page = Number(params.get('page'))
  return { tag: params.get('tag') || null, pageIndex: Number.isInteger(page) && page > 1 ? page - 1 : 0 }
}

export function addressOfBlog({ tag, pageIndex }: BlogSearch): string {
  return paths.blog({ tag, page: pageIndex > 0 ? pageIndex + 1 : null })
}

export type BlogPage = { posts: readonly BlogPost[]; pageIndex: number; total: number }

/** The articles of one page; the last page where the address names one beyond it. */
export function pageOfPosts(posts: readonly BlogPost[], { tag, pageIndex }: BlogSearch): BlogPage {
  const found = tag === null ? posts : posts.filter(({ tags }) => tags.includes(tag))
  const last = Math.max(0, Math.ceil(found.length / PAGE_SIZE) - 1)
  const index = Math.min(pageIndex, last)
  return { posts: found.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE), pageIndex: index, total: found.length }
}

export function newestFirst(posts: readonly BlogPost[]): BlogPost[] {
  return posts.toSorted((one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug))
}

/** Every tag with how many articles have it, the most used first. */
export function tagsOf(posts: readonly BlogPost[]): { tag: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const tag of posts.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .toSorted((one, other) => other.count - one.count || one.tag.localeCompare(other.tag))
}

/** What to read next: those that share most tags, then the newest. `posts` are newest first. */
export function relatedTo(post: BlogPost, posts: readonly BlogPost[]): BlogPost[] {
  const shared = ({ tags }: BlogPost) => tags.filter((tag) => post.tags.includes(tag)).length
  return posts
    .filter(({ slug }) => slug !== post.slug)
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, MOST_RELATED)
}
