import { describe, expect, test } from 'vitest'
import { proposedTitle, streetOf, titleAfter, type TitleFacts } from './proposed-title.ts'

const house: TitleFacts = {
  AssetTypeId: 101,
  Bedrooms: 2,
  Address1: '1808 Kinney Ave',
  AddressExactness: 1,
  City: 'Austin',
  StateCode: 'TX',
}

describe('the title that we propose', () => {
  test.each<[Partial<TitleFacts>, string]>([
    [{}, '2-bedroom house on Kinney Ave'],
    [{ Bedrooms: 0, AssetTypeId: 104 }, 'Studio apartment on Kinney Ave'],
    [{ Bedrooms: null, AssetTypeId: 115 }, 'Vacant land on Kinney Ave'],
    [{ Bedrooms: 1, AssetTypeId: 113 }, 'Private room on Kinney Ave'],
    [{ AssetTypeId: 204, Bedrooms: null }, 'Retail space on Kinney Ave'],
    [{ AddressExactness: 2 }, '2-bedroom house on Kinney Ave'],
    [{ AddressExactness: 3 }, '2-bedroom house in Austin, TX'],
    [{ Address1: null }, '2-bedroom house in Austin, TX'],
    [{ Address1: 'PO Box 12' }, '2-bedroom house in Austin, TX'],
    [{ Address1: `1 ${'Long '.repeat(23)}` }, '2-bedroom house in Austin, TX'],
  ])('%j: %s', (change, title) => expect(proposedTitle({ ...house, ...change })).toBe(title))
})

describe('when other facts hold', () => {
  const larger = { ...house, Bedrooms: 3 }
  test.each([
    ['2-bedroom house on Kinney Ave', '3-bedroom house on Kinney Ave'],
    ['2-bedroom house in Austin, TX', '3-bedroom house in Austin, TX'],
    ['Bungalow under the pecans', 'Bungalow under the pecans'],
    ['3-bedroom house on Kinney Ave', '3-bedroom house on Kinney Ave'],
  ])('%s becomes %s', (before, after) => expect(titleAfter(before, house, larger)).toBe(after))
})

test.each([
  ['1808 Kinney Ave', 'Kinney Ave'],
  ['  12  1/2   Oak St ', 'Oak St'],
  ['350 5th Ave, Apt 4B', '5th Ave'],
  ['Unit 4B, 7 Elm Street', 'Elm Street'],
  ['#4 10-12 Elm Street', 'Elm Street'],
  ['7 Elm Street #4', 'Elm Street'],
  ['7 Elm Street Suite 200', 'Elm Street'],
  ['N2345 County Road E', 'County Road E'],
  ['Highway 12', 'Highway 12'],
  ['Broadway', 'Broadway'],
  ['P.O. Box 55', null],
  ['12', null],
  ['12 E', null],
  ['', null],
])('the street of %j is %j', (address, street) => expect(streetOf(address)).toBe(street))
