import { describe, expect, test } from 'vitest'
import { optionalPhone, optionalWebsite } from './contact-fields.ts'

const sentence = (result: { error?: { issues: { message: string }[] } }) => result.error?.issues[0]?.message ?? null

describe('a website', () => {
  test.each([
    ['https://example.com', 'https://example.com'],
    ['http://example.com/a?b=c#d', 'http://example.com/a?b=c#d'],
    ['www.example.com', 'https://www.example.com'],
    ['example.com:8443/about', 'https://example.com:8443/about'],
    ['  ', null],
    [null, null],
    [undefined, null],
  ])('%s is kept as %s', (typed, kept) => {
    expect(optionalWebsite().parse(typed)).toBe(kept)
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,hello',
    'ftp://example.com',
    'https://name:secret@example.com',
    'https://bank.example.com@evil.example',
    'https://localhost',
    'https://127.0.0.1',
    'https://[::1]/',
    'example',
    'exa mple.com',
    '//example.com',
  ])('%s is refused', (typed) => {
    expect(sentence(optionalWebsite().safeParse(typed))).toBe('Website is not valid.')
  })

  test('has an end', () => {
    expect(sentence(optionalWebsite().safeParse(`https://example.com/${'x'.repeat(200)}`))).toBe('Website can have at most 200 characters.')
  })
})

test('a phone that was emptied is none, a wrong one is told', () => {
  for (const nothing of [undefined, null, '', ' ']) expect(optionalPhone('Mobile').parse(nothing)).toBeNull()
  expect(optionalPhone('Mobile').parse('303 555 0142')).toBe('303 555 0142')
  expect(sentence(optionalPhone('Mobile').safeParse('911'))).toBe('Mobile is not valid.')
})
