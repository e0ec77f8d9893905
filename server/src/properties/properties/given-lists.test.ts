import { GetUserAssetCounts, GetUserAssetFacets, GetUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { expect } from 'vitest'
import { type TestBusiness, businessOn, memberOf } from '../../people/businesses/member.factory.ts'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { ALASKA, addProperty } from './property.factory.ts'

/** A business with two homes in Denver and one in Anchorage, two hours behind. */
async function withThreeHomes(): Promise<{ owner: TestPerson; business: TestBusiness; denver: string; anchorage: string }> {
  const owner = await app.newPerson()
  const { AssetId: denver } = await addProperty(owner, { Address1: '1 Larimer Street' })
  await addProperty(owner, { Address1: '2 Larimer Street' })
  const { AssetId: anchorage } = await addProperty(owner, { Address1: '3 Fourth Avenue', City: 'Anchorage', StateId: ALASKA, Zip: '99501' })
  return { owner, business: await businessOn(app, owner), denver, anchorage }
}

async function countsOf(person: TestPerson) {
  const { All, NotReady, ReadyToList, Occupancy } = must(await person.call(GetUserAssetCounts, {}))
  return { All, toDo: NotReady + ReadyToList, vacant: Occupancy.vacant }
}

test('homes of every time zone are counted once', async () => {
  const { owner, business } = await withThreeHomes()
  const manager = await memberOf(app, business, { role: 'property-manager' })
  for (const person of [owner, manager]) expect(await countsOf(person)).toEqual({ All: 3, toDo: 3, vacant: 3 })
})

test('a member who is given homes lists and counts these alone, whichever time zone comes first', async () => {
  const { business, denver, anchorage } = await withThreeHomes()
  for (const [home, city] of [
    [denver, 'Denver'],
    [anchorage, 'Anchorage'],
  ] as const) {
    const member = await memberOf(app, business, { role: 'property-manager', homes: [home] })
    expect(await countsOf(member)).toEqual({ All: 1, toDo: 1, vacant: 1 })
    const { Items, TotalCount } = must(await member.call(GetUserAssets, {}))
    expect({ ids: Items.map(({ AssetId }) => AssetId), TotalCount }).toEqual({ ids: [home], TotalCount: 1 })
    expect(must(await member.call(GetUserAssetFacets, {})).Cities.map(({ City }) => City)).toEqual([city])
  }
})

test('a member who is given no home counts none', async () => {
  const { business } = await withThreeHomes()
  const member = await memberOf(app, business, { role: 'property-manager', homes: [] })
  expect(await countsOf(member)).toEqual({ All: 0, toDo: 0, vacant: 0 })
})
