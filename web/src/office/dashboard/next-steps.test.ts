import { describe, expect, test } from 'vitest'
import { type AssetCounts, counted, ownerNextSteps } from './next-steps.ts'
import { ownerLists } from './owner-lists.ts'

const inOrder: AssetCounts = {
  All: 5,
  Listed: 5,
  Unlisted: 0,
  NotReady: 0,
  ListedWithoutImage: 0,
  ExpiringSoon: 0,
  Expired: 0,
  Buildings: 0,
  ReadyToList: 0,
  Occupancy: { occupied: 0, notice: 0, ending: 0, upcoming: 0, vacant: 0, 'off-books': 0 },
}

describe('ownerNextSteps', () => {
  test('nothing where all are listed with photos', () => {
    expect(ownerNextSteps(inOrder)).toEqual([])
  })

  test('photos of listings first, then what is unfinished, then what is ready', () => {
    const steps = ownerNextSteps({ ...inOrder, Unlisted: 5, NotReady: 3, ReadyToList: 2, ListedWithoutImage: 1 })
    expect(steps.map(({ title, to }) => [title, to])).toEqual([
      ['Add photos to 1 listing', ownerLists.listedWithoutPhoto],
      ['Finish 3 properties', ownerLists.notReady],
      ['Put 2 properties on the market', ownerLists.unlisted],
    ])
  })

  test('what is let is not offered for listing', () => {
    expect(ownerNextSteps({ ...inOrder, Unlisted: 3, ReadyToList: 0 })).toEqual([])
  })

  test('an unlisted property that is not ready is not offered for listing', () => {
    const steps = ownerNextSteps({ ...inOrder, Unlisted: 2, NotReady: 2 })
    expect(steps.map(({ kind }) => kind)).toEqual(['finish'])
  })
})

test('counted writes large numbers with commas and knows one from many', () => {
  expect(counted(1, 'property')).toBe('1 property')
  expect(counted(1204, 'property')).toBe('1,204 properties')
  expect(counted(2, 'listing')).toBe('2 listings')
})
