import { describe, expect, test } from 'vitest'
import { readArticle } from './read-article.ts'

const HEAD = {
  title: 'Reading a meter',
  description: 'Where it is and what it says.',
  date: '2026-11-20',
  author: 'Keystead team',
  tags: '[tenants, moving]',
  cover: 'keys',
}

function fileOf(head: Record<string, string>, body = 'Some words.'): string {
  return `---\n${Object.entries(head)
    .map(([key, value]) => `${key}: ${value}`)
    .join('\n')}\n---\n${body}\n`
}

describe('an article', () => {
  test('has what its front matter says, its text as HTML, and the time that it takes', () => {
    const { post, html } = readArticle('reading-a-meter', fileOf(HEAD, `## Where\n\n${'word '.repeat(660)}\n\n[More](/Blog/other)`))
    expect(post).toEqual({ ...HEAD, slug: 'reading-a-meter', tags: ['tenants', 'moving'], minutes: 3 })
    expect(html).toMatch(/^<h2>Where<\/h2>\n<p>word /)
    expect(html).toContain('<a href="/Blog/other">More</a>')
  })
  test('takes a minute at least, and lines that end as on Windows', () => {
    expect(readArticle('a', fileOf(HEAD).replaceAll('\n', '\r\n')).post.minutes).toBe(1)
  })
})

describe('cannot be published', () => {
  const { cover: _cover, ...withoutCover } = HEAD
  test.each([
    ['a name with capitals', 'Reading', fileOf(HEAD), 'its name must be lower-case words'],
    ['no front matter', 'a', 'Just words.', 'it must begin with front matter'],
    ['no text', 'a', fileOf(HEAD, ' '), 'it must begin with front matter'],
    ['a day that does not exist', 'a', fileOf({ ...HEAD, date: '2026-02-30' }), '"date" must be a day such as 2026-11-20.'],
    ['no cover', 'a', fileOf(withoutCover), '"cover" must be one of agent, calendar'],
    ['a title that is no text', 'a', fileOf({ ...HEAD, title: '[1]' }), '"title" must be a text.'],
    ['no tags', 'a', fileOf({ ...HEAD, tags: '[]' }), '"tags" is empty.'],
    ['a tag in capitals', 'a', fileOf({ ...HEAD, tags: '[Tenants]' }), '"tags" holds a tag that is not in plain lower case.'],
    ['an unknown field', 'a', fileOf({ ...HEAD, draft: 'true' }), 'draft'],
    ['HTML', 'a', fileOf(HEAD, 'Look: <img src=x onerror=alert(1)>'), 'its text holds HTML (<img src=x'],
    ['a second title', 'a', fileOf(HEAD, '# Reading'), 'the title is the only one'],
    ['a link that runs a script', 'a', fileOf(HEAD, '[x](javascript:alert(1))'), 'its text links to javascript:alert(1)'],
  ])('with %s', (_what, slug, file, sentence) => {
    expect(() => readArticle(slug, file)).toThrow(sentence)
  })
})
