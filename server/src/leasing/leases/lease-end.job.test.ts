import { EditLease } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { beforeEach, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { messagesTo } from '../../people/connections/connection.factory.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { assigned, denverDay, entrustedTo, leaseWith } from '../assignments/assignment.factory.ts'
import { notifyOfEndingLeases } from './lease-end.job.ts'

let owner: TestPerson
let agent: TestPerson
let tenants: TestPerson[]
let assetId: string

beforeEach(async () => {
  owner = await app.newPerson()
  agent = await app.newPerson({ profileType: 'Agent' })
  tenants = await Promise.all(['Tess', 'Tim'].map((firstName) => app.newPerson({ profileType: 'Tenant', firstName })))
  for (const person of [agent, ...tenants]) await connected(app, owner, person)
  assetId = (await addProperty(owner, { Title: 'Bungalow' })).AssetId
})

const run = () => notifyOfEndingLeases(app.services, new AbortController().signal)
const heard = (person: TestPerson) => messagesTo(app, person, 'lease.expiring')
const letUntil = (daysAhead: number) => assigned(owner, assetId, { Lease: leaseWith(tenants, { TenureEnd: denverDay(daysAhead) }) })

test('manager, tenants and the agent who moves them out are told thirty days before the last day, once', async () => {
  await entrustedTo(owner, assetId, agent, { Scopes: ['tenants'] })
  await letUntil(30)
  await Promise.all([run(), run()])
  await run()
  const ends = formatDate(denverDay(30))
  expect(await heard(owner)).toEqual([`The lease of Tess Tester and Tim Tester in Bungalow ends on ${ends}.`])
  expect(await heard(agent)).toEqual(await heard(owner))
  expect(await app.sql('select end_told_at is not null as is_told from lease where asset_id = $1', [assetId])).toEqual([{ is_told: true }])
  for (const tenant of tenants) expect(await heard(tenant)).toEqual([`Your lease of Bungalow ends on ${ends}.`])
})

test('who leaves before the others is not told a day that is not theirs', async () => {
  const { LeaseId, AssignmentIds } = await letUntil(30)
  const Tenants = [{ AssignmentId: AssignmentIds[1]!, EndsOn: denverDay(10) }]
  must(await owner.call(EditLease, { LeaseId: LeaseId ?? '', Version: 1, EndsOn: denverDay(30), Tenants }))
  await run()
  expect(await heard(tenants[0]!)).toEqual([`Your lease of Bungalow ends on ${formatDate(denverDay(30))}.`])
  expect(await heard(tenants[1]!)).toEqual([])
})

test('not earlier, not of month to month, and not of what has ended already', async () => {
  const { LeaseId } = await letUntil(31)
  await run()
  expect(await heard(owner)).toEqual([])
  await app.sql('update lease_tenant set ends_on = null where lease_id = $1', [LeaseId]).catch(() => undefined)
  await app.sql('update lease set ends_on = null where id = $1', [LeaseId])
  await run()
  expect(await heard(owner)).toEqual([])
  await app.sql(`update lease set ends_on = $2, ended_on = $2::date - 1 where id = $1`, [LeaseId, denverDay(10)])
  await run()
  expect(await heard(owner)).toEqual([])
})
