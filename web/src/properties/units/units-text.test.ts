import { unitsText } from '../properties/home-texts.ts'
import { ASSET_TYPES } from '@keystead/contract/properties/fields/property.values.ts'
import { expect, test } from 'vitest'
import { amountRangeText, bedroomsRangeText, floorOf, isOneHome, madeText, occupiedText, unitParts } from './units-text.ts'

test.each<[string, number | null]>([
  ['101', 1],
  ['1204', 12],
  ['4B', null],
  ['12', null],
  ['10001', null],
  ['012', 0],
])('unit %s is on floor %s', (unit, floor) => {
  expect(floorOf(unit)).toBe(floor)
})

test('ranges read as people say them', () => {
  expect(amountRangeText({ Min: '1200.00', Max: '1450.50' })).toBe('$1,200 to $1,450.50')
  expect(amountRangeText({ Min: '1200.00', Max: '1200.00' })).toBe('$1,200')
  expect([bedroomsRangeText(0, 0), bedroomsRangeText(1, 1), bedroomsRangeText(0, 1), bedroomsRangeText(1, 3)]).toEqual([
    'Studio',
    '1 bed',
    'Studio to 1 bed',
    '1 to 3 beds',
  ])
  expect([unitsText(1), unitsText(1200)]).toEqual(['1 unit', '1,200 units'])
})

test('only kinds that can be divided are asked for units', () => {
  const asked = ASSET_TYPES.filter(({ Id, CategoryId }) => CategoryId === 1 && !isOneHome(Id)).map(({ Text }) => Text)
  expect(asked).toEqual(['Duplex', 'Triplex', 'Quadruplex', 'Multi-Family (5+)', 'Other'])
})

test.each([
  [{ Count: 7, ForLease: 6, Occupied: 4, Vacant: 1 }, '4 of 6 units are occupied', 'occupied 4, upcoming 1, vacant 1, not for rent 1'],
  [{ Count: 1, ForLease: 1, Occupied: 1, Vacant: 0 }, '1 of 1 unit is occupied', 'occupied 1'],
  [{ Count: 2, ForLease: 0, Occupied: 0, Vacant: 0 }, 'None of the units are for rent', 'not for rent 2'],
])('%j: %s', (totals, text, parts) => {
  expect(occupiedText(totals)).toBe(text)
  expect(
    unitParts(totals)
      .map(({ label, value }) => `${label} ${value}`)
      .join(', '),
  ).toBe(parts)
})

test.each([
  [[0], '1 Oak St is one building now.'],
  [[0, 0], '2 addresses are now one building each.'],
  [[1], '1 Oak St is one building now. 1 home stays separate because its unit number is already in the building.'],
  [[2, 1], '2 addresses are now one building each. 3 homes stay separate because their unit numbers are already in the building.'],
])('homes left beside made buildings %j → %s', (lefts, text) => {
  expect(madeText(lefts.map((left, index) => ({ address: { AddressLine: `${index + 1} Oak St` }, left })))).toBe(text)
})
