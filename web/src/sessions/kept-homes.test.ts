import { beforeEach, describe, expect, test, vi } from 'vitest'
import { rememberSeen } from '../marketplace/search/recently-seen.ts'
import { toggleCompared } from '../marketplace/search/compare/compared-homes.ts'
import { forgetKeptHomes, keptHomes } from './kept-homes.ts'

const entries = new Map<string, string>()
beforeEach(() => {
  entries.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  })
})

const id = (number: number) => `01a1fb32-a56f-7e1f-a2f8-${String(number).padStart(12, '0')}`
const seen = keptHomes('seenHomes')
const compared = keptHomes('comparedHomes')

test('a list is kept in the browser, and the same array until it changes', () => {
  expect(seen.ids()).toEqual([])
  seen.replace([id(1), id(2)])
  expect(seen.ids()).toEqual([id(1), id(2)])
  expect(seen.ids()).toBe(seen.ids())
  seen.replace([])
  expect(entries.has('seenHomes')).toBe(false)
})

test('what somebody else has put there does no harm', () => {
  for (const text of ['{"a":1}', '"x"', 'no json', '[1, null, "x", {}]']) {
    entries.set('seenHomes', text)
    expect(seen.ids()).toEqual([])
  }
  entries.set('seenHomes', JSON.stringify([id(1), 'x', id(1)]))
  expect(seen.ids()).toEqual([id(1)])
})

test('a browser that refuses storage keeps nothing, and nothing breaks', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('denied')
    },
  })
  rememberSeen(id(1))
  expect(seen.ids()).toEqual([])
})

test('nothing is left after a sign-out', () => {
  rememberSeen(id(1))
  toggleCompared(id(1))
  forgetKeptHomes()
  expect([seen.ids(), compared.ids()]).toEqual([[], []])
})

describe('homes that were seen', () => {
  test('are the last twelve, the newest first and each once', () => {
    for (let number = 1; number <= 14; number += 1) rememberSeen(id(number))
    rememberSeen(id(10))
    expect(seen.ids()).toHaveLength(12)
    expect(seen.ids().slice(0, 3)).toEqual([id(10), id(14), id(13)])
    expect(seen.ids()).not.toContain(id(2))
  })
})

describe('homes to compare', () => {
  test('are picked and let go, four at most', () => {
    for (let number = 1; number <= 5; number += 1) toggleCompared(id(number))
    expect(compared.ids()).toEqual([1, 2, 3, 4].map(id))
    toggleCompared(id(2))
    toggleCompared(id(5))
    expect(compared.ids()).toEqual([1, 3, 4, 5].map(id))
  })
})
