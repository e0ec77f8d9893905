import {
  GetAssetCounts,
  GetAssetHistory,
  CheckAssetAddress,
  RenewListing,
} from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
import { GetAssetDetails, GetAssets } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import {
  DeleteAsset,
  EditAssetInformation,
  GetDdlUserAssets,
  GetUserAssetDetails,
  ListAsset,
  UnlistAsset,
} from '@keystead/contract/properties/properties/property.operations.ts'
import { GetAssetUnits } from '@keystead/contract/properties/units/unit.operations.ts'
import { messages } from '@keystead/contract/properties/properties/properties-messages.text.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { addBuilding, addUnits } from '../units/unit.factory.ts'
import { agentOf, partnerOf, takenBackFrom } from './network.factory.ts'
import { addListedProperty, addProperty, propertyInputWith } from './property.factory.ts'

let owner: TestPerson

async function home(overrides: Parameters<typeof addProperty>[1] = {}) {
  owner = await app.newPerson({ firstName: 'Olga' })
  const added = await addProperty(owner, {
    ReferenceCode: 'OLGA-1',
    PrivateRemarks: 'The roof leaks.',
    ShowingInstructions: 'Key at No. 4.',
    ...overrides,
  })
  // As one that came from a file: fit for the market without a photo.
  await app.sql('update asset set imported = true, open_checks = 0 where id = $1', [added.AssetId])
  return added
}
const editOf = ({ AssetId, Version }: { AssetId: string; Version: number }, overrides = {}) => ({
  ...propertyInputWith(),
  AssetId,
  Version,
  ...overrides,
})
const contactOf = async (assetId: string) =>
  (await app.sql<{ contact_profile_id: string | null }>('select contact_profile_id from asset where id = $1', [assetId]))[0]
    ?.contact_profile_id

const NOTHING = { status: 404, error: { Code: 'PropertyNotFound' } }

/** Every call of this area that someone could try on a property. */
function everyCall(person: TestPerson, asset: { AssetId: string; Version: number }) {
  const { AssetId } = asset
  return {
    read: () => person.call(GetUserAssetDetails, { AssetId }),
    history: () => person.call(GetAssetHistory, { AssetId, PageIndex: 0, PageSize: 10 }),
    units: () => person.call(GetAssetUnits, { AssetId, PageIndex: 0, PageSize: 10 }),
    counts: () => person.call(GetAssetCounts, { AssetId }),
    edit: () => person.call(EditAssetInformation, editOf(asset)),
    list: () => person.call(ListAsset, { AssetId }),
    unlist: () => person.call(UnlistAsset, { AssetId }),
    renew: () => person.call(RenewListing, { AssetId }),
  }
}
const READS = ['read', 'history', 'units', 'counts'] as const
const WRITES = ['edit', 'list', 'unlist', 'renew'] as const

describe('an agent who may list a property', () => {
  test('reads it, edits it, and brings it to the market and off it', async () => {
    const asset = await home()
    const agent = await agentOf(app, owner, [asset.AssetId])
    const calls = everyCall(agent, asset)
    expect(must(await calls.read())).toMatchObject({
      Relation: 'agent',
      Scopes: ['list'],
      ManagedBy: { ProfileId: owner.profileId, Name: 'Olga Tester' },
      ListingContact: { ProfileId: owner.profileId },
    })
    expect(must(await agent.call(EditAssetInformation, editOf(asset, { Title: 'Bungalow, repainted' }))).Title).toBe('Bungalow, repainted')
    expect(must(await calls.list())).toMatchObject({ IsListed: true, ListingContact: { ProfileId: agent.profileId, Name: 'Ann Tester' } })
    expect((await calls.renew()).status).toBe(200)
    expect(must(await calls.counts()).DaysOnMarket).toBe(0)
    expect(must(await calls.unlist())).toMatchObject({ IsListed: false })
    expect(must(await owner.call(GetUserAssetDetails, { AssetId: asset.AssetId }))).toMatchObject({
      Title: 'Bungalow, repainted',
      Relation: 'manager',
    })
  })

  test('does not see the notes of the manager, and keeps them when they edit', async () => {
    const asset = await home()
    const agent = await agentOf(app, owner, [asset.AssetId])
    const read = must(await agent.call(GetUserAssetDetails, { AssetId: asset.AssetId }))
    expect(read).toMatchObject({ ReferenceCode: null, PrivateRemarks: null, ShowingInstructions: 'Key at No. 4.' })
    must(
      await agent.call(
        EditAssetInformation,
        editOf(asset, { ReferenceCode: 'ANN-7', PrivateRemarks: null, ShowingInstructions: 'Key with Ann.' }),
      ),
    )
    expect(must(await owner.call(GetUserAssetDetails, { AssetId: asset.AssetId }))).toMatchObject({
      ReferenceCode: 'OLGA-1',
      PrivateRemarks: 'The roof leaks.',
      ShowingInstructions: 'Key with Ann.',
    })
  })

  test('does not decide what is the manager’s to decide', async () => {
    const asset = await home()
    const agent = await agentOf(app, owner, [asset.AssetId])
    const refused = async (overrides: object) => (await agent.call(EditAssetInformation, editOf(asset, overrides))).error?.Fields
    expect(await refused({ CascadeAddress: true })).toEqual({ CascadeAddress: messages.unitsMoveWithTheManager })
    expect(await refused({ CategoryId: 2, AssetTypeId: 201, ListingTypeId: 3, Bedrooms: null, Bathrooms: null, Area: 900 })).toEqual({
      CategoryId: messages.categoryIsTheManagersChoice,
    })
    expect((await agent.call(DeleteAsset, { AssetId: asset.AssetId })).status).toBe(403)
  })

  test('edits a unit whose building is out of reach, which it stays in and is listed with', async () => {
    owner = await app.newPerson()
    const building = await addBuilding(owner)
    const [unitId] = await addUnits(owner, building, ['1A'])
    await app.sql('update asset set imported = true, open_checks = 0 where id = $1', [unitId])
    const agent = await agentOf(app, owner, [unitId!], ['list', 'terms'])
    const unit = must(await agent.call(GetUserAssetDetails, { AssetId: unitId! }))
    expect(unit).toMatchObject({ Building: null, UnitNumber: '1A' })
    must(await agent.call(EditAssetInformation, editOf(unit, { Title: 'Flat 1A', UnitNumber: '1A', ParentAssetId: null })))
    must(await agent.call(ListAsset, { AssetId: unitId! }))
    expect(must(await owner.call(GetUserAssetDetails, { AssetId: unitId! })).Building).toEqual({
      AssetId: building.AssetId,
      Title: 'Maple Court',
      AddressLine: '1400 Maple Street',
    })
    const [listing] = await app.sql<{ building_title: string }>('select building_title from listing where id = $1', [unitId])
    expect(listing?.building_title).toBe('Maple Court')
    expect((await agent.call(GetUserAssetDetails, { AssetId: building.AssetId })).status).toBe(404)
  })

  test('sees of the units of a building those that are theirs now', async () => {
    owner = await app.newPerson()
    const building = await addBuilding(owner)
    const unitIds = await addUnits(owner, building, ['1A', '1B'])
    const agent = await agentOf(app, owner, [building.AssetId, ...unitIds])
    const units = async () => {
      const { Items } = must(await agent.call(GetAssetUnits, { AssetId: building.AssetId, PageSize: 10 }))
      const { Units } = must(await agent.call(GetUserAssetDetails, { AssetId: building.AssetId }))
      return { numbers: Items.map(({ UnitNumber }) => UnitNumber), counted: Units?.Count }
    }
    expect(await units()).toEqual({ numbers: ['1A', '1B'], counted: 2 })
    await takenBackFrom(app, agent, unitIds[1])
    expect(await units()).toEqual({ numbers: ['1A'], counted: 1 })
  })

  test('checks the address of that property, and learns nothing of others of the manager', async () => {
    const asset = await home()
    const other = await addListedProperty(app, owner)
    const agent = await agentOf(app, owner, [asset.AssetId])
    const address = { Address1: '1290 Larimer Street', City: 'Denver', StateId: 8, Zip: '80204' }
    expect(must(await agent.call(CheckAssetAddress, { AssetId: asset.AssetId, ...address }))).toEqual({
      Own: null,
      IsListedByOthers: false,
    })
    expect((await agent.call(CheckAssetAddress, { AssetId: other.AssetId, ...address })).status).toBe(404)
  })
})

test.each([
  ['an agent who may only look', async (assetId: string) => agentOf(app, owner, [assetId], []), ['read', 'history', 'units']],
  [
    'an agent for repairs',
    async (assetId: string) => agentOf(app, owner, [assetId], ['maintenance', 'documents']),
    ['read', 'history', 'units'],
  ],
  ['a partner', async (assetId: string) => partnerOf(app, owner, assetId), [...READS]],
  ['an unassigned agent', async () => agentOf(app, owner, []), []],
])('%s reads what is theirs to read, and changes nothing', async (_who, make, reads) => {
  const asset = await home()
  const calls = everyCall(await make(asset.AssetId), asset)
  for (const name of READS) {
    const answer = await calls[name]()
    if (reads.includes(name)) expect(answer.status).toBe(200)
    else expect(answer).toMatchObject(NOTHING)
  }
  for (const name of WRITES) expect((await calls[name]()).status).toBe(404)
  expect(must(await owner.call(GetUserAssetDetails, { AssetId: asset.AssetId })).Version).toBe(asset.Version)
})

test('a partner sees the property without the notes of the manager, and how to get in', async () => {
  const { AssetId } = await home()
  const partner = await partnerOf(app, owner, AssetId)
  expect(must(await partner.call(GetUserAssetDetails, { AssetId }))).toMatchObject({
    Relation: 'partner',
    Scopes: [],
    ReferenceCode: null,
    PrivateRemarks: null,
    ShowingInstructions: null,
  })
})

test.each(['agent', 'partner'] as const)('what an %s could see is gone as soon as the relation has ended', async (kind) => {
  const asset = await home()
  const person = kind === 'agent' ? await agentOf(app, owner, [asset.AssetId]) : await partnerOf(app, owner, asset.AssetId)
  const calls = everyCall(person, asset)
  expect((await calls.read()).status).toBe(200)
  if (kind === 'agent') await takenBackFrom(app, person)
  else await app.sql('update asset_owner set partner_account_id = null, profile_id = null where profile_id = $1', [person.profileId])
  for (const call of Object.values(calls)) expect(await call()).toMatchObject(NOTHING)
})

test('the right of an agent begins on its first day and ends after its last, where the property stands', async () => {
  const asset = await home()
  const agent = await agentOf(app, owner, [asset.AssetId])
  const readOn = async (starts: number, ends: number | null) => {
    await app.sql(
      `update engagement set starts_on = (now() at time zone time_zone)::date + $2::int, ends_on = (now() at time zone time_zone)::date + $3::int
       where profile_id = $1`,
      [agent.profileId, starts, ends],
    )
    return (await agent.call(GetUserAssetDetails, { AssetId: asset.AssetId })).status
  }
  expect(await readOn(1, null)).toBe(404)
  expect(await readOn(0, 1)).toBe(200)
  expect(await readOn(-1, 0)).toBe(200)
  expect(await readOn(-2, -1)).toBe(404)
})

test('another profile of the same account has none of it', async () => {
  const asset = await home()
  const agent = await agentOf(app, owner, [asset.AssetId])
  const asOwner = await app.secondProfile(agent, 'Owner')
  for (const call of Object.values(everyCall(asOwner, asset))) expect(await call()).toMatchObject(NOTHING)
  expect(must(await asOwner.call(GetDdlUserAssets, { Text: asset.Title })).Items).toEqual([])
})

describe('the contact of a listing', () => {
  test('is the agent who lists it, on the public page and in their own listings, until the manager says otherwise', async () => {
    const { AssetId } = await home()
    const agent = await agentOf(app, owner, [AssetId])
    must(await agent.call(ListAsset, { AssetId }))
    const listedBy = async () => must(await app.visitor().call(GetAssetDetails, { AssetId })).ListedBy.ProfileId
    const listingsOf = async (person: TestPerson) =>
      (await app.sql<{ listings_count: number }>('select listings_count from profile where id = $1', [person.profileId]))[0]?.listings_count
    expect(await listedBy()).toBe(agent.profileId)
    expect([await listingsOf(agent), await listingsOf(owner)]).toEqual([1, 0])
    expect(must(await app.visitor().call(GetAssets, { ProfileId: agent.profileId })).Items.map((item) => item.AssetId)).toEqual([AssetId])

    must(await owner.call(ListAsset, { AssetId }))
    expect(await listedBy()).toBe(agent.profileId)
    must(await owner.call(ListAsset, { AssetId, ContactProfileId: owner.profileId }))
    expect(await listedBy()).toBe(owner.profileId)
    expect([await listingsOf(agent), await listingsOf(owner)]).toEqual([0, 1])
    must(await owner.call(ListAsset, { AssetId, ContactProfileId: agent.profileId }))
    expect(await listedBy()).toBe(agent.profileId)
  })

  test('stays when the manager lists it again, if that agent still may list it', async () => {
    const { AssetId } = await home()
    const agent = await agentOf(app, owner, [AssetId])
    must(await agent.call(ListAsset, { AssetId }))
    must(await owner.call(UnlistAsset, { AssetId }))
    must(await owner.call(ListAsset, { AssetId }))
    expect(await contactOf(AssetId)).toBe(agent.profileId)
    must(await owner.call(UnlistAsset, { AssetId }))
    await takenBackFrom(app, agent)
    must(await owner.call(ListAsset, { AssetId }))
    expect(await contactOf(AssetId)).toBeNull()
  })

  test('is nobody who may not list the property', async () => {
    const { AssetId } = await home()
    const [reader, stranger, lister] = [
      await agentOf(app, owner, [AssetId], ['invoice']),
      await agentOf(app, owner, []),
      await agentOf(app, owner, [AssetId]),
    ]
    for (const { profileId } of [reader, stranger]) {
      const answer = await owner.call(ListAsset, { AssetId, ContactProfileId: profileId })
      expect(answer).toMatchObject({ status: 400, error: { Fields: { ContactProfileId: messages.contactMayNotList } } })
    }
    const byAgent = await lister.call(ListAsset, { AssetId, ContactProfileId: owner.profileId })
    expect(byAgent.error?.Fields).toEqual({ ContactProfileId: messages.contactIsTheManagersChoice })
    expect(must(await owner.call(GetUserAssetDetails, { AssetId })).IsListed).toBe(false)
  })
})

test('the marketplace tells an agent no more than a stranger, assigned or not', async () => {
  const { AssetId, Title } = await home({ Title: 'Unlisted with a tower' })
  const people = [await agentOf(app, owner, [AssetId]), await agentOf(app, owner, []), app.visitor()]
  for (const person of people) {
    expect((await person.call(GetAssetDetails, { AssetId })).status).toBe(404)
    expect(must(await person.call(GetAssets, { Text: 'tower' })).Items.map((item) => item.Title)).not.toContain(Title)
  }
})

test('history names who has done it, where that was somebody else', async () => {
  const asset = await home()
  const agent = await agentOf(app, owner, [asset.AssetId])
  must(await agent.call(ListAsset, { AssetId: asset.AssetId }))
  must(await owner.call(UnlistAsset, { AssetId: asset.AssetId, Reason: 'rented' }))
  const seenBy = async (person: TestPerson) =>
    must(await person.call(GetAssetHistory, { AssetId: asset.AssetId, PageIndex: 0, PageSize: 10 })).Items.map(({ Kind, By }) => [
      Kind,
      By?.Name ?? null,
    ])
  expect(await seenBy(owner)).toEqual([
    ['unlisted', null],
    ['listed', 'Ann Tester'],
    ['created', null],
  ])
  expect(await seenBy(agent)).toEqual([
    ['unlisted', 'Olga Tester'],
    ['listed', null],
    ['created', null],
  ])
})

test('history tells an agent of people what the property itself tells them', async () => {
  const { AssetId } = await home()
  const [lister, mover] = [await agentOf(app, owner, [AssetId]), await agentOf(app, owner, [AssetId], ['tenants'])]
  const note = (kind: string, role: string, subject: TestPerson) =>
    app.sql(
      `insert into asset_event (account_id, asset_id, kind, subject_profile_id, by_profile_id, detail, is_public)
       select account_id, id, $2, $3, managing_profile_id, jsonb_build_object('role', $4::text), false from asset where id = $1`,
      [AssetId, kind, subject.profileId, role],
    )
  const tenant = await app.newPerson({ profileType: 'Tenant', firstName: 'Tom' })
  await note('assigned', 'agent', await app.newPerson({ profileType: 'Agent', firstName: 'Former' }))
  await note('assigned', 'agent', lister)
  await note('assigned', 'tenant', tenant)
  const read = async (person: TestPerson) => {
    const { Items, TotalCount } = must(await person.call(GetAssetHistory, { AssetId, PageIndex: 0, PageSize: 10 }))
    expect(TotalCount).toBe(Items.length)
    return Items.flatMap(({ Subject }) => Subject?.Name ?? [])
  }
  expect(await read(owner)).toEqual(['Tom Tester', 'Ann Tester', 'Former Tester'])
  expect(await read(lister)).toEqual(['Ann Tester'])
  expect(await read(mover)).toEqual(['Tom Tester'])
})

describe('of a building', () => {
  test('an agent has the units that are assigned to them, and their totals; the manager has all', async () => {
    owner = await app.newPerson()
    const building = await addBuilding(owner)
    const [first, second] = await addUnits(owner, building, ['1', '2', '3'])
    const agent = await agentOf(app, owner, [building.AssetId, second!], [])
    const units = async (person: TestPerson) =>
      must(await person.call(GetAssetUnits, { AssetId: building.AssetId, PageIndex: 0, PageSize: 10 }))
    const ofAgent = await units(agent)
    expect(ofAgent.Items.map(({ AssetId }) => AssetId)).toEqual([second])
    expect(ofAgent).toMatchObject({ TotalCount: 1, Totals: { Count: 1 } })
    expect(must(await agent.call(GetUserAssetDetails, { AssetId: building.AssetId })).Units?.Count).toBe(1)
    expect((await units(owner)).TotalCount).toBe(3)
    expect((await agent.call(GetUserAssetDetails, { AssetId: first! })).status).toBe(404)
  })
})

test('agents choose among what is assigned to them now, by scope and words', async () => {
  owner = await app.newPerson()
  const [maple, cedar, birch] = [
    await addProperty(owner, { Title: 'Maple house' }),
    await addProperty(owner, { Title: 'Cedar house' }),
    await addProperty(owner, { Title: 'Birch house' }),
  ]
  const agent = await agentOf(app, owner, [maple.AssetId, cedar.AssetId])
  await app.sql(`update engagement set scopes = '{invoice}' where asset_id = $1 and profile_id = $2`, [cedar.AssetId, agent.profileId])
  const choices = async (input: Parameters<typeof agent.call<typeof GetDdlUserAssets>>[1]) =>
    must(await agent.call(GetDdlUserAssets, input)).Items.map(({ Text }) => Text)
  expect(await choices({ Text: 'house' })).toEqual(['Cedar house', 'Maple house'])
  expect(await choices({ Text: 'house', Scope: 'list' })).toEqual(['Maple house'])
  expect(await choices({ AssetId: cedar.AssetId })).toEqual(['Cedar house'])
  expect(await choices({ AssetId: birch.AssetId })).toEqual([])
  expect(await choices({ Text: 'house ced' })).toEqual(['Cedar house'])
  expect(await choices({ Text: 'house', IsListed: true })).toEqual([])
  await takenBackFrom(app, agent)
  expect(await choices({ Text: 'house' })).toEqual([])
  expect(await choices({ AssetId: cedar.AssetId })).toEqual([])
  expect(must(await owner.call(GetDdlUserAssets, { Text: 'Birch' })).Items.map(({ Id }) => Id)).toEqual([birch.AssetId])
})
