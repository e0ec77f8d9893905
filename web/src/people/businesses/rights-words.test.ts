import { rightsOf } from '@keystead/contract/people/businesses/role.values.ts'
import { expect, test } from 'vitest'
import { areaTitle, rightsInWords } from './rights-words.ts'

test('what a role allows is said in sentences, the most first', () => {
  expect(rightsInWords(rightsOf('leasing'), { isAdministrator: false })).toEqual([
    'See, change and delete listings.',
    'See and change inquiries and tours, leases and tenants, connections, applications, agreements, and documents.',
    'See properties, service requests, and members.',
  ])
})

test('what only administrators do is said first, and that money moves', () => {
  const lines = rightsInWords(rightsOf('administrator'), { isAdministrator: true })
  expect(lines[0]).toMatch(/^Invite and remove members/)
  expect(lines).toContain('See and change payments, and move money.')
})

test('a role without rights says so', () => {
  expect(rightsInWords({}, { isAdministrator: false })).toEqual(['Sign in, and see nothing of the business so far.'])
})

test('an area begins its row with a capital', () => {
  expect(areaTitle('leads')).toBe('Inquiries and tours')
})
