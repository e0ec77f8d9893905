import { GetAssetMap, GetAssets, GetDdlPlaces } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { GetUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { genericPlansOf } from '../../../test/plans.ts'
import type { TestCaller, TestPerson } from '../../../test/harness.ts'
import { addListedProperty } from '../../properties/properties/property.factory.ts'
import { findHomesByLine, findHomesByStreet, listAddressesByStart } from './address.queries.ts'

let owner: TestPerson
let visitor: TestCaller

const SEATTLE = { City: 'Seattle', StateId: 53, Zip: '98178' }
const HOMES = {
  shown: { ...SEATTLE, Address1: '137 Cedar Ave NE', ReferenceCode: 'KC-1' },
  neighbor: { ...SEATTLE, Address1: '139 Cedar Avenue NE' },
  denver: { Address1: '137 Cedar St' },
  street: { ...SEATTLE, Address1: '2718 Juniper Rd', AddressExactness: 2 },
  hidden: { ...SEATTLE, Address1: '3141 Hemlock Rd', AddressExactness: 3 },
}

test.beforeAll(async () => {
  owner = await app.newPerson()
  visitor = app.visitor()
  for (const [Title, home] of Object.entries(HOMES)) await addListedProperty(app, owner, { Title, ...home })
})

async function found(Place: string): Promise<string[] | 'unknown'> {
  const { data } = await visitor.call(GetAssets, { Place, PageSize: 20 })
  return data.PlaceIsUnknown ? 'unknown' : data.Items.map((item) => item.Title).sort()
}

describe('a home is found by its address', () => {
  test.each<[string, string[]]>([
    ['137 Cedar Ave NE', ['shown']],
    ['137 cedar avenue northeast', ['shown']],
    ['137 Cedar', ['denver', 'shown']],
    ['137 Cedar Ave NE, Seattle, WA 98178', ['shown']],
    ['137 Cedar Ave NE #2, Seattle', ['shown']],
    ['137 Cedar, WA', ['shown']],
    ['137 Cedar, Denver, CO', ['denver']],
    ['Cedar Ave NE', ['neighbor', 'shown']],
    ['cedar av', ['neighbor', 'shown']],
    ['Juniper Road', ['street']],
  ])('%s', async (typed, titles) => {
    expect(await found(typed)).toEqual(titles)
  })

  test('and named in full, with where it is', async () => {
    const { data } = await visitor.call(GetAssets, { Place: '137 cedar ave ne' })
    expect(data.Place).toMatchObject({ Kind: 'street', Text: '137 Cedar Ave NE, Seattle, WA' })
    expect(data.Place?.Latitude).toBeCloseTo(47.5, 0)
    // What is said of it finds it again.
    expect(await found(data.Place!.Text)).toEqual(['shown'])
  })

  test('on the map and around, but not around homes of several cities', async () => {
    const everywhere = { South: -90, West: -180, North: 90, East: 180 }
    expect((await visitor.call(GetAssetMap, { Place: '137 Cedar Ave NE', Bounds: everywhere })).data.Pins).toHaveLength(1)
    const around = (Place: string) => visitor.call(GetAssets, { Place, RadiusMiles: 10, PageSize: 20 })
    expect((await around('137 Cedar Ave NE')).data.TotalCount).toBe(4)
    expect((await around('137 Cedar')).data.TotalCount).toBe(2)
  })

  test('a house that is not on the market is the place behind it, or none', async () => {
    expect(await found('999 Cedar Ave NE, Seattle, WA 98178')).toHaveLength(4 - 1)
    expect(await found('999 Cedar Ave NE')).toBe('unknown')
  })

  test.each<[string, string[]]>([
    ['137 ced', ['137 Cedar Ave NE, Seattle, WA', '137 Cedar St, Denver, CO']],
    ['999 cedar st', ['Cedar St, Denver, CO']],
  ])('suggestions for %s', async (Text, texts) => {
    expect((await visitor.call(GetDdlPlaces, { Text })).data.Items.map((item) => item.Text)).toEqual(texts)
  })
})

describe('what an owner does not show finds nothing', () => {
  test.each(['2718 Juniper Rd', '2718 Juniper', '3141 Hemlock Rd', 'Hemlock Rd', 'Hemlock R', 'KC-1'])('%s', async (typed) => {
    expect(await found(typed)).toBe('unknown')
    expect((await visitor.call(GetAssets, { Text: typed })).data.TotalCount).toBe(0)
    const { Items } = (await visitor.call(GetDdlPlaces, { Text: typed })).data
    expect(JSON.stringify(Items)).not.toMatch(/2718|3141|Hemlock|KC-1/)
  })

  test('a number behind which the street is hidden finds not even the ZIP’s other homes as its own', async () => {
    const { data } = await visitor.call(GetAssets, { Place: '3141 Hemlock Rd, Seattle, WA 98178' })
    expect(data.Place).toMatchObject({ Kind: 'zip' })
  })

  test('its owner finds it by the reference code', async () => {
    const { data } = await owner.call(GetUserAssets, { Text: 'kc-1' })
    expect(data.Items.map((item) => item.Title)).toEqual(['shown'])
    const stranger = await app.newPerson()
    expect((await stranger.call(GetUserAssets, { Text: 'kc-1' })).data.TotalCount).toBe(0)
  })
})

test('addresses and streets are found along an index, by a plan that is made once for all texts', async () => {
  const plans = await app.services.database.transaction({ kind: 'public' }, async (db) => {
    await db.sql('set local enable_seqscan = off')
    return genericPlansOf(db, async (explaining) => {
      await findHomesByLine(explaining, '', { cityId: null, zip: null, stateId: null })
      await findHomesByStreet(explaining, '')
      await listAddressesByStart(explaining, '', 10)
    })
  })
  expect(plans).toHaveLength(3)
  for (const plan of plans)
    expect(plan).toMatch(/Index Scan using listing_of_(address|street_anywhere) on listing l .*\n +Index Cond: \(+address_key/)
})
