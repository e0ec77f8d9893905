import { WithdrawApplication } from '@keystead/contract/applications/applications/application.operations.ts'
import { AddLeaseDraft, DeleteLeaseDraft, RecordLease } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { addDays } from '@keystead/contract/values/dates.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected, entrusted } from '../../../test/network.ts'
import { leaseWith } from '../../leasing/assignments/assignment.factory.ts'
import { applicationOf, begunApplication, formOf } from '../applications/application.factory.ts'
import { today } from '../form/form.factory.ts'
import {
  completeApplication,
  completeTogether,
  decide,
  draftedLease,
  newDecidingAmongKnown,
  submittedWithPapers,
} from './decision.factory.ts'

let owner: TestPerson
let renter: TestPerson
let other: TestPerson
let assetId: string
beforeEach(async () => {
  ;({ owner, renter, other, assetId } = await newDecidingAmongKnown(app))
})

const recorded = async (tenant: TestPerson, TenureStart: string, TenureEnd: string | null) => {
  const Lease = leaseWith([tenant], { TenureStart, TenureEnd })
  const { LeaseId } = must(await owner.call(AddLeaseDraft, { AssetId: assetId, Lease }))
  return owner.call(RecordLease, { LeaseId, Version: 1, Unlist: false })
}

test('an owner who applied and was approved is leased by the lease that was drafted of it', async () => {
  const applicant = await app.newPerson({ profileType: 'Owner', firstName: 'Olga' })
  const id = await completeApplication(applicant, assetId)
  must(await decide(owner, id, { Decision: 'approved' }))
  const { LeaseId } = must(await draftedLease(owner, id))
  must(await owner.call(RecordLease, { LeaseId, Version: 1 }))
  expect(await applicationOf(applicant, id)).toMatchObject({ State: 'leased' })
})

test('a lease of one who has left an application does not end it as leased', async () => {
  const id = await completeTogether(owner, assetId, [
    { person: renter, as: 1 },
    { person: other, as: 2 },
  ])
  must(await other.call(WithdrawApplication, { FormId: await formOf(other, id) }))
  must(await recorded(other, addDays(today(), 20), addDays(today(), 384)))
  expect(await applicationOf(renter, id)).toMatchObject({ State: 'closed' })
})

test('the lease that a tenant has until now does not end what they apply with for the time after it', async () => {
  const { ApplicationId, FormId } = await begunApplication(renter, assetId, { MoveInOn: addDays(today(), 30) })
  await submittedWithPapers(renter, FormId)
  must(await recorded(renter, addDays(today(), -200), addDays(today(), 10)))
  expect(await applicationOf(renter, ApplicationId)).toMatchObject({ State: 'submitted' })
})

test('a lease of next year does not close an application for the months before', async () => {
  const { ApplicationId, FormId } = await begunApplication(renter, assetId, { MoveInOn: addDays(today(), 10), LeaseMonths: 3 })
  await submittedWithPapers(renter, FormId)
  must(await recorded(other, addDays(today(), 300), null))
  expect(await applicationOf(renter, ApplicationId)).toMatchObject({ State: 'submitted' })
})

test('guarantors who share an address can be in a lease, or it is said', async () => {
  const [one, two] = [await app.newPerson({ profileType: 'Tenant' }), await app.newPerson({ profileType: 'Tenant' })]
  for (const person of [one, two]) await connected(app, owner, person)
  const personal = { Email: 'parents@example.com', Occupants: [], NumberOfResidents: 1 }
  const id = await completeTogether(owner, assetId, [
    { person: renter, as: 1 },
    { person: one, as: 3, filling: { personal: { ...personal, FirstName: 'Ruth' } } },
    { person: two, as: 3, filling: { personal: { ...personal, FirstName: 'Karl' } } },
  ])
  must(await decide(owner, id, { Decision: 'approved' }))
  const answer = await draftedLease(owner, id)
  expect({ status: answer.status, code: answer.error?.Code }).toEqual({ status: 200, code: undefined })
})

test('a guarantor who typed the address of the tenant can be in a lease, or it is said', async () => {
  const guarantor = await app.newPerson({ profileType: 'Tenant' })
  await connected(app, owner, guarantor)
  const id = await completeTogether(owner, assetId, [
    { person: renter, as: 1 },
    { person: guarantor, as: 3, filling: { personal: { FirstName: 'Ruth', Email: renter.email, Occupants: [], NumberOfResidents: 1 } } },
  ])
  must(await decide(owner, id, { Decision: 'approved' }))
  const answer = await draftedLease(owner, id)
  expect({ status: answer.status, error: answer.error }).toEqual({ status: 200, error: undefined })
})

describe('a draft that an agent made', () => {
  test('does not lock out the owner once the agent has left', async () => {
    const agent = await app.newPerson({ profileType: 'Agent' })
    const connectionId = await connected(app, owner, agent)
    const engagement = await entrusted(app, { assetId, agent, connectionId, scopes: ['tenants'] })
    const id = await completeApplication(renter, assetId)
    must(await decide(agent, id, { Decision: 'approved' }))
    const { LeaseId } = must(await draftedLease(agent, id))
    await app.sql('update engagement set ended_at = now(), ended_on = current_date where id = $1', [engagement])
    const deleted = await owner.call(DeleteLeaseDraft, { LeaseId })
    const drafted = await draftedLease(owner, id)
    expect([deleted.status, drafted.status]).toContain(200)
  })
})
