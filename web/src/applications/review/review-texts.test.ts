import { expect, test } from 'vitest'
import type { ApplicationDetails } from '../applications/application-details.ts'
import { applicant, applicationDetails } from '../../../test/applications.ts'
import { eventText } from './event-text.ts'
import { endReason, nowText } from './now-text.ts'
import { isOpenedByOther } from './use-opened.ts'

const mine = (changes: Partial<ApplicationDetails['Applicants'][number]> = {}) => applicant(20, 'Ria Renter', { IsYou: true, ...changes })
const said = (changes: Parameters<typeof applicationDetails>[0]) => nowText(applicationDetails(changes))

test('what comes next is said to the one who reads it', () => {
  expect(said({ Next: 'send', State: 'draft' })).toMatch(/^This is a draft, which its people do not see/)
  expect(said({ Next: 'send', State: 'draft', IsLandlord: false })).toBe(
    'Your form is submitted, and Olive Owner does not see this yet. Send it when you are ready.',
  )
  expect(said({ Next: 'fill', State: 'draft', IsLandlord: false })).toMatch(/the person who began the application sends it to Olive Owner/)
  expect(said({ Next: 'fill', State: 'draft', IsLandlord: false, IsLead: true })).toMatch(
    /once you submit it, the application goes to Olive Owner/,
  )
  expect(said({ Next: 'fill', State: 'sent', IsLandlord: false })).toMatch(/^It’s your turn/)
  expect(said({ Next: 'decide', State: 'submitted' })).toMatch(/then decide/)
  expect(said({ Next: 'decide', State: 'conditional' })).toMatch(/conditions are accepted/)
  expect(said({ Next: 'waitForDecision', State: 'waitlisted' })).toMatch(/on the waitlist/)
  expect(said({ Next: 'waitForDecision', State: 'conditional' })).toMatch(/with conditions/)
  expect(said({ Next: 'waitForDecision', State: 'conditional', IsLandlord: false, IsLead: true })).toBe(
    'You accepted the conditions. Olive Owner approves next, once they are met.',
  )
  expect(said({ Next: 'waitForDecision', State: 'submitted' })).toBe('Everyone has submitted. Olive Owner has the application now.')
})

test('those are named who have still to submit, the reader not among them', () => {
  expect(said({})).toBe('Still to be submitted by Sam Tester and Gus Guarantor.')
  expect(said({ Applicants: [mine({ State: 'started' })] })).toBe('Still to be submitted by others.')
})

test('where nothing comes next, it says how it stands', () => {
  expect(said({ Next: 'none', State: 'expired' })).toMatch(/^It expired/)
  expect(said({ Next: 'none', State: 'sent', Applicants: [mine({ State: 'withdrawn' })] })).toMatch(/^You have withdrawn your form/)
  expect(said({ Next: 'none', State: 'withdrawn', Applicants: [mine({ State: 'withdrawn' })] })).toBe('It was withdrawn.')
})

test('the reason of its end is the last that was given', () => {
  const event = { At: '2026-11-28T13:00:00Z', By: 'Sam Tester', About: null }
  const Events = [
    { ...event, Kind: 'withdrawn' as const, Note: 'Moved away.' },
    { ...event, Kind: 'closed' as const, Note: 'It is leased.' },
  ]
  expect(endReason({ State: 'closed', Events })).toBe('It is leased.')
  expect(endReason({ State: 'expired', Events })).toBeNull()
})

test('an event names who did it and whom it is about, as far as that is known', () => {
  expect(eventText({ Kind: 'invited', By: 'Olive Owner', About: 'Sam Tester' })).toBe('Olive Owner invited Sam Tester.')
  expect(eventText({ Kind: 'removed', By: null, About: 'Sam Tester' })).toBe('Sam Tester was removed.')
  expect(eventText({ Kind: 'invited', By: 'Olive Owner', About: null })).toBe('Olive Owner invited someone.')
  expect(eventText({ Kind: 'expired', By: null, About: null })).toBe('It expired.')
})

test('the other side alone opens it, and only what was sent', () => {
  const lead = applicant(21, 'Lea Lead', { IsLead: true })
  expect(isOpenedByOther(applicationDetails({ Applicants: [lead] }))).toBe(true)
  // One’s own: nothing is opened by who has sent it, before there is something to be read.
  expect(isOpenedByOther(applicationDetails({ Applicants: [applicant(22, 'Ida Invited', { State: 'started' })] }))).toBe(false)
  expect(isOpenedByOther(applicationDetails({ Applicants: [applicant(22, 'Ida Invited', { State: 'submitted' })] }))).toBe(true)
  const asked = { IsLandlord: false, Applicants: [mine()] }
  expect(isOpenedByOther(applicationDetails(asked))).toBe(true)
  expect(isOpenedByOther(applicationDetails({ ...asked, State: 'draft' }))).toBe(false)
  expect(isOpenedByOther(applicationDetails({ ...asked, Applicants: [mine({ OpenedAt: '2026-11-28T13:00:00Z' })] }))).toBe(false)
  expect(isOpenedByOther(applicationDetails({ ...asked, Applicants: [mine({ IsLead: true })] }))).toBe(false)
})
