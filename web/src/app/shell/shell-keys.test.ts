import { expect, test } from 'vitest'
import { type PressedKey, actOf, goLetters } from './shell-keys.ts'

const pressed = (key: string, held: Partial<PressedKey> = {}): PressedKey => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
})
const owner = { profileType: 'Owner', singleKeys: true, isGoing: false } as const

test.each<[string, PressedKey, ReturnType<typeof actOf>]>([
  ['Ctrl K', pressed('k', { ctrlKey: true }), { act: 'find' }],
  ['Command K, with capitals locked', pressed('K', { metaKey: true }), { act: 'find' }],
  ['the slash', pressed('/'), { act: 'filter' }],
  ['the question mark', pressed('?'), { act: 'keys' }],
  ['G', pressed('g'), { act: 'begin-go' }],
  ['K alone', pressed('k'), null],
  ['D without G before', pressed('d'), null],
  ['Alt with the slash', pressed('/', { altKey: true }), null],
  ['Ctrl with the slash', pressed('/', { ctrlKey: true }), null],
])('%s', (_what, key, act) => {
  expect(actOf(key, owner)).toEqual(act)
})

test('after G a letter leads to a place, and any other key to none', () => {
  expect(actOf(pressed('l'), { ...owner, isGoing: true })).toEqual({ act: 'go', to: '/User/Leads' })
  expect(actOf(pressed('L'), { ...owner, profileType: 'Tenant', isGoing: true })).toBeNull()
  expect(actOf(pressed('?'), { ...owner, isGoing: true })).toBeNull()
})

test('single keys can be off; Ctrl K is not one', () => {
  for (const key of ['/', '?', 'g']) expect(actOf(pressed(key), { ...owner, singleKeys: false })).toBeNull()
  expect(actOf(pressed('k', { ctrlKey: true }), { ...owner, singleKeys: false })).toEqual({ act: 'find' })
})

test.each(['Owner', 'Agent', 'Tenant'] as const)('of an %s each letter has one place', (profileType) => {
  const letters = goLetters(profileType).map(({ letter }) => letter)
  expect(new Set(letters).size).toBe(letters.length)
})

test('a place that the reader may not open is no letter', () => {
  const isOpen = (address: string) => !address.includes('Leads')
  expect(goLetters('Owner', isOpen).map(({ letter }) => letter)).toEqual(['d', 'p', 'c'])
  expect(actOf(pressed('l'), { ...owner, isGoing: true, isOpen })).toBeNull()
})
