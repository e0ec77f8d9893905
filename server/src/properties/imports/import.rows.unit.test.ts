import type { ImportMapping } from '@keystead/contract/properties/imports/import.operations.ts'
import { describe, expect, test } from 'vitest'
import { mergeRow } from './asset-merge.ts'
import { guessMapping, missingFields, planColumns } from './import.columns.ts'
import { type RowReading, rowReader } from './import.rows.ts'
import { indexPlaces } from './place-index.ts'

const city = (id: number, state_id: number, name: string, search_name: string) => ({
  id,
  state_id,
  name,
  search_name,
  latitude: 39 + id / 100,
  longitude: -105,
  time_zone: 'America/Denver',
})
const places = indexPlaces({
  states: [
    { id: 8, code: 'CO', name: 'Colorado' },
    { id: 48, code: 'TX', name: 'Texas' },
    { id: 11, code: 'DC', name: 'District of Columbia' },
    { id: 54, code: 'WV', name: 'West Virginia' },
    { id: 51, code: 'VA', name: 'Virginia' },
  ],
  cities: [
    city(1, 8, 'Denver', 'denver'),
    city(2, 8, 'Colorado Springs', 'coloradosprings'),
    city(3, 48, 'Fort Worth', 'fortworth'),
    city(4, 48, 'Aurora', 'aurora'),
    city(5, 8, 'Aurora', 'aurora'),
    city(6, 11, 'Washington', 'washington'),
    city(7, 54, 'Charleston', 'charleston'),
  ],
  zips: [
    { zip: '80202', city_id: 1, latitude: 39.75, longitude: -104.99 },
    { zip: '76102', city_id: 3, latitude: 32.75, longitude: -97.33 },
    { zip: '02139', city_id: 4, latitude: 1, longitude: 1 },
  ],
})

/** One row of named cells, read with every column matched to the field of its name. */
function read(cells: Record<string, string>): RowReading {
  const columns = Object.keys(cells)
  const plan = planColumns(columns, Object.fromEntries(columns.map((name) => [name, name])) as ImportMapping)
  return rowReader(plan, places)({ line: 2, next: { byte: 0, line: 3 }, cells: Object.values(cells), encoding: 'UTF-8' })
}
function merged(cells: Record<string, string>, listAtOnce = true) {
  const columns = Object.keys(cells)
  const plan = planColumns(columns, Object.fromEntries(columns.map((name) => [name, name])) as ImportMapping)
  const row = mergeRow(read(cells), null, { plan, listAtOnce })
  return row.outcome === 'refused'
    ? { refused: row.problems.map((problem) => problem.text) }
    : { ...row.columns, problems: row.problems.map(({ text }) => text) }
}
const home = { City: 'Denver', State: 'CO', Rent: '1200', Bedrooms: '2', Bathrooms: '1' }
const refusals = (cells: Record<string, string>) => (merged({ ...home, ...cells }) as { refused?: string[] }).refused

describe('amounts', () => {
  test.each([
    ['1390', 139_000],
    ['$1,390', 139_000],
    ['1390.50', 139_050],
    ['1,390.5', 139_050],
    ['USD 1,390', 139_000],
    ['1390 USD', 139_000],
    ['1390.0000', 139_000],
    ['1390,50', 139_050],
    ['1.390,50', 139_050],
  ])('%s', (Rent, cents) => {
    expect(merged({ ...home, Rent })).toMatchObject({ rent_cents: cents, amount_cents: cents })
  })
  test('says the frequency with the amount', () => {
    expect(merged({ ...home, Rent: '$300 Weekly' })).toMatchObject({ rent_cents: 30_000, rent_frequency_id: 2, search_cents: 130_000 })
    expect(merged({ ...home, Rent: '$1,200/mo' })).toMatchObject({ rent_frequency_id: 1 })
    expect(merged({ ...home, Rent: `$1,200${' '.repeat(4_500)}\n per\tmonth` })).toMatchObject({
      rent_cents: 120_000,
      rent_frequency_id: 1,
    })
  })
  test.each([
    ['0', 'Rent is not valid: it must be more than zero.'],
    [`1,200${'.'.repeat(200)}`, `Rent is not valid: '1,200${'.'.repeat(55)}…'.`],
    [`1${' '.repeat(4_500)}!`, "Rent is not valid: '1 !'."],
    ['-5', "Rent is not valid: '-5'."],
    ['call us', "Rent is not valid: 'call us'."],
    ['1,39', 'fine'],
    ['€900', 'Rent is not valid: only amounts in US dollars can be imported.'],
    ['null', 'Rent can not be empty.'],
    ['99999999999', "Rent is not valid: '99999999999'."],
  ])('%s is told as: %s', (Rent, sentence) => {
    expect(refusals({ Rent })).toEqual(sentence === 'fine' ? undefined : [sentence])
  })
  test('another currency is refused', () => {
    expect(refusals({ Currency: 'EUR' })).toEqual(['Currency is not valid: only amounts in US dollars can be imported.'])
    expect(refusals({ Currency: 'usd' })).toBeUndefined()
  })
  test('one amount column is the price of what is for sale', () => {
    expect(merged({ ...home, ListingType: 'for sale', Rent: '450,000' })).toMatchObject({
      listing_type_id: 2,
      price_cents: 45_000_000,
      rent_cents: null,
      amount_cents: 45_000_000,
    })
  })
  test('prices alone are of homes for sale', () => {
    const { Rent: _rent, ...rest } = home
    expect(merged({ ...rest, Price: '221900' })).toMatchObject({ listing_type_id: 2, price_cents: 22_190_000, rent_cents: null })
  })
  test('several frequencies: the first, with a word about it', () => {
    expect(merged({ ...home, RentFrequency: 'Monthly|Weekly' })).toMatchObject({
      rent_frequency_id: 1,
      problems: ['Rent frequency lists more than one. We used the first one.'],
    })
  })
})

describe('places', () => {
  test.each([
    [
      { City: 'denver', State: 'Colorado' },
      { city_name: 'Denver', state_id: 8, address_exactness: 3 },
    ],
    [{ City: 'Ft. Worth', State: 'TX' }, { city_id: 3 }],
    [{ City: 'Colorado Spgs', State: 'co' }, { city_id: 2 }],
    [{ City: 'Denver, CO', State: '' }, { city_id: 1 }],
    [
      { City: 'Denver, CO 80202', State: '' },
      { city_id: 1, zip: '80202', latitude: 39.75 },
    ],
    [
      { City: '', State: '', Zip: '80202' },
      { city_name: 'Denver', zip: '80202', address_exactness: 1 },
    ],
    [{ City: '', State: '', Zip: '2139' }, { zip: '02139' }],
    [{ City: 'Denver', State: '' }, { state_id: 8 }],
    [
      { City: 'Five Points', State: 'CO', Zip: '80202-1234' },
      { city_name: 'Five Points', city_id: 1, zip: '80202-1234' },
    ],
    [
      { City: '', State: '', Address1: '12 Main St, Denver, CO 80202' },
      { address1: '12 Main St', city_id: 1, zip: '80202' },
    ],
    [{ City: 'Denver Colorado, USA', State: '' }, { city_id: 1 }],
    [
      { City: '', State: '', Address1: '12 Main St, Unit 4, Denver CO' },
      { address1: '12 Main St, Unit 4', city_id: 1 },
    ],
    [
      { City: '', State: '', Address1: '1 Kanawha Blvd, Charleston, West Virginia' },
      { address1: '1 Kanawha Blvd', city_id: 7 },
    ],
    [
      { City: '', State: '', Address1: '12 K St, Washington DC.' },
      { address1: '12 K St', city_id: 6 },
    ],
    [
      { City: 'Washington', State: 'DC' },
      { city_id: 6, title: '2-bedroom apartment in Washington, DC' },
    ],
  ])('%j', (cells, columns) => {
    expect(merged({ ...home, ...cells })).toMatchObject(columns)
  })
  test.each([
    [{ City: 'Denvr' }, ["City is not valid: there’s no place called 'Denvr' in CO."]],
    [{ City: 'Denver', State: 'TX' }, ["City is not valid: there’s no place called 'Denver' in TX."]],
    [{ State: 'XX' }, ["State is not valid: there’s no state called 'XX'."]],
    [{ City: 'null', State: 'null' }, ['City can not be empty.', 'State can not be empty.']],
    [{ City: 'Aurora', State: '' }, ['State can not be empty.']],
    [{ Zip: '76102' }, ['This ZIP code is in another state: 76102 is in TX, not in CO.']],
    [{ Zip: 'ABC' }, ['Zip is not valid.']],
    [{ City: `Denver,${' a,'.repeat(200)} CO`, State: '' }, ['State can not be empty.']],
  ])('%j is told', (cells, sentences) => {
    expect(refusals(cells)).toEqual(sentences)
  })
})

describe('facts', () => {
  test.each([
    [{ Bathrooms: '2.5' }, { bathrooms_full: 2, bathrooms_half: 1 }],
    [{ Bathrooms: '2½ baths' }, { bathrooms_full: 2, bathrooms_half: 1 }],
    [{ Bathrooms: '1 1/2' }, { bathrooms_full: 1, bathrooms_half: 1 }],
    [{ Bathrooms: '1.75' }, { bathrooms_full: 1, bathrooms_half: 1.5, problems: [] }],
    [{ Bathrooms: '2.25 ba' }, { bathrooms_full: 2, bathrooms_half: 0.5, problems: [] }],
    [{ FloorsCount: '1.5' }, { floors_count: 1.5, problems: [] }],
    [{ Bathrooms: 'null' }, { bathrooms_full: null, is_listed: true }],
    [{ Bedrooms: 'Studio' }, { bedrooms: 0, title: 'Studio apartment in Denver, CO' }],
    [{ Bedrooms: '3 bd' }, { bedrooms: 3 }],
    [{ Bedrooms: '' }, { bedrooms: null, is_listed: false, open_checks: 1 }],
    [{ Area: '1,250 sq ft' }, { area: 1250, area_unit_id: 1 }],
    [{ Area: '100 m²' }, { area: 100, area_unit_id: 3 }],
    [{ Area: '0' }, { area: null }],
    [{ PetsAllowed: 'Cats,Dogs' }, { pets_allowed_ids: [1, 2] }],
    [{ PetsAllowed: 'None' }, { pets_allowed_ids: [3] }],
    [{ PetsAllowed: 'null' }, { pets_allowed_ids: [], problems: [] }],
    [{ PetsAllowed: 'None, cats' }, { pets_allowed_ids: [4] }],
    [{ PetsAllowed: 'yes' }, { pets_allowed_ids: [1, 2] }],
    [{ Amenities: 'Pool; Gym, Balcony, Deck or Patio' }, { amenity_ids: [7, 21, 22] }],
    [{ AssetType: 'SFR' }, { asset_type_id: 101, title: '2-bedroom house in Denver, CO' }],
    [{ AssetType: 'housing/rent/apartment' }, { asset_type_id: 104 }],
    [
      { AssetType: 'office', ListingType: 'for rent', Area: '900' },
      { category_id: 2, asset_type_id: 201, listing_type_id: 3 },
    ],
    [{ AvailableOn: '11/20/2026' }, { available_on: '2026-11-20' }],
    [{ AvailableOn: '2026-11-20T00:00:00Z' }, { available_on: '2026-11-20' }],
    [{ AvailableOn: 'Nov 20, 2026' }, { available_on: '2026-11-20' }],
    [{ AvailableOn: '46346' }, { available_on: '2026-11-20' }],
    [{ AvailableOn: '11/20/69' }, { available_on: '2069-11-20' }],
    [{ AvailableOn: '11/20/70' }, { available_on: '1970-11-20' }],
    [{ AvailableOn: 'now' }, { available_on: null, problems: [] }],
    [{ Title: "'=Loft" }, { title: '=Loft' }],
  ])('%j', (cells, columns) => {
    expect(merged({ ...home, ...cells })).toMatchObject(columns)
  })
  test.each([
    [{ YearBuilt: 'old' }, 'Year built is not valid. It was left out.'],
    [{ AvailableOn: '13/40/2026' }, 'Available date is not valid. It was left out.'],
    [{ Amenities: 'Pool, Moat' }, 'Amenities we don’t recognize were left out.'],
    [{ Bathrooms: '2.1' }, 'Bathrooms must be in quarters, such as 1.75. They were left out.'],
    [{ Bedrooms: '0', Bathrooms: '0' }, 'Bedrooms and bathrooms are both 0. They were left out.'],
    [{ FloorsCount: '1.3' }, 'Floors count is not valid. It was left out.'],
  ])('%j goes in with a word about it', (cells, text) => {
    expect(merged({ ...home, ...cells })).toMatchObject({ problems: [text] })
  })
  test.each([
    [{ AssetType: 'castle' }, "Property type is not valid: 'castle'."],
    [{ ListingType: 'gift' }, "Listing type is not valid: 'gift'."],
    [{ Bedrooms: '120' }, 'Bedrooms should be between 0 and 99.'],
    [{ Bathrooms: 'many' }, "Bathrooms is not valid: 'many'."],
    [{ Title: 'x'.repeat(121) }, 'Property title can have at most 120 characters.'],
    [{ Description: 'x'.repeat(5001) }, 'Description can have at most 5,000 characters.'],
    [{ AssetType: 'Office' }, 'Area can not be empty.'],
  ])('%j is told', (cells, sentence) => {
    expect(refusals(cells)).toEqual([sentence])
  })
  test('a row with more cells than the header is told as a whole', () => {
    const plan = planColumns(['City', 'Rent'], { City: 'City', Rent: 'Rent' })
    const reading = rowReader(plan, places)({ line: 2, next: { byte: 0, line: 3 }, cells: ['Denver, CO', '1', '200'], encoding: 'UTF-8' })
    expect(reading.problems).toMatchObject([{ columnIndex: -1, text: 'This row has 3 cells, but the header has 2.', refuses: true }])
  })
  test('problems stand at their cells', () => {
    expect(read({ Rent: 'x', State: 'CO', City: 'Nowhere' }).problems.map((problem) => problem.columnIndex)).toEqual([0, 2])
  })
})

describe('sizes', () => {
  /** A row whose columns of sizes have headings of their own, as `--map` and the screen match them. */
  function sized(headings: { Area?: string; LotArea?: string }, cells: Record<string, string>) {
    const matched = { ...home, ...cells }
    const nameOf = (field: string) => headings[field as keyof typeof headings] ?? field
    const columns = Object.keys(matched).map(nameOf)
    const plan = planColumns(columns, Object.fromEntries(Object.keys(matched).map((field) => [field, nameOf(field)])) as ImportMapping)
    const row = { line: 2, next: { byte: 0, line: 3 }, cells: Object.values(matched), encoding: 'UTF-8' } as const
    const merged = mergeRow(rowReader(plan, places)(row), null, { plan, listAtOnce: true })
    if (merged.outcome === 'refused') throw new Error(JSON.stringify(merged.problems))
    const { area, area_unit_id, lot_area, lot_area_unit_id } = merged.columns
    return { area: [area, area_unit_id], lot: [lot_area, lot_area_unit_id], remarks: merged.problems.map(({ text }) => text) }
  }
  const TAKEN_AS_FEET = 'Lot area has no unit and is too large for acres, so we used square feet.'

  test.each([
    ['Lot Size (sqft)', '5650', [5650, 1]],
    ['Lot Size Square Feet', '5,650', [5650, 1]],
    ['Lot (acres)', '0.1297', [0.1297, 2]],
    ['Lot m2', '525', [525, 3]],
    // What a cell says of itself counts more than its heading.
    ['Lot Size (sqft)', '0.25 acres', [0.25, 2]],
    ['Lot', '5,650 sq ft', [5650, 1]],
    ['Lot', '0.25', [0.25, 2]],
    ['Lot', '0', [null, 2]],
  ])('a lot under %s of %s', (LotArea, cell, lot) => {
    expect(sized({ LotArea }, { LotArea: cell })).toMatchObject({ lot, remarks: [] })
  })
  test('the unit of a heading counts more than a column of units', () => {
    expect(sized({ LotArea: 'LotSizeSquareFeet' }, { LotArea: '5650', LotAreaUnit: 'Acres' })).toMatchObject({
      lot: [5650, 1],
      remarks: [],
    })
    expect(sized({}, { LotArea: '5650', LotAreaUnit: 'Square Feet' })).toMatchObject({ lot: [5650, 1], remarks: [] })
  })
  test.each([
    [{ LotArea: '5650' }, [5650, 1], TAKEN_AS_FEET],
    [
      { LotArea: '640', AssetType: 'Farm', Category: 'Commercial' },
      [null, 2],
      'Lot area has no unit and could be acres or square feet, so it was left out. Please name the column like “Lot area (acres)”.',
    ],
    [{ LotArea: '0.129701' }, [0.1297, 2], 'Lot area was rounded to four decimals.'],
    [{ LotArea: '5650 cubits' }, [null, 2], 'Lot area is not valid. It was left out.'],
  ])('%j goes in with a word about it', (cells, lot, remark) => {
    expect(sized({}, { Area: '900', ...cells })).toMatchObject({ lot, remarks: [remark] })
  })
  test.each([
    ['Area m2', '85', [85, 3]],
    ['Living Area (sqft)', '1180', [1180, 1]],
    ['Living Area (sqft)', '85 m²', [85, 3]],
    ['sqm', '85', [85, 3]],
  ])('an area under %s of %s', (Area, cell, area) => {
    expect(sized({ Area }, { Area: cell })).toMatchObject({ area, remarks: [] })
  })
})

describe('codes of rows that have none', () => {
  test('stay the same while rent and description change, where there is an address', () => {
    const address = { ...home, Address1: '1 Main St', Description: 'Nice' }
    expect(read({ ...address, Rent: '999', Description: 'Nicer' }).code).toBe(read(address).code)
    expect(read({ ...address, Address1: '2 Main St' }).code).not.toBe(read(address).code)
  })
  test('tell homes without an address apart by their rent', () => {
    expect(read({ ...home, Rent: '1300' }).code).not.toBe(read(home).code)
    expect(read({ ...home, City: 'DENVER' }).code).toBe(read(home).code)
  })
})

describe('guessMapping', () => {
  const rows = (...lines: string[]) => lines.map((line) => line.split(';'))
  test('by the names that listers use', () => {
    const columns = ['MLS #', 'Street Address', 'City/Town', 'ST', 'Zip Code', 'BR', 'Baths', 'Sq. Ft.', 'Monthly Rent', 'Home Type']
    expect(guessMapping(columns, rows('1;1 Main;Denver;CO;80202;2;1;900;$1,200;Condo'), places)).toEqual({
      ReferenceCode: 'MLS #',
      Address1: 'Street Address',
      City: 'City/Town',
      State: 'ST',
      Zip: 'Zip Code',
      Bedrooms: 'BR',
      Bathrooms: 'Baths',
      Area: 'Sq. Ft.',
      Rent: 'Monthly Rent',
      AssetType: 'Home Type',
    })
  })
  test.each([
    [['Living Area (sqft)', 'Lot Size (sqft)'], { Area: 'Living Area (sqft)', LotArea: 'Lot Size (sqft)' }],
    [['sqft_lot', 'sqft_living', 'sqft_above', 'sqft_lot15'], { Area: 'sqft_living', LotArea: 'sqft_lot' }],
    [['Lot (acres)', 'Area m2'], { Area: 'Area m2', LotArea: 'Lot (acres)' }],
    [['Lot Size Square Feet', 'Total Sq Ft'], { Area: 'Total Sq Ft', LotArea: 'Lot Size Square Feet' }],
    [
      ['LotSizeAcres', 'LotSizeArea', 'LotSizeUnits', 'LivingArea'],
      { Area: 'LivingArea', LotArea: 'LotSizeArea', LotAreaUnit: 'LotSizeUnits' },
    ],
  ])('%j: units in headings do not hide what they are of', (columns, sizes) => {
    const cells = columns.map((name) => (name === 'LotSizeUnits' ? 'Acres' : '12')).join(';')
    expect(guessMapping(['rent', ...columns], rows(`900;${cells}`), places)).toEqual({ Rent: 'rent', ...sizes })
  })
  test('by values where names are no help', () => {
    expect(guessMapping(['a', 'b', 'c', 'd'], rows('Denver;CO;$1,200;80202', 'Aurora;CO;$900;80202'), places)).toEqual({
      City: 'a',
      State: 'b',
      Rent: 'c',
      Zip: 'd',
    })
  })
  test('a name whose values say otherwise is not believed', () => {
    expect(guessMapping(['area', 'type', 'city', 'rent'], rows('Downtown;For Rent;Denver;900'), places)).toEqual({
      ListingType: 'type',
      City: 'city',
      Rent: 'rent',
    })
  })
  test('a price beside a rent is a price', () => {
    expect(guessMapping(['rent', 'price'], rows('900;1'), places)).toEqual({ Rent: 'rent', Price: 'price' })
    expect(guessMapping(['price'], rows('900'), places)).toEqual({ Rent: 'price' })
  })
  test('amounts that no rent has are prices, under a name that says neither', () => {
    expect(guessMapping(['price'], rows('221900', '538000'), places)).toEqual({ Price: 'price' })
    expect(guessMapping(['rent'], rows('22000', '38000'), places)).toEqual({ Rent: 'rent' })
  })
  test('the number of a lot is no area, and a date tells of no moving in', () => {
    expect(guessMapping(['block', 'lot', 'sale date', 'rent'], rows('392;6;2017-07-19;900'), places)).toEqual({ Rent: 'rent' })
  })
  test('a column of types may hold categories', () => {
    expect(guessMapping(['type', 'rent'], rows('Residential;900'), places)).toEqual({ AssetType: 'type', Rent: 'rent' })
    expect(merged({ ...home, AssetType: 'Residential' })).toMatchObject({ category_id: 1, problems: [] })
  })
  test('what no file can do without', () => {
    expect(missingFields({})).toEqual(['City', 'Rent'])
    expect(missingFields({ Zip: 'zip', Price: 'price' })).toEqual([])
  })
})
