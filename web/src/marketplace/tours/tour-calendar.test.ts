import { expect, test } from 'vitest'
import { calendarEntry } from './tour-calendar.ts'

const entry = {
  ViewingId: '018f3f6e-1111-7000-8000-000000000001',
  AssetTitle: 'Sunny home',
  City: 'Denver, CO',
  Address: null,
  StartsAt: '2026-11-28T17:30:00Z',
  Minutes: 45,
}
const options = { page: 'https://homes.example.com/Tour/x', now: new Date('2026-11-24T10:00:00Z') }

/** What a calendar makes of it: names and values, its folded lines put together. */
function read(text: string): Map<string, string> {
  const lines = text.replaceAll('\r\n ', '').split('\r\n')
  return new Map(lines.filter(Boolean).map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]))
}

test('says when and where, in times of the world', () => {
  const facts = read(calendarEntry(entry, options))
  expect(Object.fromEntries(facts)).toMatchObject({
    UID: '018f3f6e-1111-7000-8000-000000000001@tours',
    DTSTAMP: '20261124T100000Z',
    DTSTART: '20261128T173000Z',
    DTEND: '20261128T181500Z',
    SUMMARY: 'Tour: Sunny home',
    LOCATION: 'Denver\\, CO',
    URL: 'https://homes.example.com/Tour/x',
  })
})

test.each([
  ['commas, semicolons and backslashes', 'a,b;c\\d', 'a\\,b\\;c\\\\d'],
  ['line breaks of all kinds', 'one\ntwo\r\nthree\rfour', 'one\\ntwo\\nthree\\nfour'],
  ['what looks like an entry', 'x\r\nEND:VEVENT\r\nBEGIN:VALARM', 'x\\nEND:VEVENT\\nBEGIN:VALARM'],
])('text stays text: %s', (_what, AssetTitle, written) => {
  const text = calendarEntry({ ...entry, AssetTitle }, options)
  expect(read(text).get('SUMMARY')).toBe(`Tour: ${written}`)
  expect(text.match(/^END:VEVENT$/gm)).toHaveLength(1)
})

test('no line is longer than 75 bytes, and no sign is cut in two', () => {
  const AssetTitle = 'Größe 🏠 '.repeat(40).trim()
  const text = calendarEntry({ ...entry, AssetTitle }, options)
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(read(text).get('SUMMARY')).toBe(`Tour: ${AssetTitle}`)
})
