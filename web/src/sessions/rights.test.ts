import type { MemberSummary, SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { expect, test } from 'vitest'
import { may, refusedText } from './rights.ts'

const own: SessionRecord = { AccountId: 'a', SessionId: 's', Email: 'ada@example.com', PlanId: 1, Plan: 'Free', Profile: null }

function as(member: Partial<MemberSummary>): SessionRecord {
  return { ...own, Member: { MemberId: 'm', Role: 'Leasing', IsAdministrator: false, IsLimited: false, Rights: {}, ...member } }
}

test('of what is their own people may do everything, and someone who is not signed in is asked nothing here', () => {
  for (const session of [own, null]) {
    expect(may(session, 'payments:pay')).toBe(true)
    expect(may(session, 'administrators')).toBe(true)
  }
})

test('a member may do what their role allows: each level has those before it, and what is left out is none', () => {
  const leasing = as({ Rights: { leases: 'edit', properties: 'view' } })
  expect(may(leasing, 'leases:view')).toBe(true)
  expect(may(leasing, 'leases:edit')).toBe(true)
  expect(may(leasing, 'leases:delete')).toBe(false)
  expect(may(leasing, 'payments:view')).toBe(false)
  expect(may(as({ Rights: { payments: 'delete' } }), 'payments:pay')).toBe(false)
})

test('what is personal, and what asks for nothing, is open to every member; what is for administrators is not', () => {
  const nothing = as({ Rights: {} })
  expect(may(nothing, 'personal')).toBe(true)
  expect(may(nothing, 'any member')).toBe(true)
  expect(may(nothing, {})).toBe(true)
  expect(may(nothing, 'administrators')).toBe(false)
  expect(may(as({ IsAdministrator: true }), 'administrators')).toBe(true)
})

test('what concerns all homes is not for those who are given some', () => {
  const wanted = { permission: 'listings:view', concerns: 'whole business' } as const
  expect(may(as({ Rights: { listings: 'view' } }), wanted)).toBe(true)
  expect(may(as({ Rights: { listings: 'view' }, IsLimited: true }), wanted)).toBe(false)
})

test('a refusal is said as the server says it', () => {
  expect(refusedText(as({}), 'leases:edit')).toBe(
    'Your role in this business does not let you change leases and tenants. Its administrators can change that.',
  )
  expect(refusedText(as({}), 'administrators')).toBe('Only administrators of this business can do that.')
  expect(refusedText(own, 'administrators')).toBeNull()
})
