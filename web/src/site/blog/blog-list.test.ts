import { describe, expect, test } from 'vitest'
import { addressOfBlog, blogSearchFrom, newestFirst, pageOfPosts, relatedTo, tagsOf } from './blog-list.ts'
import type { BlogPost } from './blog-post.ts'

function post(slug: string, date: string, ...tags: string[]): BlogPost {
  return { slug, title: slug, description: slug, date, author: 'us', tags, cover: 'keys', minutes: 3 }
}

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}`
const many = newestFirst(Array.from({ length: 20 }, (_, index) => post(`n${index}`, day(index + 1), index < 11 ? 'rent' : 'leases')))
const slugs = (posts: readonly BlogPost[]) => posts.map(({ slug }) => slug)
const searchOf = (text: string) => blogSearchFrom(new URLSearchParams(text))

describe('the list of articles', () => {
  test('is newest first, nine a page', () => {
    expect(slugs(pageOfPosts(many, searchOf('')).posts)).toEqual(['n19', 'n18', 'n17', 'n16', 'n15', 'n14', 'n13', 'n12', 'n11'])
    expect(slugs(pageOfPosts(many, searchOf('page=3')).posts)).toEqual(['n1', 'n0'])
  })
  test('of a tag has its own pages', () => {
    expect(pageOfPosts(many, searchOf('tag=rent'))).toMatchObject({ total: 11, pageIndex: 0 })
    expect(slugs(pageOfPosts(many, searchOf('tag=rent&page=2')).posts)).toEqual(['n1', 'n0'])
    expect(pageOfPosts(many, searchOf('tag=nothing'))).toEqual({ posts: [], total: 0, pageIndex: 0 })
  })
  test('answers a page beyond the last with the last, and what is no page with the first', () => {
    expect(pageOfPosts(many, searchOf('page=99')).pageIndex).toBe(2)
    for (const page of ['0', '-1', '1.5', 'two', '']) expect(searchOf(`page=${page}`).pageIndex, page).toBe(0)
  })
  test('finds its address again', () => {
    for (const address of ['/Blog', '/Blog?page=2', '/Blog?tag=fair+housing', '/Blog?tag=rent&page=3']) {
      expect(addressOfBlog(searchOf(address.split('?')[1] ?? ''))).toBe(address)
    }
  })
})

test('tags come with their number, the most used first', () => {
  expect(tagsOf([post('a', day(1), 'rent', 'leases'), post('b', day(2), 'rent'), post('c', day(3), 'agents')])).toEqual([
    { tag: 'rent', count: 2 },
    { tag: 'agents', count: 1 },
    { tag: 'leases', count: 1 },
  ])
})

test('what to read next shares tags, then is new, and is never the article itself', () => {
  const posts = newestFirst([
    post('this', day(5), 'rent', 'owners'),
    post('new', day(9), 'moving'),
    post('newer', day(10), 'moving'),
    post('both', day(1), 'owners', 'rent'),
    post('one', day(2), 'rent'),
  ])
  expect(
    slugs(
      relatedTo(
        posts.find(({ slug }) => slug === 'this')!,
        posts,
      ),
    ),
  ).toEqual(['both', 'one', 'newer'])
})
