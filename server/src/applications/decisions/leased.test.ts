import { WithdrawApplication } from '@keystead/contract/applications/applications/application.operations.ts'
import { ReconsiderApplication } from '@keystead/contract/applications/decisions/decision.operations.ts'
import { AddLeaseDraft, DeleteLeaseDraft, RecordLease } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { GetAssetAssignedProfiles } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { addDays } from '@keystead/contract/values/dates.ts'
import { beforeEach, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { detailsOf } from '../../agreements/agreements/agreement.factory.ts'
import { addedTemplate } from '../../agreements/templates/template.factory.ts'
import { leaseWith } from '../../leasing/assignments/assignment.factory.ts'
import { applicationOf, begunApplication, formOf } from '../applications/application.factory.ts'
import { today } from '../form/form.factory.ts'
import {
  completeApplication,
  completeTogether,
  decide,
  decisionOf,
  draftedLease,
  LEASE_TERMS,
  newDeciding,
  versionOfApplication,
} from './decision.factory.ts'

let owner: TestPerson
let renter: TestPerson
let other: TestPerson
let assetId: string
beforeEach(async () => {
  ;({ owner, renter, other, assetId } = await newDeciding(app))
})

const leasesOf = async (reader: TestPerson) => must(await reader.call(GetAssetAssignedProfiles, { AssetId: assetId })).Leases

test('an approved application becomes the draft of a lease and of an agreement, with all of its people', async () => {
  const guarantor = await app.newPerson({ profileType: 'Tenant' })
  for (const person of [renter, other, guarantor]) await connected(app, owner, person)
  const id = await completeTogether(owner, assetId, [
    { person: renter, as: 1 },
    { person: other, as: 2, filling: { personal: { FirstName: 'Sam', Email: 'sam@example.com' } } },
    {
      person: guarantor,
      as: 3,
      filling: { personal: { FirstName: 'Ruth', Email: 'ruth@example.com', Occupants: [], NumberOfResidents: 1 } },
    },
  ])
  expect((await draftedLease(owner, id)).error?.Code).toBe('ApplicationNotDecidable')
  must(await decide(owner, id, { Decision: 'approved' }))
  const TemplateId = await addedTemplate(owner)
  const { LeaseId, AgreementId, LeftOut } = must(await draftedLease(owner, id, { TemplateId }))
  expect(LeftOut).toEqual([])
  const [lease] = await leasesOf(owner)
  expect(lease).toMatchObject({ LeaseId, IsDraft: true, Rent: '1650.00', StartsOn: LEASE_TERMS.TenureStart, EndsOn: LEASE_TERMS.TenureEnd })
  expect(lease!.Tenants.map(({ ProfileId, SharePercent }) => [ProfileId, SharePercent])).toEqual([
    [renter.profileId, 50],
    [other.profileId, 50],
  ])
  expect(lease!.Guarantors.map(({ Name }) => Name)).toEqual(['Ruth Lang'])
  expect(lease!.Occupants.map(({ Name, IsMinor }) => [Name, IsMinor])).toEqual([['Theo Lang', true]])
  expect(await detailsOf(owner, AgreementId!)).toMatchObject({ State: 'draft', LeaseId })
  expect((await draftedLease(owner, id)).error?.Code).toBe('LeaseDraftedAlready')
  expect(await applicationOf(owner, id)).toMatchObject({ State: 'approved', Next: 'none' })
  expect((await decisionOf(owner, id)).LeaseId).toBe(LeaseId)
})

test('a draft that was deleted can be made once more', async () => {
  const id = await completeApplication(renter, assetId)
  must(await decide(owner, id, { Decision: 'approved' }))
  const { LeaseId } = must(await draftedLease(owner, id))
  must(await owner.call(DeleteLeaseDraft, { LeaseId }))
  expect(await applicationOf(owner, id)).toMatchObject({ Next: 'lease' })
  expect((await draftedLease(owner, id)).status).toBe(200)
})

test('a renter whom the landlord did not know is connected with them by the draft', async () => {
  const id = await completeApplication(renter, assetId)
  must(await decide(owner, id, { Decision: 'approved' }))
  must(await draftedLease(owner, id))
  expect(
    await app.sql('select 1 from connection_sides where requester_profile_id = $1 and addressee_profile_id = $2 and state = 1', [
      owner.profileId,
      renter.profileId,
    ]),
  ).toHaveLength(1)
})

test('the lease that is recorded ends its application as leased, and closes the others for the home', async () => {
  const id = await completeApplication(renter, assetId)
  const second = await completeApplication(other, assetId)
  const third = await app.newPerson({ profileType: 'Tenant' })
  const { ApplicationId: begun } = await begunApplication(third, assetId)
  must(await decide(owner, id, { Decision: 'approved' }))
  must(await decide(owner, second, { Decision: 'waitlisted' }))
  const { LeaseId } = must(await draftedLease(owner, id))
  must(await owner.call(RecordLease, { LeaseId, Version: 1 }))
  expect(await applicationOf(renter, id)).toMatchObject({ State: 'leased', Next: 'none' })
  expect(await applicationOf(other, second)).toMatchObject({ State: 'closed' })
  expect((await applicationOf(other, second)).Events.at(-1)).toMatchObject({ Kind: 'closed', Note: 'The home was rented.' })
  // What was not sent is its renter’s alone.
  expect(await applicationOf(third, begun)).toMatchObject({ State: 'draft' })
})

test('a lease of others that begins in time closes what wants the home by then, and one of long ago does not', async () => {
  const id = await completeApplication(renter, assetId)
  await connected(app, owner, other)
  const recorded = async (TenureStart: string, TenureEnd: string | null) => {
    const Lease = leaseWith([other], { TenureStart, TenureEnd })
    const { LeaseId } = must(await owner.call(AddLeaseDraft, { AssetId: assetId, Lease }))
    return owner.call(RecordLease, { LeaseId, Version: 1, Unlist: false })
  }
  must(await recorded(addDays(today(), -200), addDays(today(), 10)))
  expect(await applicationOf(renter, id)).toMatchObject({ State: 'submitted' })
  must(await recorded(addDays(today(), 30), null))
  expect(await applicationOf(renter, id)).toMatchObject({ State: 'closed' })
})

test('an approval that its people leave is no lease', async () => {
  const id = await completeApplication(renter, assetId)
  must(await decide(owner, id, { Decision: 'approved' }))
  must(await renter.call(WithdrawApplication, { FormId: await formOf(renter, id) }))
  expect((await draftedLease(owner, id)).error?.Code).toBe('ApplicationNotDecidable')
})

test('the terms of a lease are those of leases', async () => {
  const id = await completeApplication(renter, assetId)
  must(await decide(owner, id, { Decision: 'approved' }))
  const answer = await draftedLease(owner, id, { TenureEnd: LEASE_TERMS.TenureStart, Rent: '0' })
  expect(Object.keys(answer.error?.Fields ?? {}).toSorted()).toEqual(['Rent', 'TenureEnd'])
})

test('a rent or a deposit above what its people were told waits for a decision with conditions', async () => {
  await app.sql('update asset set advance_cents = 240000 where id = $1', [assetId])
  const id = await completeApplication(renter, assetId)
  must(await decide(owner, id, { Decision: 'approved' }))
  // What the home has come to cost since says nothing to those who had applied.
  await app.sql('update asset set advance_cents = 900000, rent_cents = 900000 where id = $1', [assetId])
  const refused = async (terms: object) => (await draftedLease(owner, id, terms)).error?.Fields
  expect(await refused({ Rent: '2400.01', Advance: '2400.01' })).toEqual({
    Rent: expect.stringMatching(/told \$2,400\.00 a month/),
    Advance: expect.stringMatching(/told \$2,400\.00\./),
  })
  expect(Object.keys((await refused({ Rent: '600.00', RentFrequencyId: 2 })) ?? {})).toEqual(['Rent'])
  must(
    await owner.call(ReconsiderApplication, {
      ApplicationId: id,
      Version: await versionOfApplication(owner, id),
      Reason: 'More is asked.',
    }),
  )
  const Conditions = [
    { ConditionTypeId: 3, Amount: '2500.00' },
    { ConditionTypeId: 1, Amount: '4800.00' },
  ]
  const lower = Conditions.map(({ ConditionTypeId }) => ({ ConditionTypeId, Amount: '100.00' }))
  const answer = await decide(owner, id, { Decision: 'conditional', Conditions: lower, ReportUsed: 'N' })
  expect(Object.entries(answer.error?.Fields ?? {})).toEqual([
    ['Conditions.0.Amount', expect.stringMatching(/^They were told \$2,400\.00\./)],
    ['Conditions.1.Amount', expect.stringMatching(/^They were told \$2,400\.00\./)],
  ])
  must(await decide(owner, id, { Decision: 'conditional', Conditions, ReportUsed: 'N' }))
  must(await decide(owner, id, { Decision: 'approved' }))
  expect(Object.keys((await refused({ Rent: '2500.01', Advance: '4800.01' })) ?? {})).toEqual(['Rent', 'Advance'])
  must(await draftedLease(owner, id, { Rent: '2500.00', Advance: '4800.00' }))
})

test('what a home said nothing of is not above it', async () => {
  const id = await completeApplication(renter, assetId)
  must(await decide(owner, id, { Decision: 'approved' }))
  must(await draftedLease(owner, id, { Rent: '2400.00', Advance: '7200.00' }))
})
