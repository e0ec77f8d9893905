import { expect, test } from 'vitest'
import { distanceText, freeFromText, isNewListing, offerText, priceCutText } from './listing-texts.ts'
import { listingFacts, perText, placeText } from '../../properties/properties/home-texts.ts'

test('facts leave out what is not known and call no bedroom a studio', () => {
  const texts = (...rooms: [number | null, number | null, number | null, number]) =>
    listingFacts({ Bedrooms: rooms[0], Bathrooms: rooms[1], Area: rooms[2], AreaUnitId: rooms[3] }).map((fact) => fact.text)
  expect(texts(3, 2.5, 1450, 1)).toEqual(['3 beds', '2.5 baths', '1,450 sq ft'])
  expect(texts(0, 1, null, 1)).toEqual(['Studio', '1 bath'])
  expect(texts(3, 1.75, 0.1297, 2)).toEqual(['3 beds', '1.75 baths', '0.1297 acres'])
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

const TODAY = '2026-11-21'

test('the second offer of a home says that it is one', () => {
  expect(offerText({ OfferId: 'a', AssetId: 'a', ListingType: 'For Rent' })).toBe('For Rent')
  expect(offerText({ OfferId: 'b', AssetId: 'a', ListingType: 'For Sale' })).toBe('Also for sale')
})

test.each([
  ['2026-11-21T08:00:00.000Z', TODAY, true],
  ['2026-11-15T23:00:00.000Z', TODAY, true],
  ['2026-11-14T23:00:00.000Z', TODAY, false],
  // Tomorrow already, where the moment is written.
  ['2026-11-22T01:00:00.000Z', TODAY, true],
  ['2026-11-21T08:00:00.000Z', null, false],
])('listed at %s is new on %s: %s', (ListedAt, today, isNew) => expect(isNewListing({ ListedAt }, today)).toBe(isNew))

test.each([
  ['2400.00', '2500.00', '2026-11-20T08:00:00.000Z', 'Down $100'],
  ['2400.50', '2500.00', '2026-11-20T08:00:00.000Z', 'Down $99.50'],
  ['2500.00', '2400.00', '2026-11-20T08:00:00.000Z', null],
  ['2400.00', '2400.00', '2026-11-20T08:00:00.000Z', null],
  ['2400.00', '2500.00', '2026-10-22T08:00:00.000Z', null],
  ['2400.00', null, null, null],
])('%s after %s, changed at %s: %s', (Amount, PreviousAmount, AmountChangedAt, text) => {
  expect(priceCutText({ Amount, PreviousAmount, AmountChangedAt }, TODAY)).toBe(text)
  expect(priceCutText({ Amount, PreviousAmount, AmountChangedAt }, null)).toBeNull()
})

test.each([
  [null, null],
  ['2026-11-01', 'Available now'],
  [TODAY, 'Available now'],
  ['2026-12-01', 'Available Dec 1, 2026'],
])('free on %s reads %s', (AvailableOn, text) => {
  expect(freeFromText({ AvailableOn, ListedAt: '2026-10-01T08:00:00.000Z' }, TODAY)).toBe(text)
})
test('before the reader’s day is known, the day of the listing stands for it', () => {
  const ListedAt = '2026-11-10T08:00:00.000Z'
  expect(freeFromText({ AvailableOn: '2026-11-10', ListedAt }, null)).toBe('Available now')
  expect(freeFromText({ AvailableOn: '2026-11-20', ListedAt }, null)).toBe('Available Nov 20, 2026')
})

test.each([
  [{ DistanceMiles: 0.04, IsPinPlaced: true }, '0.0 mi'],
  [{ DistanceMiles: 0, IsPinPlaced: false }, 'about 1 mi'],
  [{ DistanceMiles: 3.6, IsPinPlaced: false }, 'about 4 mi'],
  [{ DistanceMiles: null, IsPinPlaced: true }, null],
])('%j is %s away', (listing, text) => expect(distanceText(listing)).toBe(text))
