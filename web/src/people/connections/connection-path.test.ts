import { expect, test } from 'vitest'
import { canStep, type PathOf, pathOf } from './connection-path.ts'

const SENT = 1
const RECEIVED = 2
const invited: PathOf = {
  name: 'Ada',
  StatusId: 0,
  Outcome: null,
  Direction: RECEIVED,
  SentAt: '2026-11-01T10:00:00Z',
  AnsweredAt: null,
  EndedAt: null,
}

test('an invitation can go four ways, each by whoever may take it', () => {
  expect(pathOf(invited)).toEqual({
    stops: [{ text: 'Invited', at: invited.SentAt }],
    branches: [
      { text: 'Connected', by: 'by you' },
      { text: 'Withdrawn', by: 'by Ada' },
      { text: 'Declined', by: 'by you' },
      { text: 'Expired', by: 'if no one answers' },
    ],
  })
  expect(pathOf({ ...invited, Direction: SENT }).branches[1]).toEqual({ text: 'Withdrawn', by: 'by you' })
})

test('a connection can be ended by both, and then is at its end', () => {
  const joined = { ...invited, StatusId: 1, AnsweredAt: '2026-11-02T10:00:00Z' }
  expect(pathOf(joined)).toEqual({
    stops: [
      { text: 'Invited', at: invited.SentAt },
      { text: 'Connected', at: joined.AnsweredAt },
    ],
    branches: [{ text: 'Ended', by: 'by you or Ada' }],
  })
  const ended = { ...joined, StatusId: 3, Outcome: 'ended' as const, EndedAt: '2026-11-09T10:00:00Z' }
  expect(pathOf(ended).stops.map(({ text, at }) => `${text} ${at}`)).toEqual([
    `Invited ${invited.SentAt}`,
    `Connected ${joined.AnsweredAt}`,
    `Ended ${ended.EndedAt}`,
  ])
  expect(pathOf(ended).branches).toEqual([])
})

test('one that was declined or withdrawn never was connected', () => {
  const declined = { ...invited, StatusId: 2, Outcome: 'declined' as const, AnsweredAt: '2026-11-03T10:00:00Z' }
  expect(pathOf(declined).stops.map(({ text }) => text)).toEqual(['Invited', 'Declined'])
  expect(pathOf(declined).stops[1]?.at).toBe(declined.AnsweredAt)
  expect(pathOf({ ...invited, StatusId: 3, Outcome: 'withdrawn' }).stops.map(({ text }) => text)).toEqual(['Invited', 'Withdrawn'])
})

test('buttons ask the same rules as the server', () => {
  expect(canStep('accept', invited)).toBe(true)
  expect(canStep('accept', { ...invited, Direction: SENT })).toBe(false)
  expect(canStep('resend', { ...invited, Direction: SENT })).toBe(true)
  expect(canStep('end', invited)).toBe(false)
  expect(canStep('end', { ...invited, StatusId: 1 })).toBe(true)
})
