import { expect, test } from 'vitest'
import { leaseTimeText, streetOf } from './lease-words.ts'

test.each([
  ['1324 Sparrow Hill Rd, Denver, CO', '1324 Sparrow Hill Rd'],
  ['1324 Sparrow Hill Rd, Unit 4, Denver, CO', '1324 Sparrow Hill Rd, Unit 4'],
  ['12 Oak St, Rear house, Unit 4, Denver, CO', '12 Oak St, Rear house, Unit 4'],
  ['Denver, CO', 'Denver, CO'],
])('%s → %s', (place, street) => expect(streetOf(place)).toBe(street))

const home = '12 Oak St'
test.each([
  ['2027-01-08', '2026-11-23', 'Your lease at 12 Oak St ends in 46 days'],
  ['2026-11-24', '2026-11-23', 'Your lease at 12 Oak St ends tomorrow'],
  ['2026-11-23', '2026-11-23', 'Your lease at 12 Oak St ends today'],
  // The home's day may be another one than the reader's.
  ['2026-11-23', '2026-11-24', 'Your lease at 12 Oak St ends today'],
  ['2027-01-22', '2026-11-23', 'Your lease at 12 Oak St ends in 60 days'],
  ['2027-01-23', '2026-11-23', 'Your lease at 12 Oak St runs until Jan 23, 2027'],
  ['2026-11-24', null, 'Your lease at 12 Oak St runs until Nov 24, 2026'],
  [null, '2026-11-23', 'Your lease at 12 Oak St is month to month'],
])('a lease until %s on %s: %s', (endsOn, today, text) => expect(leaseTimeText({ home, endsOn, today })).toBe(text))
