import { expect, test } from 'vitest'
import { applicationAddress, personState, submittedText } from './application-words.ts'

const ONE = { ApplicationId: 'a', FormId: 'f' }

test('a row leads to the reader’s own form while that is what comes next, and else to the application', () => {
  expect(applicationAddress({ ...ONE, Next: 'fill' })).toBe('/User/Applications/Form?id=f')
  expect(applicationAddress({ ...ONE, Next: 'waitForOthers' })).toBe('/User/Applications/ViewApplication?id=a')
  expect(applicationAddress({ ...ONE, FormId: null, Next: 'fill' })).toBe('/User/Applications/ViewApplication?id=a')
})

test('those who have submitted are counted where there is anyone', () => {
  expect(submittedText({ State: 'sent', SubmittedCount: 2, FormsCount: 3 })).toBe('2 of 3 have submitted')
  expect(submittedText({ State: 'sent', SubmittedCount: 0, FormsCount: 1 })).toBe('0 of 1 has submitted')
  expect(submittedText({ State: 'draft', SubmittedCount: 0, FormsCount: 0 })).toBeNull()
  expect(submittedText({ State: 'withdrawn', SubmittedCount: 0, FormsCount: 1 })).toBeNull()
})

test('how far someone is depends on whether they were asked, and whether they have looked', () => {
  const OpenedAt = '2026-11-28T10:00:00Z'
  const ProfileId = 'p'
  expect(personState({ State: 'invited', OpenedAt: null, ProfileId }, true)).toBe('notAsked')
  expect(personState({ State: 'invited', OpenedAt: null, ProfileId }, false)).toBe('invited')
  expect(personState({ State: 'invited', OpenedAt, ProfileId }, false)).toBe('opened')
  expect(personState({ State: 'submitted', OpenedAt, ProfileId }, true)).toBe('submitted')
  expect(personState({ State: 'invited', OpenedAt: null, ProfileId: null }, false)).toBe('emailed')
  expect(personState({ State: 'invited', OpenedAt: null, ProfileId: null }, true)).toBe('notAsked')
})
