import { randomUUID } from 'node:crypto'
import { AddEditAssetOwners, GetAssetOwners, GetUserPartnerOwnerAssets } from '@keystead/contract/properties/owners/owner.operations.ts'
import { CloseAccount, GetAccountExport } from '@keystead/contract/security/closing/closing.operations.ts'
import { CONNECTION_STATES, type ConnectionStateId } from '@keystead/contract/people/connections/connection.values.ts'
import { GetConnectionEndPreview, UpdateUserConnectionStatus } from '@keystead/contract/people/connections/connection-steps.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { messagesTo } from '../../people/connections/connection.factory.ts'
import { addProperty } from '../properties/property.factory.ts'
import { type OwnerInput, joins, leaves, owner, ownersOf } from './owner.factory.ts'
import { sharesOffered, sharesToEnd } from './connection-shares.ts'

let ruth: TestPerson
let AssetId: string
let Email: string
beforeEach(async () => {
  ruth = await app.newPerson({ firstName: 'Ruth' })
  AssetId = (await addProperty(ruth, { Title: 'Maple house' })).AssetId
  Email = `iris-${randomUUID()}@example.com`
})

const say = (Owners: OwnerInput[], Version = 0, id = AssetId) => ruth.call(AddEditAssetOwners, { AssetId: id, Version, Owners })
const second = async (id = AssetId) => (await ownersOf(ruth, id)).Owners[1]!
/** The connection behind the second owner. */
const behind = async (id = AssetId) => (await second(id)).ConnectionId ?? ''
const invited = async () => must(await say([owner(60), owner(40, { Name: 'Iris Bell', Email, Invite: true })]))
const partnerships = async (person: TestPerson) => must(await person.call(GetUserPartnerOwnerAssets, {})).Items
const connections = async () =>
  (await app.sql<{ count: number }>('select count(*) as count from connection where requester_profile_id = $1', [ruth.profileId]))[0]!.count
const reading = <Result>(person: TestPerson, work: Parameters<typeof app.services.database.transaction<Result>>[1]) =>
  app.services.database.transaction({ kind: 'account', accountId: person.accountId }, work, { readOnly: true })
const notifiedTo = (person: TestPerson) => messagesTo(app, person, 'asset.ownershipChanged')

describe('an owner who is invited by email', () => {
  test('holds the share from the day said, and sees the property with the answer', async () => {
    await invited()
    expect(await second()).toMatchObject({ Name: 'Iris Bell', Email, OwnershipPercent: 40, Status: 'invited', ProfileId: null })
    const connectionId = await behind()
    const iris = await app.newPerson({ firstName: 'Iris' })
    for (const side of [ruth, iris]) {
      expect(await reading(side, (db) => sharesOffered(db, connectionId, ruth.accountId))).toEqual(['40 percent of Maple house'])
    }
    expect(await partnerships(iris)).toEqual([])
    await joins(app, iris, connectionId)
    expect(await second()).toMatchObject({ Name: 'Iris Bell', Status: 'accepted', ProfileId: iris.profileId, ConnectionId: connectionId })
    expect(await partnerships(iris)).toMatchObject([{ AssetId, OwnershipPercent: 40 }])
    expect(await notifiedTo(ruth)).toEqual(['is now a co-owner of Maple house with 40% and can see it.'])
    expect(await notifiedTo(iris)).toEqual([])
    expect(await reading(ruth, (db) => sharesOffered(db, connectionId, ruth.accountId))).toEqual([])
    for (const side of [ruth, iris]) {
      expect(await reading(side, (db) => sharesToEnd(db, connectionId))).toEqual([
        { assetId: AssetId, title: 'Maple house', percent: 40, partnerProfileId: iris.profileId },
      ])
    }
  })

  test('is asked once, however often the owners are saved, and for however many properties', async () => {
    await invited()
    const { OwnerId } = await second()
    must(await say([owner(50), owner(50, { OwnerId, Name: 'Iris Bell', Email, Invite: true })], 1))
    const other = (await addProperty(ruth, { Title: 'Cedar house' })).AssetId
    must(await say([owner(90), owner(10, { Name: 'Iris Bell', Email, Invite: true })], 0, other))
    expect(await connections()).toBe(1)
    expect(await behind(other)).toBe(await behind())

    const iris = await app.newPerson({ firstName: 'Iris' })
    await joins(app, iris, await behind())
    expect((await partnerships(iris)).map(({ Title, OwnershipPercent }) => [Title, OwnershipPercent]).sort()).toEqual([
      ['Cedar house', 10],
      ['Maple house', 50],
    ])
  })

  test('is whoever has that address, not whoever has typed it and asked to connect', async () => {
    await invited()
    const meant = await behind()
    const squatter = await app.newPerson({ firstName: 'Iris' })
    await app.sql('update account set email = $2, email_verified_at = null where id = $1', [squatter.accountId, Email])
    const asked = await connected(app, squatter, ruth, 0)
    must(await ruth.call(UpdateUserConnectionStatus, { ConnectionId: asked, StatusId: CONNECTION_STATES.Joined }))
    expect(await partnerships(squatter)).toEqual([])
    expect(await second()).toMatchObject({ Status: 'invited', ProfileId: null, ConnectionId: meant })
  })

  test('whose email changes is not who was asked any more', async () => {
    await invited()
    const first = await behind()
    const { OwnerId } = await second()
    must(await say([owner(60), owner(40, { OwnerId, Name: 'Iris Bell', Email: `other-${Email}` })], 1))
    expect(await second()).toMatchObject({ Status: 'named', ConnectionId: null })
    await joins(app, await app.newPerson(), first)
    expect((await second()).Status).toBe('named')
  })

  test('who is taken out before the answer gets nothing by it', async () => {
    await invited()
    const connectionId = await behind()
    must(await say([owner(100)], 1))
    const iris = await app.newPerson({ firstName: 'Iris' })
    await joins(app, iris, connectionId)
    expect(await partnerships(iris)).toEqual([])
  })

  test.each([
    ['declined', `state = 2, outcome = 'declined'`, 'declined'],
    ['expired', `state = 2, outcome = 'expired'`, 'expired'],
    ['whose time has passed', `expires_at = now() - interval '1 second'`, 'expired'],
    ['withdrawn', `state = 3, outcome = 'withdrawn'`, 'named'],
  ])('%s: stands there, with what became of it', async (_what, change, status) => {
    await invited()
    await app.sql(`update connection set ${change} where id = $1`, [await behind()])
    expect((await second()).Status).toBe(status)
  })

  test('can be asked again after an invitation ran out', async () => {
    await invited()
    const first = await behind()
    await app.sql(`update connection set state = 2, outcome = 'expired' where id = $1`, [first])
    const { OwnerId } = await second()
    must(await say([owner(60), owner(40, { OwnerId, Name: 'Iris Bell', Email, Invite: true })], 1))
    expect((await second()).Status).toBe('invited')
    expect(await behind()).not.toBe(first)
  })

  test('who has asked to connect waits for the manager’s own yes', async () => {
    const iris = await app.newPerson({ firstName: 'Iris' })
    const asked = await connected(app, iris, ruth, 0)
    must(await say([owner(60), owner(40, { Name: 'Iris Bell', Email: iris.email, Invite: true })]))
    expect(await second()).toMatchObject({ Status: 'asks', ConnectionId: asked })
    await joins(app, ruth, asked)
    expect(await second()).toMatchObject({ Status: 'accepted', ProfileId: iris.profileId })
    expect(await notifiedTo(iris)).toEqual(['made you a co-owner of Maple house with 40%.'])
  })

  test.each<[string, () => Promise<OwnerInput>, string, string]>([
    ['oneself', async () => ({ ...owner(40), Name: 'Me', Email: ruth.email, Invite: true }), 'InvitationToSelf', 'Email'],
    ['nobody', async () => ({ ...owner(40), Name: 'Iris', Invite: true }), 'InvalidInput', 'Email'],
    [
      'somebody who is connected already',
      async () => {
        const iris = await app.newPerson()
        await connected(app, ruth, iris)
        return { ...owner(40), Name: 'Iris', Email: iris.email, Invite: true }
      },
      'ConnectionExists',
      'Email',
    ],
  ])('%s: told at the field, and nothing is saved', async (_who, make, code, field) => {
    const { error } = await say([owner(60), await make()])
    expect(error?.Code).toBe(code)
    expect(Object.keys(error?.Fields ?? {})).toEqual([`Owners.1.${field}`])
    expect((await ownersOf(ruth, AssetId)).OwnersVersion).toBe(0)
  })

  test('twice in one list is refused, and so are several who make no whole: then nobody is asked', async () => {
    const iris = { Name: 'Iris Bell', Email, Invite: true }
    expect((await say([owner(60), owner(20, iris), owner(20, iris)])).error?.Fields).toEqual({
      'Owners.2.Email': 'Each owner can stand there once.',
    })
    expect((await say([owner(33.33), owner(33.33, iris), owner(33.33, { Name: 'Tom' })])).error?.Fields).toEqual({
      Owners: 'Ownership percents add up to 99.99, not to 100.',
    })
    expect(await connections()).toBe(0)
  })
})

describe('at the same moment', () => {
  test('joining and being taken out: whoever is out is out', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { AssetId: id } = await addProperty(ruth)
      const address = `${randomUUID()}@example.com`
      must(await say([owner(60), owner(40, { Name: 'Iris Bell', Email: address, Invite: true })], 0, id))
      const iris = await app.newPerson({ firstName: 'Iris' })
      const connectionId = await behind(id)
      const [removal] = await Promise.all([say([owner(100)], 1, id), joins(app, iris, connectionId)])
      expect(removal.status).toBe(200)
      expect(await partnerships(iris)).toEqual([])
      expect((await iris.call(GetAssetOwners, { AssetId: id })).status).toBe(404)
      expect((await ownersOf(ruth, id)).Owners.map(({ OwnershipPercent }) => OwnershipPercent)).toEqual([100])
      expect(await app.sql('select id from asset_owner where asset_id = $1 and partner_account_id is not null', [id])).toEqual([])
    }
  })

  test('leaving and being given another part: whoever left sees nothing', async () => {
    for (let round = 0; round < 8; round += 1) {
      const iris = await app.newPerson({ firstName: 'Iris' })
      const connectionId = await connected(app, ruth, iris)
      const { AssetId: id } = await addProperty(ruth)
      await Promise.all([
        say([owner(60), owner(40, { Name: 'Iris Bell', ProfileId: iris.profileId })], 0, id),
        leaves(app, iris, connectionId),
      ])
      expect(await partnerships(iris)).toEqual([])
    }
  })

  test('two saves with an invitation: one counts, and one invitation goes out', async () => {
    const answers = await Promise.all([
      say([owner(60), owner(40, { Name: 'Iris Bell', Email, Invite: true })]),
      say([owner(50), owner(50, { Name: 'Iris Bell', Email, Invite: true })]),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await connections()).toBe(1)
  })
})

test('from the invitation to the end of the connection, by the calls of both', async () => {
  const iris = await app.newPerson({ firstName: 'Iris' })
  must(await say([owner(60), owner(40, { Name: 'Iris Bell', Email: iris.email, Invite: true })]))
  const ConnectionId = await behind()
  const move = (person: TestPerson, StatusId: ConnectionStateId) => person.call(UpdateUserConnectionStatus, { ConnectionId, StatusId })
  must(await move(iris, CONNECTION_STATES.Joined))
  expect(await second()).toMatchObject({ Status: 'accepted', ProfileId: iris.profileId })
  expect(await partnerships(iris)).toMatchObject([{ AssetId, OwnershipPercent: 40 }])
  const preview = must(await iris.call(GetConnectionEndPreview, { ConnectionId }))
  expect(preview.Ends).toMatchObject([{ Title: 'Maple house', What: 'Access to the property you own together (40%)' }])

  must(await move(ruth, CONNECTION_STATES.Terminated))
  expect(await partnerships(iris)).toEqual([])
  expect((await iris.call(GetAssetOwners, { AssetId })).status).toBe(404)
  expect(await second()).toMatchObject({ Name: 'Iris Bell', OwnershipPercent: 40, Status: 'ended', ProfileId: null })
})

test('two invitations to the same person: what waited behind the one that goes waits behind the other', async () => {
  const iris = await app.newPerson({ firstName: 'Iris' })
  const byName = await connected(app, ruth, iris, 0)
  must(await say([owner(60), owner(40, { Name: 'Iris Bell', Email: iris.email, Invite: true })]))
  must(await iris.call(UpdateUserConnectionStatus, { ConnectionId: byName, StatusId: CONNECTION_STATES.Joined }))
  expect(await second()).toMatchObject({ Status: 'accepted', ConnectionId: byName })
  expect(await partnerships(iris)).toHaveLength(1)
})

test('a partner who closes the account is a name in the books again', async () => {
  const iris = await app.newPerson({ firstName: 'Iris' })
  await connected(app, ruth, iris)
  must(await say([owner(60), owner(40, { Name: 'Iris Bell', ProfileId: iris.profileId })]))
  must(await iris.call(CloseAccount, { Email: iris.email, Reason: null, PinConfirmation: null }))
  expect(await second()).toMatchObject({ Name: 'Iris Bell', OwnershipPercent: 40, Status: 'ended', ProfileId: null })
})

test('a partner’s own part is in their file, and nothing of others', async () => {
  const iris = await app.newPerson({ firstName: 'Iris' })
  await connected(app, ruth, iris)
  must(await say([owner(60), owner(40, { Name: 'Iris Bell', ProfileId: iris.profileId, Notes: 'Sister' })]))
  const { Url } = must(await iris.call(GetAccountExport, {}))
  const rows = (await (await iris.raw(Url)).json()) as Record<string, unknown>
  expect(rows).toMatchObject({ propertyOwners: [], partnerships: [{ name: 'Iris Bell' }], partnershipShares: [{ percent_bps: 4000 }] })
  expect(JSON.stringify(rows)).not.toContain('Sister')
})

test('a manager who closes the account leaves no addresses of others behind', async () => {
  must(await say([owner(60), owner(40, { Name: 'Tom Reed', Email: 'tom@example.com' })]))
  must(await ruth.call(CloseAccount, { Email: ruth.email, Reason: null, PinConfirmation: null }))
  expect(await app.sql('select name, email from asset_owner where asset_id = $1 and not is_managing', [AssetId])).toEqual([
    { name: 'Tom Reed', email: null },
  ])
})
