import { UnassignAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { beforeEach, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { connected } from '../../../test/network.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { assigned, denverDay, entrustedTo, leaseWith } from './assignment.factory.ts'

let owner: TestPerson
let agent: TestPerson
let tenant: TestPerson
let assetId: string
let assignmentId: string

const BEGAN = -90

test.beforeAll(async () => {
  owner = await app.newPerson()
  agent = await app.newPerson({ profileType: 'Agent' })
  tenant = await app.newPerson({ profileType: 'Tenant' })
  for (const person of [agent, tenant]) await connected(app, owner, person)
})
beforeEach(async () => {
  assetId = (await addProperty(owner)).AssetId
  await entrustedTo(owner, assetId, agent, { Scopes: ['tenants'], TenureStart: denverDay(BEGAN) })
  const { AssignmentIds } = await assigned(owner, assetId, { Lease: leaseWith([tenant], { TenureStart: denverDay(BEGAN) }) })
  assignmentId = AssignmentIds[0]!
})

const end = (by: TestPerson, day: number) => by.call(UnassignAsset, { AssignmentId: assignmentId, EndsOn: denverDay(day) })
const endedOn = async () => (await app.sql('select ended_on from lease_tenant where id = $1', [assignmentId]))[0]?.['ended_on']

test('who manages a home says of any day since a tenancy began that it was the end', async () => {
  expect((await end(owner, BEGAN - 1)).error?.Fields).toEqual({
    EndsOn: `End date can’t be before the start date, ${formatDate(denverDay(BEGAN))}.`,
  })
  expect(await endedOn()).toBeNull()
  expect((await end(owner, BEGAN)).status).toBe(200)
  expect(await endedOn()).toBe(denverDay(BEGAN + 1))
})

test('an agent says it within a month', async () => {
  expect((await end(agent, -32)).error?.Fields).toEqual({
    EndsOn: 'End date can’t be more than 31 days ago. Please ask the owner to end it.',
  })
  expect(await endedOn()).toBeNull()
  expect((await end(agent, -31)).status).toBe(200)
  expect(await endedOn()).toBe(denverDay(-30))
})

test('what is still to come ends before it began, whatever the day', async () => {
  await end(owner, -40)
  const next = leaseWith([tenant], { TenureStart: denverDay(10) })
  assignmentId = (await assigned(owner, assetId, { Lease: next })).AssignmentIds[0]!
  expect((await end(owner, 0)).status).toBe(200)
  expect(await endedOn()).toBe(denverDay(10))
})
