import { expect, test } from 'vitest'
import { groupOf, pinOf, shortPrice } from './map-pin.ts'

test.each([
  ['950.50', '$951'],
  ['2150.00', '$2,150'],
  ['9999.00', '$9,999'],
  ['12500.00', '$12.5K'],
  ['485000.00', '$485K'],
  ['1254000.00', '$1.25M'],
])('%s fits on a pin as %s', (amount, text) => expect(shortPrice(amount)).toBe(text))

const loft = { OfferId: 'a', Title: 'Loft', Amount: '300.00', RentFrequencyId: 2, Latitude: 39.7, Longitude: -105 }

test('a pin says the whole price to those who cannot see it', () => {
  expect(pinOf(loft)).toEqual([{ id: 'a', latitude: 39.7, longitude: -105, label: '$300', name: '$300/wk, Loft' }])
})
test('a pin with a shortened price is named by it as well', () => {
  expect(pinOf({ ...loft, Amount: '485000.00', RentFrequencyId: null })[0]?.name).toBe('$485K ($485,000), Loft')
})
test('a home without a known place has no pin', () => {
  expect(pinOf({ ...loft, Latitude: null })).toEqual([])
})
test('a group says how many it stands for', () => {
  const Bounds = { South: 39, West: -106, North: 40, East: -105 }
  const group = { Latitude: 39.5, Longitude: -105.5, Count: 1000, CountIsCapped: true, Bounds }
  expect(groupOf(group)).toEqual({
    latitude: 39.5,
    longitude: -105.5,
    count: 1000,
    label: '1,000+',
    name: '1,000+ homes',
    bounds: Bounds,
  })
})
