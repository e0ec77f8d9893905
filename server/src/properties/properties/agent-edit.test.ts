import {
  EditAssetInformation,
  GetUserAssetDetails,
  TermsNotEntrusted,
} from '@keystead/contract/properties/properties/property.operations.ts'
import { propertyFieldShapes } from '@keystead/contract/properties/fields/property.fields.ts'
import type { AgentScope } from '@keystead/contract/rpc/access.ts'
import { messages } from '@keystead/contract/properties/properties/properties-messages.text.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { wordsOfNews } from '../../platform/notifications/notification.factory.ts'
import { notifiedOf } from '../../people/connections/connection.factory.ts'
import { addBuilding, addUnits } from '../units/unit.factory.ts'
import { agentOf } from './network.factory.ts'
import { type PropertyInput, addProperty, propertyInputWith } from './property.factory.ts'

let owner: TestPerson
beforeEach(async () => {
  owner = await app.newPerson({ firstName: 'Olga' })
})

const house = () => addProperty(owner, { Advance: '2400.00', PetsAllowedIds: [1] })

async function edited(person: TestPerson, { AssetId }: { AssetId: string }, changes: Partial<PropertyInput>) {
  const { Version } = must(await owner.call(GetUserAssetDetails, { AssetId }))
  return person.call(EditAssetInformation, {
    ...propertyInputWith({ Advance: '2400.00', PetsAllowedIds: [1] }),
    AssetId,
    Version,
    ...changes,
  })
}

describe('an agent with the scope for listings alone', () => {
  test('edits how a home is described and shown, and says the rest as it is', async () => {
    const home = await house()
    const agent = await agentOf(app, owner, [home.AssetId])
    const described = { Title: 'Bungalow, repainted', YearBuilt: 1912, AmenityIds: [20], ShowingInstructions: 'Key with Ann.' }
    // Another way to write the same amount is no change.
    expect(must(await edited(agent, home, { ...described, Rent: '2400' }))).toMatchObject({ ...described, Rent: '2400.00' })
    expect(await notifiedOf(app, owner, 'asset.termsChanged')).toEqual([])
  })

  test.each<[string, Partial<PropertyInput>, string[]]>([
    ['the rent', { Rent: '2399.99' }, ['Rent']],
    ['terms', { Advance: null, PetsAllowedIds: [1, 2], AvailableOn: '2027-01-01' }, ['Advance', 'AvailableOn', 'PetsAllowedIds']],
    ['what is offered', { ListingTypeId: 2, Price: '400000.00' }, ['ListingTypeId']],
    ['the address', { Address1: '1 Elm Street', City: 'Aurora', Zip: '80010', UnitNumber: '2' }, ['UnitNumber', 'Address1', 'City', 'Zip']],
    ['how exactly it is shown', { AddressExactness: 3 }, ['AddressExactness']],
  ])('does not change %s', async (_what, changes, fields) => {
    const home = await house()
    const agent = await agentOf(app, owner, [home.AssetId])
    const answer = await edited(agent, home, { ...changes, Title: 'Another title' })
    expect(answer.error).toMatchObject({
      Code: TermsNotEntrusted.code,
      Fields: Object.fromEntries(fields.map((field) => [field, messages.fieldNotEntrusted])),
    })
    expect(Object.keys(answer.error?.Fields ?? {})).toHaveLength(fields.length)
    expect(must(await owner.call(GetUserAssetDetails, { AssetId: home.AssetId })).Title).toBe(home.Title)
  })
})

describe('an agent with the scope for price and terms', () => {
  test('changes them, and the owner hears of it, by email as well', async () => {
    const home = await house()
    const agent = await agentOf(app, owner, [home.AssetId], ['list', 'terms'])
    must(await edited(agent, home, { Rent: '2550.50', Advance: '2000.00', Zip: '80202' }))
    const told = 'changed Brick bungalow with a porch: rent from $2,400 to $2,550.50, terms, and address.'
    expect(await notifiedOf(app, owner, 'asset.termsChanged')).toMatchObject([
      { message: told, path: `/User/Owners/ViewProperty?id=${home.AssetId}` },
    ])
    expect((await wordsOfNews(app, owner)).map(({ text }) => text).join()).toContain(told)
    must(await edited(agent, home, { Rent: '2550.50', Advance: '2000.00', Zip: '80202', Title: 'Only the title' }))
    expect(await notifiedOf(app, owner, 'asset.termsChanged')).toHaveLength(1)
  })

  test('says nothing of its owner’s own changes', async () => {
    const home = await house()
    must(await edited(owner, home, { Rent: '2600.00' }))
    expect(await notifiedOf(app, owner, 'asset.termsChanged')).toEqual([])
  })

  test('is no agent for listings without that scope', async () => {
    const home = await house()
    const agent = await agentOf(app, owner, [home.AssetId], ['terms'])
    expect((await edited(agent, home, { Rent: '2500.00' })).status).toBe(404)
  })
})

test.each<AgentScope[][]>([[['list']], [['list', 'terms']]])('an agent with %j moves no home into another building', async (scopes) => {
  const [here, other] = [await addBuilding(owner), await addBuilding(owner, { Title: 'Oak Court', Address1: '9 Oak Street' })]
  const [unitId = ''] = await addUnits(owner, here, ['1A'])
  const agent = await agentOf(app, owner, [unitId], scopes)
  const unit = must(await agent.call(GetUserAssetDetails, { AssetId: unitId }))
  const { ParentAssetId: _, ...described } = propertyInputWith(sameFields(unit))
  const moved = (ParentAssetId: string) =>
    agent.call(EditAssetInformation, { ...described, AssetId: unitId, Version: unit.Version, ParentAssetId })
  expect((await moved(other.AssetId)).error?.Fields).toEqual({ ParentAssetId: messages.buildingIsTheManagersChoice })
  must(await moved(here.AssetId))
})

/** What a form sends that no one has touched. */
function sameFields(details: object): Partial<PropertyInput> {
  const known = Object.keys(propertyFieldShapes)
  return Object.fromEntries(Object.entries(details).filter(([field]) => known.includes(field)))
}
