import { TourTime } from '@keystead/contract/marketplace/tours/tour.forms.ts'
import { tourCan, TOUR_STATES, TOUR_STEPS, type TourStep } from '@keystead/contract/marketplace/tours/tour.values.ts'
import { describe, expect, test } from 'vitest'
import { calendarEntry } from './tour-calendar.ts'
import { TIME_CHOICES, byDay, lengthText, standingText, zoneName } from './tour-times.ts'
import { confirmedTour as tour } from './tour.fixture.ts'

test('every time that is offered is one that the contract takes', () => {
  expect(TIME_CHOICES[0]).toEqual({ Id: '07:00', Text: '7:00 AM' })
  expect(TIME_CHOICES.find(({ Id }) => Id === '12:30')?.Text).toBe('12:30 PM')
  expect(TIME_CHOICES.at(-1)).toEqual({ Id: '21:00', Text: '9:00 PM' })
  for (const { Id } of TIME_CHOICES) expect(TourTime.safeParse({ Date: '2026-11-28', Time: Id }).error).toBeUndefined()
})

test.each([
  [15, '15 minutes'],
  [60, '1 hour'],
  [90, '1½ hours'],
  [120, '2 hours'],
])('%i minutes are %s', (minutes, text) => expect(lengthText(minutes)).toBe(text))

test('a time zone has the name that people there use', () => expect(zoneName('America/Denver')).toBe('Mountain Time'))

test('days are those of the home, though it is the next day in London', () => {
  const evening = { ...tour, StartsAt: '2026-11-29T02:30:00.000Z' }
  expect(byDay([tour, evening]).map(({ day, tours }) => `${day}: ${tours.length}`)).toEqual(['Saturday, November 28: 2'])
})

describe('how it stands', () => {
  const pending = { ...tour, State: 'Pending', IsOver: false } as const
  test('is told to each side', () => {
    expect(standingText({ ...pending, WaitsFor: 'lister' }, 'lister').text).toBe('Waiting for you')
    expect(standingText({ ...pending, WaitsFor: 'lister' }, 'visitor').text).toBe('Waiting for an answer')
    expect(standingText({ ...pending, WaitsFor: 'visitor' }, 'lister').text).toBe('Waiting for the visitor')
    const byAgent = { ...pending, AnsweredBy: { ProfileId: 'a1', Name: 'Ines Calder' } }
    expect(standingText({ ...byAgent, WaitsFor: 'lister' }, 'lister')).toEqual({ text: 'Waiting for Ines Calder', tone: 'info' })
    expect(standingText({ ...byAgent, WaitsFor: 'visitor' }, 'lister').text).toBe('Waiting for the visitor')
  })
  test('is no longer open once the time has passed', () => {
    expect(standingText({ ...pending, IsOver: true }, 'lister').text).toBe('Time has passed')
    expect(standingText({ ...tour, IsOver: true }, 'visitor').text).toBe('Past')
  })
})

describe('steps', () => {
  const steps = Object.keys(TOUR_STEPS) as TourStep[]
  const possible = (side: 'lister' | 'visitor', standing: Partial<typeof tour>) =>
    steps.filter((step) => tourCan(step, side, { ...tour, ...standing }))

  test('of a request: the lister decides, the visitor may only call it off', () => {
    expect(possible('lister', { State: 'Pending', WaitsFor: 'lister' })).toEqual(['confirm', 'propose', 'deny', 'cancel'])
    expect(possible('visitor', { State: 'Pending', WaitsFor: 'lister' })).toEqual(['cancel'])
  })
  test('of a proposal: the visitor decides', () => {
    expect(possible('lister', { State: 'Pending', WaitsFor: 'visitor' })).toEqual(['propose', 'deny', 'cancel'])
    expect(possible('visitor', { State: 'Pending', WaitsFor: 'visitor' })).toEqual(['accept', 'cancel'])
  })
  test('of times that have passed: only another one, or an end', () => {
    expect(possible('lister', { State: 'Pending', WaitsFor: 'lister', IsOver: true })).toEqual(['propose', 'deny', 'cancel'])
    expect(possible('visitor', { State: 'Pending', WaitsFor: 'visitor', IsOver: true })).toEqual(['cancel'])
  })
  test('of what is over or at an end: none', () => {
    expect(possible('lister', { State: 'Confirmed', IsOver: true })).toEqual([])
    for (const State of TOUR_STATES.filter((state) => state === 'Denied' || state === 'Cancelled')) {
      expect([...possible('lister', { State }), ...possible('visitor', { State })]).toEqual([])
    }
  })
})

describe('the entry of a calendar', () => {
  const entry = calendarEntry(
    { ...tour, AssetTitle: 'Loft, with a view; and more\nof it', Address: '12 Larimer St, Denver, CO 80202' },
    { page: 'https://homes.example.com/User/Tours', now: new Date('2026-11-20T08:00:00Z') },
  )
  test('says when and where, with its signs escaped', () => {
    const lines = entry.replaceAll('\r\n ', '').split('\r\n')
    expect(lines).toContain('DTSTART:20261128T170000Z')
    expect(lines).toContain('DTEND:20261128T174500Z')
    expect(lines).toContain('SUMMARY:Tour: Loft\\, with a view\\; and more\\nof it')
    expect(lines).toContain('LOCATION:12 Larimer St\\, Denver\\, CO 80202')
  })
  test('has no line over 75 bytes, whatever the title', () => {
    const long = calendarEntry({ ...tour, AssetTitle: '🏡 Häuschen '.repeat(20) }, { page: 'https://x.example', now: new Date(0) })
    const lines = long.split('\r\n')
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
    expect(lines.length).toBeGreaterThan(19)
  })
})
