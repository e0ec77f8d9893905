import { GetUserAssetFacets, GetUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected, entrusted } from '../../../test/network.ts'
import { addProperty } from './property.factory.ts'

let owner: TestPerson
test.beforeAll(async () => {
  owner = await app.newPerson()
})

describe('a list is narrowed', () => {
  test('by city, agent, rent and beds, and says by what it can be', async () => {
    const lister = await app.newPerson()
    const agent = await app.newPerson({ profileType: 'Agent', firstName: 'Ada' })
    const connectionId = await connected(app, lister, agent)
    const small = (await addProperty(lister, { Title: 'Small', Rent: '900.00', Bedrooms: 1 })).AssetId
    const large = (await addProperty(lister, { Title: 'Large', Rent: '700.00', RentFrequencyId: 2, Bedrooms: 4 })).AssetId
    await addProperty(lister, { Title: 'For sale', ListingTypeId: 2, Rent: null, Price: '1000.00', Bedrooms: 2 })
    await entrusted(app, { assetId: large, agent, connectionId })
    await entrusted(app, { assetId: small, agent, connectionId, hasEnded: true })
    const found = async (filter: object) =>
      must(await lister.call(GetUserAssets, filter))
        .Items.map(({ Title }) => Title)
        .toSorted()
    expect(await found({ BedroomsFrom: 2 })).toEqual(['For sale', 'Large'])
    // A week's rent by the month, and a price is no rent.
    expect(await found({ RentFrom: '1000.00', RentTo: '3100.00' })).toEqual(['Large'])
    expect(await found({ AgentProfileId: agent.profileId })).toEqual(['Large'])
    const { Cities, Agents } = must(await lister.call(GetUserAssetFacets, {}))
    expect(Agents).toEqual([{ ProfileId: agent.profileId, Name: 'Ada Tester', Count: 1 }])
    expect(Cities).toMatchObject([{ Count: 3 }])
    const { City, StateId } = Cities[0]!
    expect(await found({ City, StateId })).toHaveLength(3)
    expect(await found({ City, StateId: StateId + 1 })).toEqual([])
  })

  test('by words of the second line of an address, and doors there stand in order', async () => {
    const lister = await app.newPerson()
    for (const Address2 of ['Apt 10', 'Apt 2', 'Apt 1'])
      await addProperty(lister, { Title: `Home ${Address2}`, Address1: '5 Fir St', Address2 })
    const found = async (filter: object) => must(await lister.call(GetUserAssets, filter)).Items.map(({ AddressLine }) => AddressLine)
    expect(await found({ Text: 'fir apt 10' })).toEqual(['5 Fir St, Apt 10'])
    expect(await found({ Sort: 'address' })).toEqual(['5 Fir St, Apt 1', '5 Fir St, Apt 2', '5 Fir St, Apt 10'])
  })

  test.each([
    [{ RentFrom: '1.250,50' }, { RentFrom: 'Lowest rent is not valid. Enter an amount such as 1250 or 1250.50.' }],
    [{ Occupancy: ['empty'] }, { 'Occupancy.0': 'Status is not valid.' }],
    [{ BedroomsFrom: -1 }, { BedroomsFrom: 'Beds should be between 0 and 100.' }],
  ])('%o is told at its field', async (filter, fields) => {
    expect((await owner.call(GetUserAssets, filter as object)).error?.Fields).toEqual(fields)
  })
})
