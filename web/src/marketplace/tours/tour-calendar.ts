import type { Tour } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import { text } from './tours.text.ts'

type Entry = Pick<Tour, 'ViewingId' | 'AssetTitle' | 'City' | 'Address' | 'StartsAt' | 'Minutes'>

const LONGEST_LINE = 74

/**
 * A confirmed tour as a calendar takes it (RFC 5545). It names the same event each time, so that adding it again
 * after it was moved replaces the entry.
 */
export function calendarEntry(tour: Entry, { page, now }: { page: string; now: Date }): string {
  const { ViewingId, AssetTitle, City, Address, StartsAt, Minutes } = tour
  if (StartsAt === null) throw new Error('a tour without a time is no entry of a calendar')
  const end = new Date(Date.parse(StartsAt) + Minutes * 60_000)
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Keystead//Tours//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${ViewingId}@tours`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(new Date(StartsAt))}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(text.calendarTitle({ title: AssetTitle }))}`,
    `LOCATION:${escaped(Address ?? City)}`,
    `URL:${page}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(text.calendarReminder)}`,
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .flatMap(folded)
    .join('\r\n')
}

/** `20261128T170000Z` */
function stamp(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

function escaped(words: string): string {
  return words.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n?|\n/g, '\\n')
}

/** Lines of a calendar are at most 75 bytes long; what follows begins with a space. */
function folded(line: string): string[] {
  const lines: string[] = []
  let current = ''
  let bytes = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (bytes + size > LONGEST_LINE) {
      lines.push(current)
      current = ' '
      bytes = 1
    }
    current += character
    bytes += size
  }
  return [...lines, current]
}
