import { GetUserBusinessDetails, GetUserBusinesses } from '@keystead/contract/people/businesses/business.operations.ts'
import {
  GetBusinessMemberDetails,
  GetBusinessMembers,
  GetMembersByBusinessId,
} from '@keystead/contract/people/businesses/member.operations.ts'
import { GetUserConnectionDetails } from '@keystead/contract/people/connections/connection-steps.operations.ts'
import { GetJoinedUserConnections } from '@keystead/contract/people/connections/connection.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { must } from '../../../test/must.ts'
import { connected, entrusted } from '../../../test/network.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { businessOn, memberOf, partsOf, type TestBusiness } from './member.factory.ts'

/* Counts tell a member no more than the lists behind them would. */

let business: TestBusiness
let homes: string[]
beforeEach(async () => {
  const founder = await app.newPerson({ accountType: 'Business' })
  homes = []
  for (const Address1 of ['1 Cedar Road', '2 Cedar Road', '3 Cedar Road']) homes.push((await addProperty(founder, { Address1 })).AssetId)
  business = await businessOn(app, founder)
})

describe('how many members and invitations a business has', () => {
  const counts = { MembersCount: 3, InvitationsCount: 1 }
  const none = { MembersCount: null, InvitationsCount: null }

  test.for([
    ['with a role that sees members', 'view', counts],
    ['with a role that does not', 'none', none],
  ] as const)('is told to those %s', async ([, members, expected]) => {
    await partsOf(app, business)
    await memberOf(app, business, { role: 'administrator' })
    const reader = await memberOf(app, business, { role: 'viewer', rights: { properties: 'view', members } })
    expect(must(await reader.call(GetUserBusinesses, {})).Items).toMatchObject([expected])
    expect(must(await reader.call(GetUserBusinessDetails, { BusinessId: business.businessId }))).toMatchObject(expected)
  })

  test('is nothing to find out by their order', async () => {
    const reader = await memberOf(app, business, { role: 'viewer', rights: { members: 'none' } })
    await memberOf(app, business, { role: 'viewer' })
    const open = await businessOn(app, await app.newPerson({ accountType: 'Business' }))
    await app.sql(
      `insert into seat (member_id, account_id, profile_id, business_account_id, role_name, is_administrator, rights, is_limited)
       values (gen_random_uuid(), $1, $2, $3, 'Viewer', false, '{"members": "view"}', false)`,
      [reader.accountId, open.profileId, open.accountId],
    )
    const { Items } = must(await reader.call(GetUserBusinesses, { Sort: 'members' }))
    expect(Items.map(({ BusinessId, MembersCount }) => [BusinessId, MembersCount])).toEqual([
      [open.businessId, 0],
      [business.businessId, null],
    ])
  })
})

describe('how many homes there are, for who is given some of them', () => {
  test('is not told while they move in', async () => {
    await app.sql('update business set homes_to_move = 900, homes_moved = 200 where id = $1', [business.businessId])
    const of = async (given: string[] | null) => {
      const reader = await memberOf(app, business, { role: 'viewer', homes: given })
      return must(await reader.call(GetUserBusinessDetails, { BusinessId: business.businessId })).MovingIn
    }
    expect(await of(null)).toEqual({ Done: 200, All: 900 })
    expect(await of([homes[0]!])).toBeNull()
  })

  test('is that of their own among those of a colleague', async () => {
    const colleague = await memberOf(app, business, { role: 'leasing', homes })
    const rights = { properties: 'view', members: 'view' } as const
    const reader = await memberOf(app, business, { role: 'viewer', rights, homes: homes.slice(0, 2) })
    const administrator = await memberOf(app, business, { role: 'administrator' })
    const { memberId: MemberId } = colleague
    const told = async (by: typeof reader) => [
      must(await by.call(GetMembersByBusinessId, { BusinessId: business.businessId })).Items,
      must(await by.call(GetBusinessMembers, {})).Items,
      [must(await by.call(GetBusinessMemberDetails, { MemberId }))],
    ]
    const countsFor = async (by: typeof reader) =>
      (await told(by)).map((items) => items.find((item) => item.MemberId === MemberId)?.PropertiesCount)
    expect(await countsFor(reader)).toEqual([2, 2, 2])
    expect(await countsFor(administrator)).toEqual([3, 3, 3])
  })

  test('is that of their own among those that a connection shares', async () => {
    const agent = await app.newPerson({ profileType: 'Agent' })
    const connectionId = await connected(app, business, agent)
    for (const assetId of homes) await entrusted(app, { assetId, agent, connectionId })
    const rights = { properties: 'view', connections: 'view' } as const
    const reader = await memberOf(app, business, { role: 'viewer', rights, homes: homes.slice(0, 2) })
    expect(must(await reader.call(GetJoinedUserConnections, {})).Items).toMatchObject([{ AssetsCount: 2 }])
    expect(must(await reader.call(GetUserConnectionDetails, { ConnectionId: connectionId }))).toMatchObject({ AssetsCount: 2 })
  })
})
