import {
  CreateAgreement,
  RecordAgreementLease,
  SendAgreement,
  UpdateAgreement,
} from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { GetAssetAssignedProfiles } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { AddLeaseDraft } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { GetUserAssetDetails } from '@keystead/contract/properties/properties/property.operations.ts'
import { addDays } from '@keystead/contract/values/dates.ts'
import { beforeEach, describe, expect, vi } from 'vitest'
import { app, test } from '../../../test/emailing-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected, letTo } from '../../../test/network.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { addedTemplate, bodyOf } from '../templates/template.factory.ts'
import { signedByLink } from './link.factory.ts'
import { addedDraft, detailsOf, draftOf, savedAs, sentAgreement, signedBy, tenant } from '../agreements/agreement.factory.ts'

let owner: TestPerson
let renter: TestPerson
let assetId: string
beforeEach(async () => {
  ;[owner, renter] = await Promise.all([app.newPerson(), app.newPerson({ profileType: 'Tenant' })])
  await connected(app, owner, renter)
  assetId = (await addProperty(owner)).AssetId
})

const today = new Date().toISOString().slice(0, 10)
const outcomeOf = (AgreementId: string) =>
  vi.waitFor(
    async () => {
      const { LeaseOutcome } = await detailsOf(owner, AgreementId)
      expect(LeaseOutcome).not.toBeNull()
      return LeaseOutcome!
    },
    { timeout: 20_000, interval: 100 },
  )
const leasesOf = async (id = assetId) => must(await owner.call(GetAssetAssignedProfiles, { AssetId: id })).Leases
const leaseTemplate = (CategoryId: number, roles = ['Tenant']) =>
  addedTemplate(owner, {
    CategoryId,
    Name: `Paper ${crypto.randomUUID()}`,
    Roles: roles.map((Name) => ({ Name, Part: 'signer', IsMany: Name === 'Tenant' })),
    Body: bodyOf(roles),
  })
const terms = { TenureStart: addDays(today, 10), TenureEnd: addDays(today, 375), Rent: '1850.00', RentFrequencyId: 1, Advance: '1850.00' }

describe('a lease that everyone has signed', () => {
  test('is recorded with its rent, its term and its tenants, with and without an account', async () => {
    const templateId = await leaseTemplate(1)
    const email = `${crypto.randomUUID()}@example.com`
    const AgreementId = await sentAgreement(owner, [tenant(renter), tenant({ Name: 'Mia Lang', Email: email }, 2)], {
      templateId,
      AssetId: assetId,
      more: terms,
    })
    await signedBy(renter, AgreementId)
    expect(await leasesOf()).toEqual([])
    await signedByLink(app, email, { Kind: 'typed', Text: 'Mia Lang' })
    expect(await outcomeOf(AgreementId)).toMatchObject({ IsRecorded: true })
    expect(await leasesOf()).toMatchObject([
      {
        IsDraft: false,
        StartsOn: terms.TenureStart,
        EndsOn: terms.TenureEnd,
        Rent: '1850.00',
        Advance: '1850.00',
        Tenants: [
          { ProfileId: renter.profileId, SharePercent: 50 },
          { Name: 'Mia Lang', SharePercent: 50 },
        ],
      },
    ])
  })

  test('records the draft that it was made from, with what was signed', async () => {
    const Lease = {
      TenureStart: addDays(today, 10),
      TenureEnd: null,
      Rent: '1700.00',
      Billing: 'joint' as const,
      Tenants: [{ ProfileId: renter.profileId, SharePercent: 100 }],
    }
    const { LeaseId } = must(await owner.call(AddLeaseDraft, { AssetId: assetId, Lease }))
    const { AgreementId } = must(await owner.call(CreateAgreement, { TemplateId: await leaseTemplate(1), LeaseId }))
    const draft = await draftOf(owner, AgreementId)
    expect(draft).toMatchObject({
      Terms: { Rent: '1700.00', TenureStart: Lease.TenureStart },
      Parties: [{ ProfileId: renter.profileId }],
      Missing: [],
    })
    const { Version } = must(await owner.call(UpdateAgreement, savedAs(draft, { Rent: '1725.00' })))
    must(await owner.call(SendAgreement, { AgreementId, Version }))
    await signedBy(renter, AgreementId)
    expect(await outcomeOf(AgreementId)).toMatchObject({ IsRecorded: true })
    expect(await leasesOf()).toMatchObject([{ LeaseId, IsDraft: false, Rent: '1725.00' }])
  })

  test('says what is in its way, and is recorded once that is gone', async () => {
    const templateId = await leaseTemplate(1)
    const AgreementId = await sentAgreement(owner, [tenant(renter)], { templateId, AssetId: assetId, more: terms })
    const another = await app.newPerson({ profileType: 'Tenant' })
    const { leaseId } = await letTo(app, { assetId, tenant: another, connectionId: await connected(app, owner, another) })
    await signedBy(renter, AgreementId)
    expect(await outcomeOf(AgreementId)).toMatchObject({ IsRecorded: false, Text: expect.stringContaining('could not be recorded') })
    await app.sql(`update lease_tenant set ends_on = $2 where lease_id = $1`, [leaseId, today])
    await app.sql(`update lease set ends_on = $2 where id = $1`, [leaseId, today])
    expect(must(await owner.call(RecordAgreementLease, { AgreementId }))).toMatchObject({ IsRecorded: true })
    expect((await leasesOf()).filter(({ IsDraft, StartsOn }) => !IsDraft && StartsOn === terms.TenureStart)).toHaveLength(1)
    must(await owner.call(RecordAgreementLease, { AgreementId }))
    expect((await leasesOf()).filter(({ StartsOn }) => StartsOn === terms.TenureStart)).toHaveLength(1)
  })
})

describe('a renewal', () => {
  test('moves the end and the rent of the lease, and takes the place of what was signed before', async () => {
    const first = await sentAgreement(owner, [tenant(renter)], { templateId: await leaseTemplate(1), AssetId: assetId, more: terms })
    await signedBy(renter, first)
    await outcomeOf(first)
    const [lease] = await leasesOf()
    const more = { TenureStart: addDays(terms.TenureEnd, 1), TenureEnd: addDays(terms.TenureEnd, 365), Rent: '1900.00' }
    const { AgreementId, Version } = await addedDraft(owner, [tenant(renter)], {
      templateId: await leaseTemplate(2),
      LeaseId: lease!.LeaseId,
      more,
    })
    must(await owner.call(SendAgreement, { AgreementId, Version }))
    await signedBy(renter, AgreementId)
    expect(await outcomeOf(AgreementId)).toMatchObject({ IsRecorded: true })
    expect(await leasesOf()).toMatchObject([
      { LeaseId: lease!.LeaseId, EndsOn: more.TenureEnd, Rent: '1850.00', RentsToCome: [{ FromOn: more.TenureStart, Amount: '1900.00' }] },
    ])
    expect(await detailsOf(owner, first)).toMatchObject({ State: 'completed', After: 'superseded' })
  })
})

describe('an agreement to manage', () => {
  test('gives the home to the agent once both have signed', async () => {
    const [home] = await app.sql<{ today: string }>('select (now() at time zone time_zone)::date as today from asset where id = $1', [
      assetId,
    ])
    const agent = await app.newPerson({ profileType: 'Agent' })
    await connected(app, owner, agent)
    const AgreementId = await sentAgreement(
      owner,
      [
        { Role: 'Owner', Part: 'signer', Turn: 1, ProfileId: owner.profileId },
        { Role: 'Agent', Part: 'signer', Turn: 1, ProfileId: agent.profileId },
      ],
      { templateId: await leaseTemplate(5, ['Owner', 'Agent']), AssetId: assetId, more: { TenureStart: home!.today, ContractTypeId: 2 } },
    )
    await signedBy(owner, AgreementId)
    expect((await agent.call(GetUserAssetDetails, { AssetId: assetId })).error?.Code).toBe('PropertyNotFound')
    await signedBy(agent, AgreementId)
    expect(await outcomeOf(AgreementId)).toMatchObject({ IsRecorded: true })
    expect(must(await agent.call(GetUserAssetDetails, { AssetId: assetId })).AssetId).toBe(assetId)
  })
})
