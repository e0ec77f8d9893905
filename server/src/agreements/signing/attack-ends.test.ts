import {
  GetAgreementDetails,
  GetAgreementFile,
  GetAgreements,
  RecordAgreementLease,
  SendAgreement,
  VoidAgreement,
} from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { CheckAgreementFile, GetAgreementToSign, SignAgreementByLink } from '@keystead/contract/agreements/signing/signing.operations.ts'
import { GetAssetAssignedProfiles } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { DeleteAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { CloseAccount } from '@keystead/contract/security/closing/closing.operations.ts'
import { addDays } from '@keystead/contract/values/dates.ts'
import { beforeEach, describe, expect, vi } from 'vitest'
import { app, test } from '../../../test/emailing-app.ts'
import { dataOf } from '../../../test/account-data.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected, entrusted } from '../../../test/network.ts'
import { foundBusiness, newFounder } from '../../people/businesses/business.factory.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { addedDraft, detailsOf, opened, sentAgreement, signedBy, tenant, TYPED } from '../agreements/agreement.factory.ts'
import { addedTemplate, bodyOf } from '../templates/template.factory.ts'
import { consentedByLink, signedByLink, ticketFor } from './link.factory.ts'

let owner: TestPerson
let renter: TestPerson
let agent: TestPerson
let assetId: string
beforeEach(async () => {
  ;[owner, renter, agent] = await Promise.all([
    app.newPerson(),
    app.newPerson({ profileType: 'Tenant' }),
    app.newPerson({ profileType: 'Agent' }),
  ])
  await connected(app, owner, renter)
  await connected(app, agent, renter)
  assetId = (await addProperty(owner)).AssetId
  await app.sql('update plan set signatures_per_month = 100')
})

const today = new Date().toISOString().slice(0, 10)
const terms = { TenureStart: addDays(today, 10), TenureEnd: addDays(today, 375), Rent: '1850.00', RentFrequencyId: 1, Advance: '1850.00' }
const templateOf = (person: TestPerson, CategoryId: number, roles: readonly string[]) =>
  addedTemplate(person, {
    CategoryId,
    Name: `Paper ${crypto.randomUUID()}`,
    Roles: roles.map((Name) => ({ Name, Part: 'signer', IsMany: true })),
    Body: bodyOf(roles),
  })
const outcomeOf = (person: TestPerson, AgreementId: string) =>
  vi.waitFor(
    async () => {
      const { LeaseOutcome } = await detailsOf(person, AgreementId)
      expect(LeaseOutcome).not.toBeNull()
      return LeaseOutcome!
    },
    { timeout: 10_000, interval: 100 },
  )
const sealOf = (person: TestPerson, AgreementId: string) =>
  vi.waitFor(async () => expect((await detailsOf(person, AgreementId)).SealedDigest).not.toBeNull(), { timeout: 10_000, interval: 100 })
const signerAs = (Role: string, ProfileId: string) => ({ Role, Part: 'signer' as const, Turn: 1, ProfileId })
const leasesOf = async () => must(await owner.call(GetAssetAssignedProfiles, { AssetId: assetId })).Leases
const manager = () => ({ Role: 'Copy', Part: 'copy', Turn: 1, ProfileId: owner.profileId }) as const
const close = (person: TestPerson) => person.call(CloseAccount, { Email: person.email, Reason: null, PinConfirmation: null })

describe('what was signed', () => {
  test('is recorded once, by the job and by several hands at once', async () => {
    const templateId = await templateOf(owner, 1, ['Tenant'])
    const AgreementId = await sentAgreement(owner, [tenant(renter)], { templateId, AssetId: assetId, more: terms })
    await signedBy(renter, AgreementId)
    await Promise.all([1, 2, 3, 4].map(() => owner.call(RecordAgreementLease, { AgreementId })))
    expect(await outcomeOf(owner, AgreementId)).toMatchObject({ IsRecorded: true })
    expect(await leasesOf()).toHaveLength(1)
    expect((await detailsOf(owner, AgreementId)).Events.filter(({ Kind }) => Kind === 'leaseRecorded')).toHaveLength(1)
    expect((await renter.call(RecordAgreementLease, { AgreementId })).status).toBe(403)
  })

  test('by a “Tenant’s guarantor” makes them a guarantor and no tenant', async () => {
    const templateId = await templateOf(owner, 1, ['Tenant', 'Tenant’s guarantor'])
    const email = `${crypto.randomUUID()}@example.com`
    const guarantor = { Role: 'Tenant’s guarantor', Part: 'signer', Turn: 1, Name: 'Gus Hale', Email: email } as const
    const AgreementId = await sentAgreement(owner, [tenant(renter), guarantor], { templateId, AssetId: assetId, more: terms })
    await signedBy(renter, AgreementId)
    await signedByLink(app, email)
    expect(await outcomeOf(owner, AgreementId)).toMatchObject({ IsRecorded: true })
    const [lease] = await leasesOf()
    expect(lease!.Tenants.map(({ ProfileId, SharePercent }) => [ProfileId, SharePercent])).toEqual([[renter.profileId, 100]])
    expect(lease!.Guarantors.map(({ Name, Email }) => [Name, Email])).toEqual([['Gus Hale', email]])
  })

  test('by a “Resident manager” makes them no tenant', async () => {
    const templateId = await templateOf(owner, 1, ['Tenant', 'Resident manager'])
    const parties = [tenant(renter), signerAs('Resident manager', owner.profileId)]
    const AgreementId = await sentAgreement(owner, parties, { templateId, AssetId: assetId, more: terms })
    await signedBy(renter, AgreementId)
    await signedBy(owner, AgreementId)
    expect(await outcomeOf(owner, AgreementId)).toMatchObject({ IsRecorded: true })
    expect((await leasesOf()).map(({ Tenants }) => Tenants.map(({ ProfileId }) => ProfileId))).toEqual([[renter.profileId]])
  })

  test('by an agent who lost the home since is said to be in the way', async () => {
    const engagement = await entrusted(app, {
      assetId,
      agent,
      connectionId: await connected(app, owner, agent),
      scopes: ['list', 'terms', 'tenants'],
    })
    const AgreementId = await sentAgreement(agent, [tenant(renter), manager()], {
      templateId: await templateOf(agent, 1, ['Tenant']),
      AssetId: assetId,
      more: terms,
    })
    await app.sql(`update engagement set ended_at = now(), ended_on = current_date where id = $1`, [engagement])
    await signedBy(renter, AgreementId)
    expect(await outcomeOf(agent, AgreementId)).toMatchObject({ IsRecorded: false })
    expect(await leasesOf()).toEqual([])
    expect((await owner.call(GetAgreementDetails, { AgreementId })).status).toBe(200)
  })

  test('gives no home away that its manager has not signed for, nor to an agent who is gone', async () => {
    await entrusted(app, { assetId, agent, connectionId: await connected(app, owner, agent), scopes: ['list', 'terms', 'tenants'] })
    const templateId = await templateOf(agent, 5, ['Agent'])
    const more = { TenureStart: today, ContractTypeId: 1 }
    const AgreementId = await sentAgreement(agent, [signerAs('Agent', agent.profileId), manager()], { templateId, AssetId: assetId, more })
    await signedBy(agent, AgreementId)
    expect(await outcomeOf(agent, AgreementId)).toMatchObject({
      IsRecorded: false,
      Text: expect.stringContaining('not among those who signed'),
    })
    const second = await app.newPerson({ profileType: 'Agent' })
    const connection = await connected(app, owner, second)
    const both = await sentAgreement(owner, [signerAs('Agent', second.profileId), signerAs('Owner', owner.profileId)], {
      templateId: await templateOf(owner, 5, ['Owner', 'Agent']),
      AssetId: assetId,
      more,
    })
    await signedBy(owner, both)
    await app.sql(`update connection set state = 3, outcome = 'ended', ended_at = now() where id = $1`, [connection])
    await signedBy(second, both)
    expect(await outcomeOf(owner, both)).toMatchObject({ IsRecorded: false })
  })

  test('by an agent takes the place of what the owner had signed before', async () => {
    const first = await sentAgreement(owner, [tenant(renter)], {
      templateId: await templateOf(owner, 1, ['Tenant']),
      AssetId: assetId,
      more: terms,
    })
    await signedBy(renter, first)
    await outcomeOf(owner, first)
    const [lease] = await leasesOf()
    await entrusted(app, { assetId, agent, connectionId: await connected(app, owner, agent), scopes: ['list', 'terms', 'tenants'] })
    const more = { TenureStart: addDays(terms.TenureEnd, 1), TenureEnd: addDays(terms.TenureEnd, 365), Rent: '1900.00' }
    const renewal = await sentAgreement(agent, [tenant(renter), manager()], {
      templateId: await templateOf(agent, 2, ['Tenant']),
      LeaseId: lease!.LeaseId,
      more,
    })
    await signedBy(renter, renewal)
    expect(await outcomeOf(agent, renewal)).toMatchObject({ IsRecorded: true })
    expect(await detailsOf(owner, first)).toMatchObject({ After: 'superseded' })
  })
})

describe('with agreements out', () => {
  test('a home of one’s own and an account are not deleted', async () => {
    const AgreementId = await sentAgreement(owner, [tenant(renter)], { AssetId: assetId })
    expect((await owner.call(DeleteAsset, { AssetId: assetId })).error?.Code).toBe('PropertyHasOpenAgreements')
    expect((await close(owner)).error?.Code).toBe('AccountHasOpenAgreements')
    must(await owner.call(VoidAgreement, { AgreementId, Reason: 'x' }))
    must(await owner.call(DeleteAsset, { AssetId: assetId }))
    must(await close(owner))
  })

  test('of an agent a home is not deleted', async () => {
    await entrusted(app, { assetId, agent, connectionId: await connected(app, owner, agent), scopes: ['list', 'terms', 'tenants'] })
    await sentAgreement(agent, [tenant(renter), manager()], { templateId: await templateOf(agent, 8, ['Tenant']), AssetId: assetId })
    await app.sql(`update engagement set ended_at = now(), ended_on = current_date where asset_id = $1`, [assetId])
    expect((await owner.call(DeleteAsset, { AssetId: assetId })).error?.Code).toBe('PropertyHasOpenAgreements')
  })

  test('to an account that closes they are declined, also where its turn has not come, and what was signed stays', async () => {
    const other = await app.newPerson({ profileType: 'Tenant' })
    await connected(app, owner, other)
    const done = await sentAgreement(owner, [tenant(renter)])
    await signedBy(renter, done)
    await sealOf(owner, done)
    const out = await sentAgreement(owner, [tenant(other), tenant(renter, 2)])
    await opened(other, out)
    must(await close(renter))
    expect(await detailsOf(owner, out)).toMatchObject({ State: 'declined', Can: { Copy: true } })
    const details = await detailsOf(owner, done)
    expect(details).toMatchObject({ State: 'completed', Parties: [{ Name: 'Pat Tester', State: 'signed' }] })
    const bytes = await owner.raw(must(await owner.call(GetAgreementFile, { AgreementId: done, File: 'signed' })).Url)
    expect(bytes.status).toBe(200)
    expect(must(await app.visitor().call(CheckAgreementFile, { Sha256: details.SealedDigest! }))).toMatchObject({ Verdict: 'unchanged' })
  })

  test('of a sender who closes later, parties keep what they signed, and its links', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const AgreementId = await sentAgreement(owner, [tenant(renter), tenant({ Name: 'Mia Lang', Email: email })])
    await signedByLink(app, email)
    await signedBy(renter, AgreementId)
    await sealOf(renter, AgreementId)
    await app.emailTo(email, /signed copy/)
    must(await close(owner))
    expect(await detailsOf(renter, AgreementId)).toMatchObject({ State: 'completed' })
    expect((await renter.raw(must(await renter.call(GetAgreementFile, { AgreementId, File: 'archive' })).Url)).status).toBe(200)
  })

  test('of a sender who closes later, the link of a party goes on', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    await sentAgreement(owner, [tenant({ Name: 'Mia Lang', Email: email })])
    const ticket = await signedByLink(app, email)
    await app.emailTo(email, /signed copy/)
    must(await close(owner))
    expect((await app.visitor().call(GetAgreementToSign, { Token: ticket.Token })).status).toBe(200)
  })

  test('on both sides a business is founded, and all goes on', async () => {
    const founder = await newFounder(app)
    await connected(app, founder, renter)
    await connected(app, owner, founder)
    const email = `${crypto.randomUUID()}@example.com`
    const sent = await sentAgreement(founder, [tenant(renter), tenant({ Name: 'Mia Lang', Email: email })])
    const received = await sentAgreement(owner, [tenant(founder)])
    const draft = await addedDraft(founder, [tenant(renter)])
    const ticket = await ticketFor(app, email)
    await foundBusiness(app, { founder })
    expect(
      must(await founder.call(GetAgreements, {}))
        .Items.map(({ AgreementId }) => AgreementId)
        .toSorted(),
    ).toEqual([sent, received, draft.AgreementId].toSorted())
    const { PaperDigest } = await consentedByLink(app, ticket)
    must(await app.visitor().call(SignAgreementByLink, { ...ticket, PaperDigest, Signature: TYPED }))
    await signedBy(renter, sent)
    await signedBy(founder, received)
    await sealOf(renter, sent)
    await sealOf(owner, received)
    must(await founder.call(SendAgreement, draft))
    const details = await detailsOf(founder, sent)
    expect(details).toMatchObject({ State: 'completed', IsSender: true })
  })
})

describe('the data of an account', () => {
  test('has no signatures of others', async () => {
    const AgreementId = await sentAgreement(owner, [tenant(renter)])
    await signedBy(renter, AgreementId)
    const parties = (await dataOf(owner))['agreementParties']!
    expect(parties).toHaveLength(1)
    expect(parties[0]).toMatchObject({ name: 'Pat Tester', state: 'signed' })
    for (const kept of ['signature', 'initials', 'ip', 'user_agent']) expect(parties[0]).not.toHaveProperty(kept)
  })

  test('has no keys of files, codes or links', async () => {
    const AgreementId = await sentAgreement(owner, [tenant(renter)])
    await signedBy(renter, AgreementId)
    await sealOf(owner, AgreementId)
    const all = JSON.stringify(await dataOf(owner))
    for (const secret of [
      'paper_key',
      'sealed_key',
      'certificate_key',
      'source_key',
      'code_sha256',
      'token_sha256',
      'agreements/sealed',
      'agreements/papers',
    ])
      expect(all).not.toContain(secret)
  })
})
