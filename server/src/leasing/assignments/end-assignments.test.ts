import { AssignAsset, UnassignAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { GetTenancyDetails } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { DeleteAssets } from '@keystead/contract/properties/bulk/bulk.operations.ts'
import { DeleteAsset, GetUserAssetDetails } from '@keystead/contract/properties/properties/property.operations.ts'
import { AddAssetUnits } from '@keystead/contract/properties/units/unit.operations.ts'
import { CONNECTION_STATES } from '@keystead/contract/people/connections/connection.values.ts'
import { UpdateUserConnectionStatus } from '@keystead/contract/people/connections/connection-steps.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { connected } from '../../../test/network.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import {
  agentTerms,
  assigned,
  assignedTo,
  assignmentRow,
  denverDay,
  entrustedTo,
  leaseWith,
  peopleAround,
  threeShares,
} from './assignment.factory.ts'
import type { JoinedConnection } from '../../people/connections/connection.public.ts'
import { anonymous } from '../../rpc/actor.ts'
import { notifyEnded } from '../../people/invitations/invitation.public.ts'
import { assignmentsToEnd } from './assignments-to-end.ts'

let owner: TestPerson
let agent: TestPerson
let otherAgent: TestPerson
let tenants: TestPerson[]
let agentConnection: string
let assetId: string

test.beforeAll(async () => {
  ;({ owner, agent, otherAgent, tenants, agentConnection } = await peopleAround(app))
})
beforeEach(async () => {
  assetId = (await addProperty(owner, { Title: 'Bungalow with a wide porch' })).AssetId
})

describe('the end of time', () => {
  test('ends access with the last day, where the property stands', async () => {
    const { AssignmentIds } = await entrustedTo(owner, assetId, agent, { TenureStart: denverDay(-9), TenureEnd: denverDay(3) })
    const open = () => agent.call(GetUserAssetDetails, { AssetId: assetId })
    const lasts = (day: string) => app.sql('update engagement set ends_on = $2 where id = $1', [AssignmentIds[0], day])
    await lasts(denverDay())
    expect((await open()).status).toBe(200)
    await lasts(denverDay(-1))
    expect((await open()).status).toBe(404)
    expect(await assignedTo(agent, assetId, 'past')).toEqual([expect.objectContaining({ CanOpen: false, EndsOn: denverDay(-1) })])
    // The same days are others beyond the date line, by the clock of the property.
    const [there] = await app.sql<{ today: string }>(`select (now() at time zone 'Pacific/Kiritimati')::date as today`)
    await app.sql(`update engagement set time_zone = 'Pacific/Kiritimati' where id = $1`, [AssignmentIds[0]])
    await lasts(there!.today)
    expect((await open()).status).toBe(200)
    await app.sql(`update engagement set ends_on = $2::date - 1 where id = $1`, [AssignmentIds[0], there!.today])
    expect((await open()).status).toBe(404)
  })

  test('begins with the first day for an agent, and before it for a tenant', async () => {
    await entrustedTo(owner, assetId, agent, { TenureStart: denverDay(1) })
    await assigned(owner, assetId, { Lease: leaseWith([tenants[0]!], { TenureStart: denverDay(1) }) })
    expect((await agent.call(GetUserAssetDetails, { AssetId: assetId })).status).toBe(404)
    expect(await assignedTo(agent, assetId, 'upcoming')).toEqual([expect.objectContaining({ CanOpen: false, Image: null, Home: null })])
    const { data } = await tenants[0]!.call(GetTenancyDetails, { AssetId: assetId })
    expect(data.Lease).toMatchObject({ State: 'upcoming', StartsOn: denverDay(1) })
    expect(await assignedTo(tenants[0]!, assetId, 'upcoming')).toEqual([expect.objectContaining({ CanOpen: true })])
  })

  test('comes with the property: what is deleted is over for whoever worked for it', async () => {
    await entrustedTo(owner, assetId, agent)
    expect((await owner.call(DeleteAsset, { AssetId: assetId })).status).toBe(200)
    expect(await assignedTo(agent, assetId, 'current')).toEqual([])
    expect(await assignedTo(agent, assetId, 'past')).toEqual([
      expect.objectContaining({ CanOpen: false, EndReason: 'The property was deleted.' }),
    ])
  })

  test('that was there before the property went stays as it was', async () => {
    const { AssignmentIds } = await entrustedTo(owner, assetId, agent, { TenureStart: denverDay(-9) })
    await owner.call(UnassignAsset, { AssignmentId: AssignmentIds[0]!, EndsOn: denverDay(-3), Reason: 'It is sold.' })
    const { LeaseId, AssignmentIds: tenancies } = await assigned(owner, assetId, {
      Lease: leaseWith([tenants[0]!], { TenureStart: denverDay(-9) }),
    })
    await owner.call(UnassignAsset, { AssignmentId: tenancies[0]!, EndsOn: denverDay(-2), Reason: 'They moved.' })
    expect((await owner.call(DeleteAsset, { AssetId: assetId })).status).toBe(200)
    expect(await assignmentRow(app, AssignmentIds[0]!)).toMatchObject({ ended_on: denverDay(-2), end_reason: 'It is sold.' })
    expect(await assignmentRow(app, tenancies[0]!)).toMatchObject({ ended_on: denverDay(-1), end_reason: 'They moved.' })
    expect(await app.sql('select ended_on, end_reason from lease where id = $1', [LeaseId])).toEqual([
      { ended_on: denverDay(-1), end_reason: 'They moved.' },
    ])
  })

  test('of a tenancy comes first: what is let is not deleted, alone or among others, and gets no units', async () => {
    await assigned(owner, assetId, { Lease: leaseWith(threeShares(tenants)) })
    expect((await owner.call(DeleteAsset, { AssetId: assetId })).error?.Code).toBe('PropertyIsLet')
    expect((await owner.call(DeleteAssets, { AssetIds: [assetId] })).data.Results).toEqual([
      expect.objectContaining({ Outcome: 'refused', Code: 'PropertyIsLet' }),
    ])
    const units = {
      AssetId: assetId,
      AssetTypeId: 104,
      ListingTypeId: 1,
      Units: [{ UnitNumber: '1', Bedrooms: 1, Bathrooms: 1, Rent: '900.00' }],
    }
    expect((await owner.call(AddAssetUnits, units)).error?.Code).toBe('PropertyIsLet')
    expect(await assignedTo(tenants[0]!, assetId, 'current')).toHaveLength(1)
  })
})

describe('a connection that ends', () => {
  const ending = async (connectionId: string, by: TestPerson) => {
    const [connection] = await app.sql<JoinedConnection>('select * from connection where id = $1', [connectionId])
    await app.services.database.transaction({ kind: 'account', accountId: by.accountId, profileId: by.profileId }, (db) =>
      notifyEnded({ db, services: app.services, actor: anonymous, afterCommit: () => {} }, connection!, {
        byProfileId: by.profileId,
        reason: 'They part.',
      }),
    )
  }

  test('ends what hangs on it and nothing else, whoever ends it', async () => {
    const mine = await entrustedTo(owner, assetId, agent)
    const others = await entrustedTo(owner, assetId, otherAgent)
    const preview = await app.services.database.transaction({ kind: 'account', accountId: agent.accountId }, (db) =>
      assignmentsToEnd(db, agentConnection),
    )
    expect(preview).toContainEqual({ Title: 'Bungalow with a wide porch', What: 'Co-listing', IsLease: false })
    await ending(agentConnection, agent)
    expect(await assignmentRow(app, mine.AssignmentIds[0]!)).toMatchObject({
      is_ended: true,
      ended_by_profile_id: agent.profileId,
      end_reason: 'They part.',
    })
    expect(await assignmentRow(app, others.AssignmentIds[0]!)).toMatchObject({ is_ended: false })
    expect((await agent.call(GetUserAssetDetails, { AssetId: assetId })).status).toBe(404)
    expect((await otherAgent.call(GetUserAssetDetails, { AssetId: assetId })).status).toBe(200)
  })

  test('takes a tenant out, whose share goes to the others though no one of them ended anything', async () => {
    const [one, two] = await Promise.all(['Una', 'Uri'].map((firstName) => app.newPerson({ profileType: 'Tenant', firstName })))
    const connectionId = await connected(app, owner, one!)
    await connected(app, owner, two!)
    const { AssignmentIds, LeaseId } = await assigned(owner, assetId, { Lease: leaseWith([one!, two!]) })
    await ending(connectionId, one!)
    expect(await assignmentRow(app, AssignmentIds[1]!)).toMatchObject({ is_ended: false, share_bps: 10_000 })
    expect(await app.sql('select ended_on from lease where id = $1', [LeaseId])).toEqual([{ ended_on: null }])
  })

  test('at the same moment as someone assigns leaves one of both undone', async () => {
    for (let round = 0; round < 6; round += 1) {
      const newcomer = await app.newPerson({ profileType: 'Agent' })
      const ConnectionId = await connected(app, owner, newcomer)
      const Agent = { ProfileId: newcomer.profileId, Terms: agentTerms() }
      const [end, assign] = await Promise.all([
        newcomer.call(UpdateUserConnectionStatus, { ConnectionId, StatusId: CONNECTION_STATES.Terminated }),
        owner.call(AssignAsset, { AssetId: assetId, Agent }),
      ])
      expect(end.status).toBe(200)
      expect([200, 409]).toContain(assign.status)
      expect((await newcomer.call(GetUserAssetDetails, { AssetId: assetId })).status).toBe(404)
    }
  })

  test('leaves nothing live behind', async () => {
    // What no one may write past the code: no assignment holds whose connection is not joined.
    expect(
      await app.sql(
        `select s.id from assignment s join connection c on c.id = s.connection_id join open_grant g on g.source_id = s.id
         where c.state <> 1`,
      ),
    ).toEqual([])
  })
})
