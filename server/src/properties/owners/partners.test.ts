import {
  AddEditAssetOwners,
  DeleteAssetOwner,
  GetAssetOwners,
  GetUserPartnerOwnerAssets,
} from '@keystead/contract/properties/owners/owner.operations.ts'
import { GetAssetDetails } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import {
  DeleteAsset,
  EditAssetInformation,
  GetUserAssetDetails,
  GetUserAssets,
  ListAsset,
} from '@keystead/contract/properties/properties/property.operations.ts'
import { GetUserConnectionsHistory } from '@keystead/contract/people/connections/connection.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { happenedIn, notifiedOf } from '../../people/connections/connection.factory.ts'
import { addProperty, propertyInputWith } from '../properties/property.factory.ts'
import { type OwnerInput, dayWhereItStands, leaves, owner, ownersOf } from './owner.factory.ts'

let ruth: TestPerson
let iris: TestPerson
let AssetId: string
let connectionId: string
beforeEach(async () => {
  ruth = await app.newPerson({ firstName: 'Ruth' })
  iris = await app.newPerson({ firstName: 'Iris' })
  AssetId = (await addProperty(ruth)).AssetId
  connectionId = await connected(app, ruth, iris)
})

const say = (Owners: OwnerInput[], rest: { Version?: number; EffectiveFrom?: string } = {}) =>
  ruth.call(AddEditAssetOwners, { AssetId, Version: 0, Owners, ...rest })
const shared = async () => must(await say([owner(60), owner(40, { Name: 'Iris Bell', ProfileId: iris.profileId, Notes: 'Sister' })]))
const second = async () => (await ownersOf(ruth, AssetId)).Owners[1]!
const partnerships = async (person: TestPerson) => must(await person.call(GetUserPartnerOwnerAssets, {})).Items
const today = () => dayWhereItStands(app, AssetId)
const daysAgo = (days: number) => dayWhereItStands(app, AssetId, -days)
const notifiedTo = (person: TestPerson) => notifiedOf(app, person, 'asset.ownershipChanged')

describe('a connected owner', () => {
  test('who is given a part sees the property at once, is told, and both find it in their history', async () => {
    await shared()
    expect(await second()).toMatchObject({ Name: 'Iris Bell', Status: 'accepted', ProfileId: iris.profileId, ConnectionId: connectionId })
    expect((await iris.call(GetUserAssetDetails, { AssetId })).data).toMatchObject({
      Relation: 'partner',
      ManagedBy: { Name: 'Ruth Tester' },
    })
    expect(await partnerships(iris)).toMatchObject([
      { AssetId, OwnershipPercent: 40, EffectiveFrom: await today(), ManagedBy: { ProfileId: ruth.profileId, Name: 'Ruth Tester' } },
    ])
    expect(await notifiedTo(iris)).toMatchObject([{ message: expect.stringMatching(/^made you a co-owner of .+ with 40%\.$/) }])
    expect(await happenedIn(app, connectionId)).toEqual(['invited', 'owner-added'])
    const lastOf = async (person: TestPerson) =>
      must(await person.call(GetUserConnectionsHistory, { ConnectionId: connectionId })).Items[0]?.Text
    expect(await lastOf(iris)).toMatch(/^You became a co-owner of .+ with 40%\.$/)
    expect(await lastOf(ruth)).toMatch(/^Iris Tester became a co-owner of .+ with 40%\.$/)
  })

  test('reads names, percents and how it was, and nothing that the manager noted of others', async () => {
    const [long, lately] = [await daysAgo(30), await daysAgo(10)]
    must(await say([owner(100, { Notes: 'Mine' })], { EffectiveFrom: long }))
    must(
      await say(
        [
          owner(50, { Notes: 'Mine' }),
          owner(40, { Name: 'Iris Bell', ProfileId: iris.profileId, Email: iris.email, Notes: 'Sister' }),
          owner(10, { Name: 'Tom Reed', Email: 'tom@example.com', Notes: 'Slow to pay', Receives1099: false }),
        ],
        { Version: 1, EffectiveFrom: lately },
      ),
    )
    const { data } = await iris.call(GetAssetOwners, { AssetId })
    expect(data).toMatchObject({
      MayEdit: false,
      Owners: [
        { Name: 'Ruth Tester', OwnershipPercent: 50, IsManagingOwner: true, ProfileId: ruth.profileId, IsSelf: false },
        { Name: 'Iris Bell', OwnershipPercent: 40, Email: iris.email, Receives1099: true, IsSelf: true, ConnectionId: null },
        { Name: 'Tom Reed', OwnershipPercent: 10, Email: null, Receives1099: null, ReceivesDistributions: null },
      ],
      Past: [{ Name: 'Ruth Tester', OwnershipPercent: 100, EffectiveFrom: long, EffectiveTo: lately }],
    })
    expect(JSON.stringify(data)).not.toMatch(/Sister|Slow to pay|Mine|tom@example/)
    expect((await ownersOf(ruth, AssetId)).Owners[2]).toMatchObject({ Notes: 'Slow to pay', Email: 'tom@example.com', Receives1099: false })
  })

  test('is told of a new percent, and finds it in the list', async () => {
    await shared()
    const { OwnerId } = await second()
    must(await say([owner(55), owner(45, { OwnerId, Name: 'Iris Bell' })], { Version: 1 }))
    expect(await second()).toMatchObject({ OwnerId, Status: 'accepted', OwnershipPercent: 45, ProfileId: iris.profileId })
    expect((await notifiedTo(iris))[0]?.message).toMatch(/^changed your share in .+ from 40% to 45%\.$/)
    expect(await partnerships(iris)).toMatchObject([{ OwnershipPercent: 45 }])
    must(await say([owner(55, { Notes: 'Nothing new' }), owner(45, { OwnerId, Name: 'Iris Bell' })], { Version: 2 }))
    expect(await notifiedTo(iris)).toHaveLength(2)
  })

  test('who is left out is told, and out', async () => {
    await shared()
    must(await say([owner(100)], { Version: 1 }))
    for (const operation of [GetUserAssetDetails, GetAssetOwners]) expect((await iris.call(operation, { AssetId })).status).toBe(404)
    expect(await partnerships(iris)).toEqual([])
    expect((await notifiedTo(iris))[0]).toMatchObject({
      message: expect.stringMatching(/^removed you from the owners of .+\. You can’t see it anymore\.$/),
      path: '/User/Owners/PartnershipProperties',
    })
    expect(await happenedIn(app, connectionId)).toEqual(['invited', 'owner-added', 'owner-removed'])
  })

  test('who holds nothing any more is removed by DeleteAssetOwner, told, and out', async () => {
    must(await say([owner(100), owner(0, { Name: 'Iris Bell', ProfileId: iris.profileId })]))
    expect(await partnerships(iris)).toMatchObject([{ OwnershipPercent: 0 }])
    const { OwnerId } = await second()
    must(await ruth.call(DeleteAssetOwner, { OwnerId: OwnerId ?? '' }))
    expect(await partnerships(iris)).toEqual([])
    expect(await notifiedTo(iris)).toHaveLength(2)
  })

  test('can be taken out and put in again in one go', async () => {
    await shared()
    must(await say([owner(60), owner(40, { Name: 'Iris Bell-Ward', ProfileId: iris.profileId })], { Version: 1 }))
    expect((await ownersOf(ruth, AssetId)).Owners.map(({ Name, Status }) => [Name, Status])).toEqual([
      ['Ruth Tester', 'accepted'],
      ['Iris Bell-Ward', 'accepted'],
    ])
    expect(await partnerships(iris)).toHaveLength(1)
  })

  test('may be somebody who was only a name so far, and stays who they are', async () => {
    must(await say([owner(60), owner(40, { Name: 'Iris Bell' })]))
    const { OwnerId } = await second()
    must(await say([owner(60), owner(40, { OwnerId, Name: 'Iris Bell', ProfileId: iris.profileId })], { Version: 1 }))
    expect(await second()).toMatchObject({ OwnerId, Status: 'accepted' })
    const other = await app.newPerson()
    await connected(app, ruth, other)
    const swapped = await say([owner(60), owner(40, { OwnerId, Name: 'Iris Bell', ProfileId: other.profileId })], { Version: 2 })
    expect(swapped.error?.Fields).toEqual({
      'Owners.1.ProfileId': 'This entry belongs to another person. Please remove it, and add the new owner separately.',
    })
  })

  test.each<[string, () => Promise<string>, string]>([
    ['a stranger', async () => (await app.newPerson()).profileId, 'NotConnected'],
    ['a connected agent', () => joinedWithRuth('Agent'), 'NotConnected'],
    ['somebody whose connection is over', () => joinedWithRuth('Owner', 3), 'NotConnected'],
    ['somebody who was asked, and has not answered', () => joinedWithRuth('Owner', 0), 'NotConnected'],
    ['the manager', async () => ruth.profileId, 'InvitationToSelf'],
  ])('is refused at its field: %s', async (_who, find, code) => {
    const { error } = await say([owner(60), owner(40, { Name: 'Somebody', ProfileId: await find() })])
    expect(error?.Code).toBe(code)
    expect(Object.keys(error?.Fields ?? {})).toEqual(['Owners.1.ProfileId'])
    expect((await ownersOf(ruth, AssetId)).OwnersVersion).toBe(0)
  })

  test('stands there once', async () => {
    const twice = await say([
      owner(60),
      owner(20, { Name: 'Iris Bell', ProfileId: iris.profileId }),
      owner(20, { Name: 'Iris B', ProfileId: iris.profileId }),
    ])
    expect(twice.error?.Fields).toEqual({ 'Owners.2.ProfileId': 'Each owner can stand there once.' })
    await shared()
    const { OwnerId } = await second()
    const again = await say(
      [owner(60), owner(20, { OwnerId, Name: 'Iris Bell' }), owner(20, { Name: 'Iris B', ProfileId: iris.profileId })],
      { Version: 1 },
    )
    expect(again.error?.Fields).toEqual({ 'Owners.2.ProfileId': 'Each owner can stand there once.' })
  })

  async function joinedWithRuth(profileType: 'Owner' | 'Agent', state: 0 | 1 | 3 = 1): Promise<string> {
    const person = await app.newPerson({ profileType })
    await connected(app, ruth, person, state)
    return person.profileId
  }
})

describe('a partner', () => {
  beforeEach(async () => void (await shared()))

  test('reads, and changes nothing', async () => {
    const { OwnerId } = await second()
    const tries = [
      iris.call(AddEditAssetOwners, { AssetId, Version: 1, Owners: [owner(0), owner(100, { OwnerId, Name: 'Iris Bell' })] }),
      iris.call(DeleteAssetOwner, { OwnerId: OwnerId ?? '' }),
      iris.call(DeleteAsset, { AssetId }),
      iris.call(EditAssetInformation, { ...propertyInputWith({ Title: 'Mine now' }), AssetId, Version: 1 }),
      iris.call(ListAsset, { AssetId }),
    ]
    for (const answer of await Promise.all(tries)) expect(answer.status).toBe(404)
    expect((await second()).OwnershipPercent).toBe(40)
  })

  test('sees this one property of the manager in a transaction of theirs, and no other', async () => {
    const other = (await addProperty(ruth)).AssetId
    must(await ruth.call(AddEditAssetOwners, { AssetId: other, Version: 0, Owners: [owner(90), owner(10, { Name: 'Tom Reed' })] }))
    const seen = await app.services.database.transaction({ kind: 'account', accountId: iris.accountId }, async (db) => ({
      assets: await db.sql<{ id: string }>('select id from asset'),
      owners: await db.sql<{ name: string }>('select name from asset_owner'),
      shares: await db.sql<{ percent_bps: number }>('select percent_bps from asset_owner_share'),
      changed: await db.sql(`update asset_owner set name = 'Mine' returning id`),
      given: await db.sql('update asset_owner_share set percent_bps = percent_bps returning owner_id'),
    }))
    expect(seen).toEqual({
      assets: [{ id: AssetId }],
      owners: [{ name: 'Iris Bell' }],
      shares: [{ percent_bps: 4000 }],
      changed: [],
      given: [],
    })
  })

  test('keeps no sight after the end of the connection; name and share stay in the books', async () => {
    await leaves(app, iris, connectionId)
    expect((await iris.call(GetUserAssetDetails, { AssetId })).status).toBe(404)
    expect((await iris.call(GetAssetOwners, { AssetId })).status).toBe(404)
    expect(await partnerships(iris)).toEqual([])
    expect(await second()).toMatchObject({ Name: 'Iris Bell', OwnershipPercent: 40, Status: 'ended', ProfileId: null, Notes: 'Sister' })
    expect(await happenedIn(app, connectionId)).toEqual(['invited', 'owner-added', 'owner-removed'])
  })

  test('who comes back sees it again once the manager chooses them again', async () => {
    await leaves(app, ruth, connectionId)
    const { OwnerId } = await second()
    const again = await connected(app, iris, ruth)
    expect(await partnerships(iris)).toEqual([])
    must(await say([owner(60), owner(40, { OwnerId, Name: 'Iris Bell', ProfileId: iris.profileId })], { Version: 1 }))
    expect(await second()).toMatchObject({ OwnerId, Status: 'accepted', ConnectionId: again })
    expect(await partnerships(iris)).toHaveLength(1)
  })

  test('loses a property with its deletion', async () => {
    await app.sql('update asset set deleted_at = now() where id = $1', [AssetId])
    expect(await partnerships(iris)).toEqual([])
    expect((await iris.call(GetAssetOwners, { AssetId })).status).toBe(404)
  })

  test('has it as this profile alone, and not among their own', async () => {
    await app.sql('update profile set account_type_id = 2 where id = $1', [iris.profileId])
    const asOther = await app.secondProfile(iris, 'Owner')
    expect(await partnerships(asOther)).toEqual([])
    expect((await asOther.call(GetAssetOwners, { AssetId })).status).toBe(404)
    expect(must(await iris.call(GetUserAssets, {})).Items).toEqual([])
    expect((await app.visitor().call(GetAssetDetails, { AssetId })).status).toBe(404)
  })
})

describe('the list of partnerships', () => {
  test('is found by words and comes in pages', async () => {
    for (const Title of ['Maple house', 'Cedar 50% house', 'Cedar cabin']) {
      const { AssetId: id } = await addProperty(ruth, { Title })
      must(
        await ruth.call(AddEditAssetOwners, {
          AssetId: id,
          Version: 0,
          Owners: [owner(75), owner(25, { Name: 'Iris', ProfileId: iris.profileId })],
        }),
      )
    }
    const found = async (input: { Text?: string; PageIndex?: number; PageSize?: 3 | 5 }) => {
      const page = must(await iris.call(GetUserPartnerOwnerAssets, input))
      return { titles: page.Items.map(({ Title }) => Title), total: page.TotalCount }
    }
    expect(await found({})).toEqual({ titles: ['Cedar cabin', 'Cedar 50% house', 'Maple house'], total: 3 })
    expect(await found({ Text: 'cedar' })).toEqual({ titles: ['Cedar cabin', 'Cedar 50% house'], total: 2 })
    expect(await found({ Text: 'house cedar' })).toEqual({ titles: ['Cedar 50% house'], total: 1 })
    expect(await found({ Text: '50%' })).toEqual({ titles: ['Cedar 50% house'], total: 1 })
    expect(await found({ Text: '%' })).toEqual({ titles: ['Cedar 50% house'], total: 1 })
    expect(await found({ Text: 'oak' })).toEqual({ titles: [], total: 0 })
    expect(await found({ PageSize: 3, PageIndex: 1 })).toEqual({ titles: [], total: 3 })
  })
})
