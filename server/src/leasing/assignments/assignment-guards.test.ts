import type { ErrorDefinition } from '@keystead/contract/rpc/errors.ts'
import { AlreadyAssigned } from '@keystead/contract/leasing/tenures/assignment-errors.ts'
import { BuildingIsLetByUnits, HomeIsLet } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { ManagedExclusively } from '@keystead/contract/leasing/engagements/engagement.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { connected, entrusted, letTo } from '../../../test/network.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { REFUSED_BY as REFUSED_ENGAGEMENTS } from '../engagements/entrust.ts'
import { REFUSED_BY as REFUSED_LEASES } from '../leases/lease-home.ts'
import { orRefused } from '../tenures/refusals.ts'

/*
 * What the database refuses, whatever the code lets through. What a person is told then has no names and days, since the
 * transaction has ended.
 */

let owner: TestPerson
let agents: TestPerson[]
let tenants: TestPerson[]
let connectionIds: Map<string, string>
let assetId: string

test.beforeAll(async () => {
  owner = await app.newPerson()
  agents = await Promise.all([0, 1].map(() => app.newPerson({ profileType: 'Agent' })))
  tenants = await Promise.all([0, 1].map(() => app.newPerson({ profileType: 'Tenant' })))
  connectionIds = new Map()
  for (const person of [...agents, ...tenants]) connectionIds.set(person.profileId, await connected(app, owner, person))
})
beforeEach(async () => {
  assetId = (await addProperty(owner)).AssetId
})

const connectionWith = ({ profileId }: TestPerson) => connectionIds.get(profileId) ?? ''
const working = (agent: TestPerson) => entrusted(app, { assetId, agent, connectionId: connectionWith(agent) })
const living = (tenant: TestPerson) => letTo(app, { assetId, tenant, connectionId: connectionWith(tenant) })
const refused = (write: Promise<unknown>) => orRefused({ ...REFUSED_ENGAGEMENTS, ...REFUSED_LEASES }, write)
const refusal = (definition: ErrorDefinition) => expect.objectContaining({ definition })

describe('the database refuses', () => {
  test('someone twice in a time', async () => {
    await working(agents[0]!)
    await expect(refused(working(agents[0]!))).rejects.toEqual(refusal(AlreadyAssigned))
  })

  test('two who manage exclusively', async () => {
    const ids = [await working(agents[0]!), await working(agents[1]!)]
    const exclusively = (id: string) => app.sql('update engagement set contract_type_id = 1 where id = $1', [id])
    await exclusively(ids[0]!)
    await expect(refused(exclusively(ids[1]!))).rejects.toEqual(refusal(ManagedExclusively))
  })

  test('two leases of one home', async () => {
    await living(tenants[0]!)
    await expect(refused(living(tenants[1]!))).rejects.toEqual(refusal(HomeIsLet))
  })

  test('a second place in a home that is let as a whole', async () => {
    const { leaseId } = await living(tenants[0]!)
    await expect(refused(app.sql('update lease set slot = 2 where id = $1', [leaseId]))).rejects.toEqual(refusal(HomeIsLet))
  })

  test('a lease of a building with units', async () => {
    await addProperty(owner, { ParentAssetId: assetId, UnitNumber: '1' })
    await expect(refused(living(tenants[0]!))).rejects.toEqual(refusal(BuildingIsLetByUnits))
  })

  test('shares that make no whole', async () => {
    const { assignmentId } = await living(tenants[0]!)
    await expect(app.sql('update lease_tenant set share_bps = 9999 where id = $1', [assignmentId])).rejects.toThrow(/add up to 9999/)
  })

  test('tenants beyond their lease', async () => {
    const { assignmentId, leaseId } = await living(tenants[0]!)
    await app.sql('update lease set ends_on = starts_on + 30 where id = $1', [leaseId])
    await expect(app.sql('update lease_tenant set ends_on = starts_on + 31 where id = $1', [assignmentId])).rejects.toThrow(
      /not within their lease/,
    )
  })

  test('and lets everything else through as it is', async () => {
    await expect(refused(Promise.reject(new Error('the disk is full')))).rejects.toThrow('the disk is full')
  })
})
