import { expect, test } from 'vitest'
import { leaseEndWords, notifiedOfLeaseEnd, usualEnds } from './lease-end-words.ts'

test('usual times are counted from the last day, and month ends stay month ends', () => {
  expect(usualEnds('2026-11-30')).toEqual([
    { text: '+6 months', endsOn: '2027-05-31', day: 'May 31, 2027' },
    { text: '+1 year', endsOn: '2027-11-30', day: 'Nov 30, 2027' },
  ])
  expect(usualEnds(null)).toEqual([])
})

const from = '2026-11-30'
test.each([
  [{ from, to: '2027-11-30', told: ['Tess'] }, 'The lease will be extended until Nov 30, 2027. We’ll notify Tess.'],
  [{ from, to: null, told: ['Tess', 'Ben'] }, 'The lease will become month to month. We’ll notify Tess and Ben.'],
  [{ from: null, to: from, told: ['Tess'] }, 'The lease will end on Nov 30, 2026. We’ll notify Tess.'],
  [{ from, to: null, told: [] }, 'The lease will become month to month.'],
  [{ from, to: from, told: ['Tess'] }, 'The lease stays the same.'],
  [{ from, to: 'next yea', told: ['Tess'] }, null],
])('%j', (change, words) => {
  expect(leaseEndWords(change)).toBe(words)
})

test('who stays until the end hears of it, and so does who manages the home or moves its tenants, but for oneself', () => {
  const tenant = (Name: string, rest = {}) => ({ ProfileId: Name, Name, State: 'current' as const, EndsOn: from, ...rest })
  const agent = (Name: string, rest = {}) => ({ ProfileId: Name, Name, State: 'current' as const, Scopes: ['tenants' as const], ...rest })
  const hearing = {
    lease: { EndsOn: from, Tenants: [tenant('Tess'), tenant('Gone', { State: 'past' }), tenant('Early', { EndsOn: '2026-10-31' })] },
    agents: [agent('Ada'), agent('Lister', { Scopes: ['list'] }), agent('Former', { State: 'past' })],
    manager: { ProfileId: 'Olive', Name: 'Olive' },
  }
  expect(notifiedOfLeaseEnd({ ...hearing, ownProfileId: 'Olive' })).toEqual(['Tess', 'Ada'])
  expect(notifiedOfLeaseEnd({ ...hearing, ownProfileId: 'Ada' })).toEqual(['Tess', 'Olive'])
})
