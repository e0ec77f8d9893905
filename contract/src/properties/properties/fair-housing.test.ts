import { describe, expect, test } from 'vitest'
import { contactDataIn } from './contact-data.ts'
import { fairHousingFindings, fairHousingWarnings } from './fair-housing.ts'

describe('words that may state a preference', () => {
  test.each([
    ['Sorry, no kids.', 'Familial status', 'no kids'],
    ['Children are not allowed in the yard house', 'Familial status', 'Children are not allowed'],
    ['This is an adults-only building', 'Familial status', 'adults-only'],
    ['maximum two children', 'Familial status', 'maximum two children'],
    ['Not suitable for young children', 'Familial status', 'Not suitable for young children'],
    ['a white neighborhood', 'Race or color', 'white neighborhood'],
    ['Asian tenants welcome first', 'Race or color', 'Asian tenants'],
    ['No immigrants', 'National origin', 'No immigrants'],
    ['US citizens only please', 'National origin', 'US citizens only'],
    ['must speak English', 'National origin', 'must speak English'],
    ['a Mexican community', 'National origin', 'Mexican community'],
    ['nice Christian home', 'Religion', 'Christian home'],
    ['No Muslims', 'Religion', 'No Muslims'],
    ['Female roommate wanted', 'Sex', 'Female roommate'],
    ['Ladies only', 'Sex', 'Ladies only'],
    ['no  wheelchairs', 'Disability', 'no wheelchairs'],
    ['for able-bodied people', 'Disability', 'able-bodied'],
    ['must be able to climb stairs', 'Disability', 'must be able to climb'],
    ['No pets, no service animals', 'Disability', 'no service animals'],
    ['No pets or emotional support animals.', 'Disability', 'No pets or emotional support animals'],
    ['Service dogs are not accepted', 'Disability', 'Service dogs are not accepted'],
    ['NO SECTION 8', 'Source of income', 'NO SECTION 8'],
    ['Vouchers not accepted', 'Source of income', 'Vouchers not accepted'],
    ['We don’t accept housing vouchers', 'Source of income', 'don’t accept housing vouchers'],
    ['Professionals only', 'Source of income', 'Professionals only'],
    ['ideal home, young professionals love it', 'Age', 'young professionals'],
    ['No students', 'Age', 'No students'],
    ['Married couples preferred', 'Marital status', 'Married couples'],
    ['Perfect for a single person', 'Marital status', 'Perfect for a single person'],
    ['no military', 'Military status', 'no military'],
  ])('%s → %s', (text, Class, Words) => {
    expect(fairHousingWarnings(text)).toEqual([expect.objectContaining({ Class, Words, Severity: 'warning' })])
  })

  test.each([
    'Single family house with a family room and a fenced yard for the kids',
    'Walking distance to shops, walk-in closets, a walk-up on the third floor',
    'White cabinets, black granite and an all white kitchen',
    'No smoking. No pets. Assistance animals are welcome.',
    'No pets except service animals',
    'Section 8 welcome, housing vouchers accepted',
    'Must be 18 to sign the lease; must be at least 18',
    'Italian marble, Chinese elm, a Japanese maple, an Indian restaurant on the corner',
    'His and hers closets, ladies’ night at the bar downstairs, a boys school around the corner',
    'Mature trees, older building, young orchard',
    'No children’s furniture included',
    'A quiet house in an asian-inspired garden',
    'Married the best of old and new',
    'Sober design, straight lines, straight to the station',
    'Playground, good schools, quiet street, single garage, two single beds',
    'The church was made into lofts in 1998',
    'Great for entertaining, perfect for dogs, ideal for working from home',
    'HUDson street; no assistance needed with parking',
    'Students, families and everyone else are welcome',
  ])('leaves alone: %s', (text) => expect(fairHousingFindings(text)).toEqual([]))

  test.each([
    ['Large master bedroom', 'master bedroom'],
    ['Two blocks, close to St. Mary’s; near the church', 'near the church'],
    ['handicap accessible', 'handicap accessible'],
    ['A 55+ community', '55+'],
    ['perfect for families', 'perfect for families'],
  ])('is only advice: %s', (text, Words) => {
    expect(fairHousingFindings(text)).toEqual([expect.objectContaining({ Words, Severity: 'advice' })])
    expect(fairHousingWarnings(text)).toEqual([])
  })

  test('come from all texts in their order, each once, and say why and what else to write', () => {
    const found = fairHousingFindings('No kids', null, 'Great light. Adults only, and as I said: NO KIDS')
    expect(found.map(({ Words }) => Words)).toEqual(['NO KIDS', 'Adults only'])
    for (const { Reason, Suggestion } of found) expect([Reason, Suggestion].every((text) => text.length > 5)).toBe(true)
  })

  test('longer words are named instead of those within them', () => {
    expect(fairHousingFindings('Perfect for young couples').map(({ Words }) => Words)).toEqual(['Perfect for young couples'])
  })

  test('five thousand characters of beginnings are read in no time', { timeout: 1_000 }, () => {
    const text = 'no no only must be able to live great for a section near the a by '.repeat(100).slice(0, 5_000)
    expect(fairHousingFindings(text)).toEqual([])
  })
})

describe('contact data', () => {
  test.each([
    ['Write to me: nora@example.com', ['nora@example.com']],
    ['nora (at) example.com is mine', ['nora (at) example.com']],
    ['Call (303) 555-0142 or 303.555.0143', ['(303) 555-0142', '303.555.0143']],
    ['+1 303 555 0142', ['+1 303 555 0142']],
    ['3035550142', ['3035550142']],
    ['See www.my-house.example/tour and bluehouse.com', ['www.my-house.example/tour', 'bluehouse.com']],
    ['https://example.com/a?b=1', ['https://example.com/a?b=1']],
  ])('%s', (text, found) => expect(contactDataIn(text)).toEqual(found))

  test.each([
    'Built 1998-2004, 2,450 sq.ft on 0.25 acres, $245,000',
    'Rent $2450.00, deposit 2450.00, parcel 12-345-678-90',
    'ZIP 80202-1234, open 10.30 to 11.30 a.m.',
    'St.Paul, e.g. the corner of 5th and Main',
    '',
  ])('is not: %s', (text) => expect(contactDataIn(text)).toEqual([]))
})
