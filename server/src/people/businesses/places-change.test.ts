import { GetUserAssignedAssets } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { SwitchUserProfile } from '@keystead/contract/identity/profiles/profile.operations.ts'
import {
  DeleteBusinessMember,
  GetBusinessMemberDetails,
  LeaveBusiness,
  UpdateBusinessMember,
} from '@keystead/contract/people/businesses/member.operations.ts'
import {
  DeleteAsset,
  GetUserAssetDetails,
  GetUserAssets,
  ListAsset,
  UnlistAsset,
} from '@keystead/contract/properties/properties/property.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { openLive } from '../../../test/live-client.ts'
import { must } from '../../../test/must.ts'
import { connected, entrusted } from '../../../test/network.ts'
import { everything } from '../../database/pool.ts'
import { addListedProperty, addProperty } from '../../properties/properties/property.factory.ts'
import { businessOn, memberOf, type TestBusiness } from './member.factory.ts'

/* What members may do changes while they work, and while others change it. */

type Member = Awaited<ReturnType<typeof memberOf>>

let business: TestBusiness
let founder: TestPerson
let administrator: Member
let home: string
let otherHome: string
beforeEach(async () => {
  founder = await app.newPerson({ accountType: 'Business' })
  home = (await addProperty(founder, { Title: 'Brick bungalow', Address1: '1 Cedar Road' })).AssetId
  otherHome = (await addProperty(founder, { Title: 'River loft', Address1: '2 Cedar Road' })).AssetId
  business = await businessOn(app, founder)
  administrator = await memberOf(app, business, { role: 'administrator' })
})

const homesOf = async (member: TestPerson) => must(await member.call(GetUserAssets, {})).Items.map(({ AssetId }) => AssetId)
const placeOf = async (MemberId: string) => must(await administrator.call(GetBusinessMemberDetails, { MemberId }))
/** As a form would send it, with what is changed. */
async function change({ memberId: MemberId }: Member, changes: object): Promise<void> {
  const { Version, RoleKey: Role, IsLimited, Properties } = await placeOf(MemberId)
  const place = { Role, IsLimited, AssetIds: Properties.map(({ AssetId }) => AssetId), ...changes }
  must(await administrator.call(UpdateBusinessMember, { MemberId, Version, ...place }))
}

describe('while a session is open', () => {
  test('the next call keeps to the other role', async () => {
    const member = await memberOf(app, business, { role: 'property-manager' })
    const { Version } = must(await member.call(GetUserAssetDetails, { AssetId: home }))
    await change(member, { Role: 'viewer' })
    const refused = { status: 403, error: { Code: 'NotAllowedForRole' } }
    expect(await member.call(ListAsset, { AssetId: home })).toMatchObject(refused)
    expect(await member.call(DeleteAsset, { AssetId: home })).toMatchObject(refused)
    expect(must(await member.call(GetUserAssetDetails, { AssetId: home })).Version).toBe(Version)
  })

  test('the next call knows the other homes, and all of them once there is no list', async () => {
    const member = await memberOf(app, business, { role: 'property-manager', homes: [home] })
    expect(await homesOf(member)).toEqual([home])
    await change(member, { AssetIds: [otherHome] })
    expect(await homesOf(member)).toEqual([otherHome])
    expect((await member.call(GetUserAssetDetails, { AssetId: home })).status).toBe(404)
    await change(member, { IsLimited: false, AssetIds: [] })
    expect((await homesOf(member)).toSorted()).toEqual([home, otherHome].toSorted())
    await change(member, { IsLimited: true, AssetIds: [home] })
    expect(await homesOf(member)).toEqual([home])
  })

  test('who is blocked hears nothing more, and acts for the business no more', async () => {
    const member = await memberOf(app, business, { role: 'property-manager' })
    const live = await openLive(app.url, member.headers()['cookie']!)
    await change(member, { IsBlocked: true })
    await live.ended
    expect((await member.call(GetUserAssets, {})).status).toBe(403)
    expect((await member.call(SwitchUserProfile, { ProfileId: business.profileId })).status).toBe(404)
  })
})

describe('of two administrators at the same moment', () => {
  const administrators = () =>
    app.sql(`select 1 from business_member where business_id = $1 and built_in_role = 'administrator' and status = 'active'`, [
      business.businessId,
    ])

  test.for<[string, (one: Member, other: Member) => Promise<{ status: number }>]>([
    ['who both leave', (one) => one.call(LeaveBusiness, { BusinessId: business.businessId })],
    ['who remove each other', (one, other) => one.call(DeleteBusinessMember, { MemberId: other.memberId })],
    [
      'who block each other',
      (one, other) =>
        one.call(UpdateBusinessMember, {
          MemberId: other.memberId,
          Version: 1,
          Role: 'administrator',
          IsLimited: false,
          AssetIds: [],
          IsBlocked: true,
        }),
    ],
  ])('%s, one stays', async ([, act]) => {
    const other = await memberOf(app, business, { role: 'administrator' })
    const answers = await Promise.all([act(administrator, other), act(other, administrator)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await administrators()).toHaveLength(1)
  })
})

describe('a home that was given', () => {
  test('and is deleted is on no list any more', async () => {
    const member = await memberOf(app, business, { role: 'property-manager', homes: [home, otherHome] })
    must(await administrator.call(DeleteAsset, { AssetId: home }))
    expect(await homesOf(member)).toEqual([otherHome])
    expect((await member.call(GetUserAssetDetails, { AssetId: home })).status).toBe(404)
    const { Properties, PropertiesCount } = await placeOf(member.memberId)
    expect([Properties.map(({ AssetId }) => AssetId), PropertiesCount]).toEqual([[otherHome], 1])
    // What the form sends back is taken as it is.
    await change(member, { Role: 'viewer' })
    expect(await homesOf(member)).toEqual([otherHome])
  })

  test('in the transaction in which it came to the business is on the list', async () => {
    const seller = await app.newPerson()
    const { AssetId: bought } = await addProperty(seller)
    const member = await memberOf(app, business, { role: 'property-manager', homes: [home] })
    await app.services.database.transaction(everything('a home is sold to a business'), async (db) => {
      const values = [bought, business.accountId, business.profileId]
      await db.sql('update asset set account_id = $2, managing_profile_id = $3 where id = $1', values)
      await db.sql('insert into seat_asset (member_id, asset_id) values ($1, $2)', [member.memberId, bought])
    })
    expect((await homesOf(member)).toSorted()).toEqual([home, bought].toSorted())
  })

  test('and is another’s by now is out of reach', async () => {
    const member = await memberOf(app, business, { role: 'property-manager', homes: [home, otherHome] })
    const buyer = await app.newPerson()
    await app.sql('update asset set account_id = $2, managing_profile_id = $3 where id = $1', [home, buyer.accountId, buyer.profileId])
    expect(await homesOf(member)).toEqual([otherHome])
    expect((await member.call(GetUserAssetDetails, { AssetId: home })).status).toBe(404)
    const { Properties, PropertiesCount } = await placeOf(member.memberId)
    expect([Properties.map(({ AssetId }) => AssetId), PropertiesCount]).toEqual([[otherHome], 1])
    expect((await member.call(ListAsset, { AssetId: home })).status).toBe(404)
  })
})

test('who is a member and looks after a home with a profile of their own does each with its own rights', async () => {
  const { AssetId: listed } = await addListedProperty(app, founder, { Address1: '3 Cedar Road' })
  const agent = await app.newPerson({ profileType: 'Agent' })
  const connectionId = await connected(app, business, agent)
  await entrusted(app, { assetId: listed, agent, connectionId, scopes: ['list'] })
  const memberships = await app.sql<{ id: string }>(
    `insert into business_member (business_id, account_id, person_account_id, built_in_role, is_limited, status, joined_at)
     values ($1, $2, $3, 'viewer', true, 'active', now()) returning id`,
    [business.businessId, business.accountId, agent.accountId],
  )
  const memberId = memberships[0]!.id
  await app.sql(
    `insert into seat (member_id, account_id, profile_id, business_account_id, role_name, is_administrator, rights, is_limited)
     values ($1, $2, $3, $4, 'Viewer', false, '{"properties": "view"}', true)`,
    [memberId, agent.accountId, business.profileId, business.accountId],
  )
  await app.sql('insert into seat_asset (member_id, asset_id) values ($1, $2)', [memberId, otherHome])
  const entrustedTo = async () => must(await agent.call(GetUserAssignedAssets, {})).Items.map(({ AssetId }) => AssetId)
  expect(await entrustedTo()).toEqual([listed])

  must(await agent.call(SwitchUserProfile, { ProfileId: business.profileId }))
  const asMember = { ...agent, profileId: business.profileId }
  expect(await homesOf(asMember)).toEqual([otherHome])
  expect((await asMember.call(UnlistAsset, { AssetId: listed })).status).toBe(403)
  expect((await asMember.call(GetUserAssetDetails, { AssetId: listed })).status).toBe(404)

  must(await administrator.call(DeleteBusinessMember, { MemberId: memberId }))
  must(await agent.call(SwitchUserProfile, { ProfileId: agent.profileId }))
  expect(await entrustedTo()).toEqual([listed])
  must(await agent.call(UnlistAsset, { AssetId: listed }))
})
