import { EXPORT_FIELDS, IMPORT_FIELD_LABELS } from '@keystead/contract/properties/imports/import.fields.ts'
import { ExportUserAssets, PreviewAssetImport } from '@keystead/contract/properties/imports/import.operations.ts'
import { EditAssetInformation } from '@keystead/contract/properties/properties/property.operations.ts'
import { propertyInput } from '@keystead/contract/properties/fields/property.fields.ts'
import { PROPERTY_FIELDS, propertyFields } from '@keystead/contract/properties/fields/declared-fields.ts'
import type { DeclaredField } from '@keystead/contract/properties/fields/field-declaration.ts'
import { PROPERTY_LISTS } from '@keystead/contract/properties/fields/property-lists.ts'
import { ASSET_TYPES, LISTING_TYPES, NO_PETS, PETS_ALLOWED } from '@keystead/contract/properties/fields/property.values.ts'
import type { ReferenceItem } from '@keystead/contract/values/reference-items.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { type Random, randomFrom } from '../../demo/pictures/random.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { addProperty, nobodysId, propertyInputWith } from '../properties/property.factory.ts'
import { assetColumnsFrom, insertImportedAssets, listingFactsOf, openChecksOf } from '../properties/property.public.ts'
import { importCsv, uploadCsv } from './import.factory.ts'
import { assetsOfImport } from './import.access.ts'

async function exported(person: TestPerson, input: InputOf<typeof ExportUserAssets> = {}): Promise<string> {
  const { data } = await person.call(ExportUserAssets, input)
  const response = await person.raw(data.Url)
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer()).toString()
}

/** Every column that says something of the property itself, buildings by their reference code. */
async function homesOf(person: TestPerson): Promise<Record<string, unknown>[]> {
  const rows = await app.sql<Record<string, unknown>>(
    `select a.*, p.reference_code as building_code from asset a left join asset p on p.id = a.parent_asset_id
     where a.account_id = $1 and a.deleted_at is null`,
    [person.accountId],
  )
  const own = [
    'id',
    'account_id',
    'managing_profile_id',
    'parent_asset_id',
    'owned_through',
    'version',
    'imported',
    'created_at',
    'updated_at',
  ]
  const state = [
    'is_listed',
    'listed_at',
    'open_checks',
    'images_count',
    'listing_expires_at',
    'previous_amount_cents',
    'amount_changed_at',
  ]
  return rows
    .map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => ![...own, ...state].includes(name))))
    .sort((a, b) => (String(a.reference_code) < String(b.reference_code) ? -1 : 1))
}

describe('one home', () => {
  test('without a reference code is known by its id, and by that again elsewhere', async () => {
    const owner = await app.newPerson()
    const { AssetId } = await addProperty(owner, { ReferenceCode: null })
    const file = await exported(owner)
    expect(await importCsv(app, owner, file, {})).toMatchObject({ Unchanged: 1 })
    expect(await homesOf(owner)).toMatchObject([{ reference_code: null }])

    const other = await app.newPerson()
    expect(await importCsv(app, other, file, {})).toMatchObject({ Accepted: 1 })
    expect(await importCsv(app, other, file, {})).toMatchObject({ Unchanged: 1 })
    expect(await homesOf(other)).toMatchObject([{ reference_code: AssetId }])
    expect(await homesOf(owner)).toHaveLength(1)
  })

  test('what says "nothing" in other files is a word like any other', async () => {
    const owner = await app.newPerson()
    const words = { Title: 'TBD', Address1: '1  N/A  Court', Description: '-', ReferenceCode: 'None', PrivateRemarks: '=1+1' }
    await addProperty(owner, words)
    const file = await exported(owner)
    expect(file).toContain("'=1+1")
    const other = await app.newPerson()
    await importCsv(app, other, file, {})
    expect(await homesOf(other)).toMatchObject([
      { title: 'TBD', address1: '1  N/A  Court', description: '-', reference_code: 'None', private_remarks: '=1+1' },
    ])
  })

  test('changed in the file is changed, and an emptied cell empties the field', async () => {
    const owner = await app.newPerson()
    await addProperty(owner, { ReferenceCode: 'A-1', PermittedUse: null, PetDeposit: '250.00', PetRent: '35.00', SmokingId: 1 })
    const file = (await exported(owner)).replace('35.00', '40').replace('250.00', '').replace('No smoking', 'Outside only')
    expect(await importCsv(app, owner, file, {})).toMatchObject({ Changed: 1, Refused: 0 })
    expect(await homesOf(owner)).toMatchObject([{ pet_rent_cents: 4_000, pet_deposit_cents: null, smoking_id: 2 }])
  })

  test('what cannot be read is left out with a notice at its cell', async () => {
    const owner = await app.newPerson()
    await addProperty(owner, { ReferenceCode: 'A-1', PetRent: '35.00', SmokingId: 1 })
    const file = (await exported(owner)).replace('35.00', 'a lot').replace('No smoking', 'Sometimes')
    const { data } = await owner.call(PreviewAssetImport, { UploadId: await uploadCsv(owner, file) })
    expect(data.Rows[0]?.Problems.map(({ Text }) => Text)).toEqual([
      'Smoking is not valid. It was left out.',
      'Pet rent is not valid. It was left out.',
    ])
    expect(await importCsv(app, owner, file, {})).toMatchObject({ Unchanged: 1 })
  })
})

describe('who gets what', () => {
  test('the filters and the choice of the list', async () => {
    const owner = await app.newPerson()
    const first = await addProperty(owner, { Title: 'Maple house' })
    const second = await addProperty(owner, { Title: 'Cedar house' })
    await addProperty(owner, { Title: 'Cedar barn' })
    const titles = async (input: InputOf<typeof ExportUserAssets>) =>
      (await exported(owner, input))
        .split('\r\n')
        .slice(1, -1)
        .map((line) => line.split(',')[EXPORT_FIELDS.indexOf('Title')])
        .sort()
    expect(await titles({ Text: 'cedar' })).toEqual(['Cedar barn', 'Cedar house'])
    expect(await titles({ AssetIds: [first.AssetId, second.AssetId] })).toEqual(['Cedar house', 'Maple house'])
    expect(await titles({ Text: 'cedar', AssetIds: [first.AssetId, second.AssetId] })).toEqual(['Cedar house'])
  })

  test('as many chosen as may be', async () => {
    const owner = await app.newPerson()
    const { AssetId } = await addProperty(owner)
    const others = Array.from({ length: 199 }, nobodysId)
    expect((await exported(owner, { AssetIds: [AssetId, ...others] })).split('\r\n')).toHaveLength(3)
    const answer = await owner.call(ExportUserAssets, { AssetIds: [AssetId, ...others, nobodysId()] })
    expect(answer.error?.Fields).toEqual({ AssetIds: 'Please choose at most 200 properties.' })
  })

  test("ids of others' homes find nothing, in an export and in a file", async () => {
    const [owner, stranger] = [await app.newPerson(), await app.newPerson()]
    const theirs = await addProperty(stranger, { ReferenceCode: 'S-1' })
    expect((await exported(owner, { AssetIds: [theirs.AssetId] })).split('\r\n')).toHaveLength(2)

    const file = await exported(stranger)
    expect(await importCsv(app, owner, file, {})).toMatchObject({ Accepted: 1 })
    expect(await homesOf(owner)).toHaveLength(1)
    expect(await homesOf(stranger)).toHaveLength(1)
  })

  test('a unit of a building that is not theirs comes in without one', async () => {
    const [owner, stranger] = [await app.newPerson(), await app.newPerson()]
    const building = await addProperty(stranger, { ReferenceCode: 'B-1' })
    await addProperty(owner, { ReferenceCode: 'U-1' })
    const columns = EXPORT_FIELDS.indexOf('Building')
    const [header = '', row = ''] = (await exported(owner)).split('\r\n')
    const cells = row.split(',')
    cells[columns] = building.AssetId
    expect(await importCsv(app, owner, `${header}\r\n${cells.join(',')}\r\n`, {})).toMatchObject({ Unchanged: 1 })
    expect(await homesOf(owner)).toMatchObject([{ building_code: null }])
  })

  test('a door that another unit has, and a building that fits it not, are told and break nothing', async () => {
    const owner = await app.newPerson()
    const building = await addProperty(owner, { ReferenceCode: 'B-1' })
    const office = await addProperty(owner, { ReferenceCode: 'O-1', CategoryId: 2, AssetTypeId: 201, ListingTypeId: 3, Area: 900 })
    await addProperty(owner, { ReferenceCode: 'U-1', ParentAssetId: building.AssetId, UnitNumber: '4B' })
    const [header = '', ...rows] = (await exported(owner)).trimEnd().split('\r\n')
    const unit = (rows.find((row) => row.includes('U-1')) ?? '').split(',')
    const rowWith = (changes: Partial<Record<(typeof EXPORT_FIELDS)[number], string>>) => {
      const cells = [...unit]
      for (const [field, cell] of Object.entries(changes)) cells[(EXPORT_FIELDS as readonly string[]).indexOf(field)] = cell
      return cells.join(',')
    }
    const fresh = { PropertyId: '', UnitNumber: '4b' }
    const file = [
      header,
      rowWith({}),
      rowWith({ ...fresh, ReferenceCode: 'U-2' }),
      rowWith({ ...fresh, ReferenceCode: 'U-3', UnitNumber: '5' }),
      rowWith({ ...fresh, ReferenceCode: 'U-4', UnitNumber: '5' }),
      rowWith({ ...fresh, ReferenceCode: 'U-5', UnitNumber: '6', Building: office.ReferenceCode ?? '' }),
    ]
    const run = await importCsv(app, owner, `${file.join('\r\n')}\r\n`, {})
    expect(run).toMatchObject({ RowsDone: 5, Unchanged: 1, Accepted: 2, Refused: 2, Status: 'finished' })
    expect(run.Reasons).toEqual([{ Text: 'Another unit in this building has this number.', Count: 2 }])
    const homes = await homesOf(owner)
    expect(homes.map(({ reference_code: code, building_code: of, unit_number: door }) => [code, of, door])).toEqual([
      ['B-1', null, null],
      ['O-1', null, null],
      ['U-1', 'B-1', '4B'],
      ['U-3', 'B-1', '5'],
      ['U-5', null, '6'],
    ])
  })

  test('the link is for its account alone', async () => {
    const [owner, stranger] = [await app.newPerson(), await app.newPerson()]
    await addProperty(owner)
    const { data } = await owner.call(ExportUserAssets, {})
    expect((await stranger.raw(data.Url)).status).toBe(404)
  })

  test('a home that was edited on the screen comes back as it is now', async () => {
    const owner = await app.newPerson()
    const { AssetId, Version } = await addProperty(owner, { ReferenceCode: 'A-1' })
    const file = await exported(owner)
    await owner.call(EditAssetInformation, { ...propertyInputWith({ ReferenceCode: 'A-1', Title: 'Another name' }), AssetId, Version })
    expect(await importCsv(app, owner, file, {})).toMatchObject({ Changed: 1 })
    expect(await homesOf(owner)).toMatchObject([{ title: propertyInputWith().Title }])
  })
})

test('the header has one column for each field, each with a name of its own', async () => {
  const owner = await app.newPerson()
  const [header = ''] = (await exported(owner)).split('\r\n')
  const names = header.replace('\ufeff', '').split(',')
  expect(names).toEqual(EXPORT_FIELDS.map((field) => IMPORT_FIELD_LABELS[field]))
  expect(new Set(names).size).toBe(names.length)
})

type PlaceRow = {
  zip: string
  city: string
  city_id: number
  state_id: number
  state_code: string
  latitude: number
  longitude: number
  time_zone: string
}

/** Homes with every field filled in somewhere, with values that are awkward in files; one in a hundred is a building with units. */
async function addRandomHomes(owner: TestPerson, count: number): Promise<void> {
  const places = await app.sql<PlaceRow>(
    `select z.zip, c.name as city, c.id as city_id, c.state_id, s.code as state_code, z.latitude, z.longitude, c.time_zone
     from zip z join city c on c.id = z.city_id join state s on s.id = c.state_id order by z.zip limit 20000`,
  )
  const random = randomFrom('homes of an export')
  const scope = assetsOfImport({ account_id: owner.accountId, profile_id: owner.profileId })
  const rows = Array.from({ length: count }, (_unused, index) => columnsOf(randomHome(random, index), random, random.pick(places)))
  await app.services.database.transaction({ kind: 'account', accountId: owner.accountId }, async (db) => {
    for (let from = 0; from < count; from += 1_000) await insertImportedAssets(db, scope, rows.slice(from, from + 1_000))
  })
  // The twelve homes after every hundredth one are its units, where they are of its category. In parts: each waits for its own timeout alone.
  for (let part = 1; part <= 12; part += 1) {
    await app.sql(
      `with home as materialized (
       select id, category_id, split_part(reference_code, '-', 2)::int as number from asset where account_id = $1
     )
     update asset a set parent_asset_id = building.id, unit_number = unit.number::text
     from home unit join home building on building.number = unit.number - unit.number % 100 and building.category_id = unit.category_id
     where unit.number % 100 = $2 and a.id = unit.id`,
      [owner.accountId, part],
    )
  }
}

const AWKWARD = [
  'plain',
  ' "quoted", with commas',
  'two\nlines',
  "it's =fine",
  '+1 (303) 555-0142',
  'Ünïcødé 🏡',
  'semi; colon | pipe',
  '@home',
  '50 % "off"',
]

/** A home with what its declarations allow; what has to fit together, or be there, is said below. */
function randomHome(random: Random, index: number) {
  const maybe = <Value>(value: Value) => (random.chance(0.6) ? value : null)
  const type = random.pick(ASSET_TYPES)
  const listing = random.pick(LISTING_TYPES.filter(({ categories }) => categories.includes(type.CategoryId)))
  const months = random.int(1, 12)
  return propertyInput({}).parse({
    ...Object.fromEntries(PROPERTY_FIELDS.map((name) => [name, randomValue(random, propertyFields[name])])),
    CategoryId: type.CategoryId,
    AssetTypeId: type.Id,
    ListingTypeId: listing.Id,
    AlsoForSale: listing.asks === 'rent' && random.chance(0.2),
    ParentAssetId: null,
    UnitNumber: null,
    Title: `${index} ${random.pick(AWKWARD).trim()}`.replaceAll('\n', ' '),
    ReferenceCode: `home-${index}`,
    Address1: `${index} ${random.pick(['Elm  Street', 'O’Hara “Court”', '5th Ave, Rear', '#4 Main'])}`,
    Address2: maybe(random.pick(['Unit 4B', '=2', 'Floor 3'])),
    City: 'anywhere',
    StateId: 1,
    Zip: '80202',
    PinLatitude: null,
    PinLongitude: null,
    Bedrooms: type.hasRooms ? random.int(0, 9) : null,
    Bathrooms: type.hasRooms ? random.int(0, 24) / 4 : null,
    Area: random.int(1, 90_000_000) / 100,
    PetsAllowedIds: someOf(
      random,
      PETS_ALLOWED.filter(({ Id }) => Id !== NO_PETS),
    ),
    Rent: amount(random),
    Price: amount(random),
    MinLeaseMonths: maybe(months),
    MaxLeaseMonths: maybe(months + random.int(0, 24)),
  })
}

const amount = (random: Random) => textFromCents(random.int(1, 2_000_000))
const someOf = (random: Random, items: readonly ReferenceItem[]) =>
  random
    .shuffled([...items])
    .slice(0, random.int(0, 5))
    .map(({ Id }) => Id)

/** A value of a field, or in four of ten homes none where there may be none. */
function randomValue(random: Random, field: DeclaredField): unknown {
  const isThere = random.chance(0.6)
  switch (field.kind) {
    case 'flag':
      return random.chance(0.3)
    case 'choices':
      return someOf(random, PROPERTY_LISTS[field.list])
    case 'fees':
      return Array.from({ length: random.int(0, 3) }, () => ({
        Name: random.pick(['Cleaning', 'Keys; two sets', 'Fee no. 7', 'Move-in: day']),
        Amount: amount(random),
      }))
    case 'choice':
      if (field.list === null || !(isThere || field.needed || field.default !== undefined)) return null
      return random.pick<ReferenceItem>(PROPERTY_LISTS[field.list]).Id
    case 'text': {
      const text = random.pick(AWKWARD).trim()
      return isThere || field.needed ? (field.isMultiline ? text : text.replaceAll('\n', ' ')) : null
    }
    default:
      return isThere ? someValue(random, field) : null
  }
}

function someValue(random: Random, field: DeclaredField): unknown {
  switch (field.kind) {
    case 'count':
    case 'year':
      return random.int(field.min, field.max)
    case 'number':
      return Number((random.int(Math.ceil(field.min / field.step), Math.min(field.max / field.step, 1_000_000)) * field.step).toFixed(4))
    case 'money':
      return field.mayBeZero ? random.pick(['0', amount(random)]) : amount(random)
    case 'date':
      return `2027-0${random.int(1, 9)}-1${random.int(0, 9)}`
    case 'website':
      return `https://tour.example.com/${random.int(0, 99)}?a=1,2`
    default:
      return null
  }
}

function columnsOf(fields: ReturnType<typeof randomHome>, random: Random, place: PlaceRow) {
  const columns = assetColumnsFrom(
    { ...fields, Title: fields.Title ?? '', Zip: random.chance(0.3) ? `${place.zip}-1234` : place.zip },
    {
      cityId: place.city_id,
      city: place.city,
      stateId: place.state_id,
      latitude: place.latitude + random.range(-0.1, 0.1),
      longitude: place.longitude + random.range(-0.1, 0.1),
      isPlaced: true,
      timeZone: place.time_zone,
    },
  )
  return { ...columns, open_checks: openChecksOf(listingFactsOf(columns, { imageCount: 0, imported: true })), is_listed: false }
}

// Last: comparing so many holds up this process, and calls that come meanwhile may be told to wait.
describe('10,000 homes of every kind', () => {
  const HOMES = 10_000
  /** So many homes take their time where much else is done. */
  const BUSY_MS = 180_000
  let owner: TestPerson
  let file: string
  test.beforeAll(async () => {
    owner = await app.newPerson()
    await addRandomHomes(owner, HOMES)
    file = await exported(owner)
  }, BUSY_MS)

  test(
    'come back into their own account without a change',
    async () => {
      const before = await homesOf(owner)
      const run = await importCsv(app, owner, file, {})
      expect(run).toMatchObject({ RowsDone: HOMES, Unchanged: HOMES, Changed: 0, Accepted: 0, Refused: 0 })
      expect(await homesOf(owner)).toEqual(before)
    },
    BUSY_MS,
  )

  test(
    'come into another account as they were, units in their buildings',
    async () => {
      const other = await app.newPerson()
      const run = await importCsv(app, other, file, { list: false })
      expect(run).toMatchObject({ RowsDone: HOMES, Accepted: HOMES, Refused: 0 })
      const [before, after] = [await homesOf(owner), await homesOf(other)]
      expect(after).toHaveLength(HOMES)
      after.forEach((home, index) => expect(home).toEqual(before[index]))
      expect(after.filter(({ building_code: code }) => code !== null).length).toBeGreaterThan(100)
    },
    BUSY_MS,
  )
})
