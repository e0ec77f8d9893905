import { CATEGORIES } from '@keystead/contract/properties/fields/property.values.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { copyOf, dropCopy, keepCopy, type DraftCopy } from './draft-copy.ts'

const storage = vi.hoisted(() => new Map<string, unknown>())
vi.mock('../../sessions/selection.ts', () => ({
  selected: (name: string) => storage.get(name) ?? null,
  select: (name: string, value: unknown) => storage.set(name, value),
}))

const { Residential, Commercial } = CATEGORIES
const copy = (draftId: string | null, title: string): DraftCopy => ({
  draftId,
  version: draftId === null ? null : 3,
  base: null,
  fields: { Title: title },
  step: 'where',
})

beforeEach(() => storage.clear())

test('each draft has a copy of its own, and so has one that the server does not know', () => {
  keepCopy(Residential, copy(null, 'New'))
  keepCopy(Residential, copy('a', 'Oak'))
  keepCopy(Commercial, copy(null, 'Shop'))
  keepCopy(Residential, copy('a', 'Oak House'))
  expect(copyOf(Residential, 'a')).toEqual(copy('a', 'Oak House'))
  expect(copyOf(Residential, null)).toEqual(copy(null, 'New'))
  expect(copyOf(Commercial, null)).toEqual(copy(null, 'Shop'))
  dropCopy(Residential, 'a')
  expect(copyOf(Residential, 'a')).toBeNull()
  expect(copyOf(Residential, null)).toEqual(copy(null, 'New'))
  dropCopy(Residential, null)
  expect(storage.get('addResidentialAsset')).toBeNull()
})

test('the oldest goes when there are many', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) keepCopy(Residential, copy(id, id))
  expect(copyOf(Residential, 'a')).toBeNull()
  expect(copyOf(Residential, 'f')).toEqual(copy('f', 'f'))
})

test.each([null, 'text', 7, [], { Title: 'of an older version' }, { new: { fields: 1 } }])('%j is no copy', (memory) => {
  storage.set('addResidentialAsset', memory)
  expect(copyOf(Residential, null)).toBeNull()
})
