import { expect, test } from 'vitest'
import { listingFacts, perText, placeText } from './listing-texts.ts'

test('facts leave out what is not known and call no bedroom a studio', () => {
  const texts = (...rooms: [number | null, number | null, number | null, number]) =>
    listingFacts({ Bedrooms: rooms[0], Bathrooms: rooms[1], Area: rooms[2], AreaUnitId: rooms[3] }).map((fact) => fact.text)
  expect(texts(3, 2.5, 1450, 1)).toEqual(['3 beds', '2.5 baths', '1,450 sq ft'])
  expect(texts(0, 1, null, 1)).toEqual(['Studio', '1 bath'])
  expect(texts(null, null, 0.25, 2)).toEqual(['0.25 acres'])
})

test('a rent says per what, a price does not', () => {
  expect(perText(1)).toBe('/mo')
  expect(perText(null)).toBeUndefined()
})

test('a place is as long as what is known of it', () => {
  expect(placeText({ AddressLine: '12 Oak St', City: 'Denver', StateCode: 'CO', Zip: '80202' })).toBe('12 Oak St, Denver, CO 80202')
  expect(placeText({ AddressLine: null, City: 'Denver', StateCode: 'CO', Zip: null })).toBe('Denver, CO')
})
