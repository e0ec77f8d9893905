import { expect, test } from 'vitest'
import { countBeside, countsOf } from './facet-counts.ts'

const counts = countsOf({
  Facets: [
    {
      Field: 'ListingTypeId',
      Options: [
        { Value: 1, Count: 1000, CountIsCapped: true },
        { Value: 2, Count: 37, CountIsCapped: false },
      ],
    },
  ],
})

test.each([
  ['ListingTypeId', 1, '1,000+'],
  ['ListingTypeId', 2, '37'],
  ['ListingTypeId', 3, '0'],
  // The choice of anything.
  ['ListingTypeId', null, null],
  ['AmenityIds', 1, null],
  [undefined, 1, null],
] as const)('beside %s %s stands %s', (field, value, text) => expect(countBeside(counts, field, value)).toBe(text))

test('nothing is said before the answer', () => expect(countBeside(null, 'ListingTypeId', 1)).toBeNull())
