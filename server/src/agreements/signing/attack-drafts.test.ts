import {
  CopyAgreement,
  CreateAgreement,
  DeleteAgreement,
  GetAgreementDetails,
  GetAgreementDraft,
  GetAgreementFile,
  GetAgreements,
  SendAgreement,
  UpdateAgreement,
  VoidAgreement,
} from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { DeleteAgreementTemplate, UpdateAgreementTemplate } from '@keystead/contract/agreements/templates/template.operations.ts'
import { DeleteLeaseDraft, AddLeaseDraft } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { DeleteAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { addDays } from '@keystead/contract/values/dates.ts'
import { beforeEach, describe, expect, vi } from 'vitest'
import { app, test } from '../../../test/emailing-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected, entrusted, letTo, writtenDown } from '../../../test/network.ts'
import { businessOn, memberOf } from '../../people/businesses/member.factory.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { addedDraft, detailsOf, draftOf, savedAs, sentAgreement, signedBy, tenant } from '../agreements/agreement.factory.ts'
import { addedTemplate, bodyOf, textTemplate } from '../templates/template.factory.ts'

let owner: TestPerson
let renter: TestPerson
let stranger: TestPerson
beforeEach(async () => {
  ;[owner, renter, stranger] = await Promise.all([
    app.newPerson(),
    app.newPerson({ profileType: 'Tenant' }),
    app.newPerson({ profileType: 'Tenant' }),
  ])
  await connected(app, owner, renter)
  await app.sql('update plan set signatures_per_month = 100')
})

const today = new Date().toISOString().slice(0, 10)
const terms = { TenureStart: addDays(today, 10), TenureEnd: addDays(today, 375), Rent: '1850.00', RentFrequencyId: 1 }
const as = (who: object, more: object = {}) => ({ Role: 'Tenant', Part: 'signer', Turn: 1, ...who, ...more }) as ReturnType<typeof tenant>

describe('a draft', () => {
  test('names no one whom its maker does not know, no role that is not there and no day that is none', async () => {
    const { AgreementId } = await addedDraft(owner, [tenant(renter)])
    const draft = await draftOf(owner, AgreementId)
    const others = await addedDraft(owner, [tenant(renter)])
    const foreignParty = (await draftOf(owner, others.AgreementId)).Parties[0]!.PartyId
    const someone = await app.newPerson()
    const foreignPerson = await writtenDown(app, someone, 'Fay', 'fay@example.com')
    const ended = await app.newPerson({ profileType: 'Tenant' })
    await connected(app, owner, ended, 3)
    const asked = await app.newPerson({ profileType: 'Tenant' })
    await connected(app, owner, asked, 0)
    const save = async (more: Parameters<typeof savedAs>[1]) => {
      const { status, error } = await owner.call(UpdateAgreement, savedAs(draft, more))
      expect({ status, more, error }).toMatchObject({ status: 400 })
    }
    for (const Parties of [
      [as({ ProfileId: stranger.profileId })],
      [as({ ProfileId: ended.profileId })],
      [as({ ProfileId: asked.profileId })],
      [as({ ProfileId: crypto.randomUUID() })],
      [as({ PersonId: foreignPerson })],
      [as({ PersonId: foreignPerson, Name: 'Fay Marlow', Email: 'fay@example.com' })],
      [as({ PartyId: foreignParty, ProfileId: renter.profileId })],
      [as({ ProfileId: renter.profileId }, { Role: 'Landlord' })],
      [as({ ProfileId: renter.profileId }, { Part: 'viewer' })],
      [as({ ProfileId: renter.profileId }, { Turn: 0 })],
      [as({ ProfileId: renter.profileId }, { Turn: 21 })],
      [as({ ProfileId: renter.profileId }), as({ ProfileId: renter.profileId }, { Turn: 2 })],
      [as({ Name: 'Mia', Email: 'a@example.com' }), as({ Name: 'Bo', Email: 'A@Example.com' })],
      [as({ Name: '\u200b', Email: 'a@example.com' })],
      [as({ Name: 'Mia', Email: 'a@example.com\nBcc: b@example.com' })],
      Array.from({ length: 21 }, (_, n) => as({ Name: 'Mia', Email: `m${n}@example.com` })),
    ])
      await save({ Parties })
    for (const SignBy of [addDays(today, -2), addDays(today, 182), '2199-01-01', '2026-02-30', '9999-12-31']) await save({ SignBy })
    await save({ TenureStart: today, TenureEnd: today })
    await save({ TenureStart: addDays(today, 1), TenureEnd: today })
    await save({ Rent: '0' })
    await save({ Rent: '-5' })
    await save({ ContractTypeId: 99 })
    await save({ Title: 'x'.repeat(121) })
    expect(await draftOf(owner, AgreementId)).toMatchObject({ Version: draft.Version, Parties: draft.Parties })
  })

  test('refuses two parties with the id of one', async () => {
    const { AgreementId } = await addedDraft(owner, [tenant(renter)])
    const draft = await draftOf(owner, AgreementId)
    const { PartyId } = draft.Parties[0]!
    const Parties = [as({ PartyId, ProfileId: renter.profileId }), as({ PartyId, Name: 'Mia Lang', Email: 'mia@example.com' })]
    const answer = await owner.call(UpdateAgreement, savedAs(draft, { Parties }))
    expect(answer).toMatchObject({ status: 400, error: { Fields: { 'Parties.1.PartyId': expect.stringContaining('not valid') } } })
    expect((await draftOf(owner, AgreementId)).Parties).toEqual(draft.Parties)
  })

  test('has no name that is longer than a paper has room for, and one that is as long as it may be', async () => {
    const { AgreementId } = await addedDraft(owner, [tenant(renter)])
    const draft = await draftOf(owner, AgreementId)
    const named = (letters: number) =>
      owner.call(UpdateAgreement, savedAs(draft, { Parties: [as({ Name: 'x'.repeat(letters), Email: 'mia@example.com' })] }))
    for (const letters of [121, 300])
      expect(await named(letters)).toMatchObject({
        status: 400,
        error: { Fields: { 'Parties.0.Name': 'Name can have at most 120 characters.' } },
      })
    expect((await draftOf(owner, AgreementId)).Parties).toEqual(draft.Parties)
    must(await named(120))
  })

  test('has the same person in a role once', async () => {
    const person = await writtenDown(app, owner, 'Rey', 'rey@example.com')
    await app.sql('update person set profile_id = $2, accepted_at = now() where id = $1', [person, renter.profileId])
    const { AgreementId } = await addedDraft(owner, [tenant(renter)])
    const Parties = [as({ ProfileId: renter.profileId }), as({ PersonId: person })]
    expect((await owner.call(UpdateAgreement, savedAs(await draftOf(owner, AgreementId), { Parties }))).status).toBe(400)
  })

  test('of a long name is called by whole letters', async () => {
    const { AssetId } = await addProperty(owner)
    const TemplateId = await addedTemplate(owner, { CategoryId: 8, Name: `a${'😀'.repeat(118)}` })
    const { AgreementId } = must(await owner.call(CreateAgreement, { TemplateId, AssetId }))
    expect((await draftOf(owner, AgreementId)).Title).not.toContain('\ufffd')
  })

  test('is its maker’s alone, also for those whom it names and those who have to do with the home', async () => {
    const { AssetId } = await addProperty(owner)
    const connectionId = await connected(app, owner, stranger)
    const agent = await app.newPerson({ profileType: 'Agent' })
    await letTo(app, { assetId: AssetId, tenant: stranger, connectionId })
    await entrusted(app, {
      assetId: AssetId,
      agent,
      connectionId: await connected(app, owner, agent),
      scopes: ['list', 'terms', 'tenants'],
    })
    const second = await app.secondProfile(owner, 'Agent')
    const { AgreementId } = await addedDraft(owner, [tenant(renter)], { AssetId })
    const sent = await sentAgreement(owner, [tenant(renter), tenant({ Name: 'Mia Lang', Email: 'mia@example.com' }, 2)], { AssetId })
    for (const person of [renter, stranger, agent, second]) {
      const ofMakers = person === renter || person === stranger ? 'NotAvailableForProfile' : 'AgreementNotFound'
      for (const [operation, code] of [
        [GetAgreementDetails, 'AgreementNotFound'],
        [GetAgreementFile, 'AgreementNotFound'],
        [GetAgreementDraft, ofMakers],
        [DeleteAgreement, ofMakers],
        [CopyAgreement, ofMakers],
      ] as const)
        expect((await person.call(operation as typeof GetAgreementDetails, { AgreementId })).error?.Code, operation.name).toBe(code)
      expect(must(await person.call(GetAgreements, {})).Items.map(({ AgreementId: id }) => id)).toEqual(person === renter ? [sent] : [])
    }
    for (const person of [stranger, agent, second]) {
      expect((await person.call(GetAgreementDetails, { AgreementId: sent })).error?.Code).toBe('AgreementNotFound')
      expect((await person.call(VoidAgreement, { AgreementId: sent, Reason: 'x' })).error?.Code).toBe(
        person === stranger ? 'NotAvailableForProfile' : 'AgreementNotFound',
      )
    }
    const seen = JSON.stringify(await detailsOf(renter, sent))
    for (const secret of ['mia@example.com', owner.email]) expect(seen).not.toContain(secret)
  })

  test('is sent with what it was made from after its template is gone, and not after its home, its lease or the right to it is', async () => {
    const templateId = await addedTemplate(owner, { CategoryId: 8, Name: 'Soon gone' })
    const draft = await addedDraft(owner, [tenant(renter)], { templateId })
    must(await owner.call(DeleteAgreementTemplate, { TemplateId: templateId }))
    must(await owner.call(SendAgreement, draft))
    expect(JSON.stringify((await detailsOf(owner, draft.AgreementId)).Reading)).toContain('The tenant takes the home.')
    await signedBy(renter, draft.AgreementId)

    const { AssetId } = await addProperty(owner)
    const Lease = { ...terms, Billing: 'joint' as const, Tenants: [{ ProfileId: renter.profileId, SharePercent: 100 }] }
    const lease = must(await owner.call(AddLeaseDraft, { AssetId, Lease }))
    const ofLease = await addedDraft(owner, [tenant(renter)], { LeaseId: lease.LeaseId })
    const agent = await app.newPerson({ profileType: 'Agent' })
    await connected(app, agent, renter)
    const engagement = await entrusted(app, {
      assetId: AssetId,
      agent,
      connectionId: await connected(app, owner, agent),
      scopes: ['list', 'terms', 'tenants'],
    })
    const manager = { Role: 'Copy', Part: 'copy', Turn: 1, ProfileId: owner.profileId } as const
    const ofAgent = await addedDraft(agent, [tenant(renter), manager], { AssetId })
    must(await owner.call(DeleteLeaseDraft, { LeaseId: lease.LeaseId }))
    expect((await owner.call(SendAgreement, ofLease)).error?.Code).toBe('AgreementNotReady')
    const withoutManager = savedAs(await draftOf(agent, ofAgent.AgreementId), { Parties: [tenant(renter)] })
    const { Version } = must(await agent.call(UpdateAgreement, withoutManager))
    expect((await agent.call(SendAgreement, { AgreementId: ofAgent.AgreementId, Version })).error?.Code).toBe('AgreementNotReady')
    await app.sql(`update engagement set ended_at = now(), ended_on = current_date where id = $1`, [engagement])
    expect((await agent.call(SendAgreement, { AgreementId: ofAgent.AgreementId, Version })).error?.Code).toBe('AgreementNotReady')
    must(await owner.call(DeleteAsset, { AssetId }))
    expect((await owner.call(SendAgreement, ofLease)).error?.Code).toBe('AgreementNotFound')
  })

  test('stays as it was sent where its template becomes another, and is signed and sealed so', async () => {
    const TemplateId = await addedTemplate(owner, { CategoryId: 8, Name: 'First words', Body: bodyOf(['Tenant']) })
    const waiting = await addedDraft(owner, [tenant(renter)], { templateId: TemplateId })
    const AgreementId = await sentAgreement(owner, [tenant(renter)], { templateId: TemplateId })
    const before = await detailsOf(owner, AgreementId)
    const Body = bodyOf(['Tenant'], { type: 'text', text: ' The tenant pays twice.' })
    must(
      await owner.call(UpdateAgreementTemplate, { ...textTemplate({ CategoryId: 8, Name: 'Other words', Body }), TemplateId, Version: 1 }),
    )
    const { PaperDigest, Reading, Title, Fields } = await detailsOf(renter, AgreementId)
    expect({ PaperDigest, Reading, Title, Fields }).toEqual({
      PaperDigest: before.PaperDigest,
      Reading: before.Reading,
      Title: before.Title,
      Fields: before.Fields,
    })
    expect(await signedBy(renter, AgreementId)).toMatchObject({ State: 'completed' })
    must(await owner.call(SendAgreement, waiting))
    expect(JSON.stringify((await detailsOf(renter, waiting.AgreementId)).Reading)).not.toContain('pays twice')
    await vi.waitFor(async () => expect((await detailsOf(owner, AgreementId)).SealedDigest).not.toBeNull(), {
      timeout: 10_000,
      interval: 100,
    })
  })

  test('is not made from templates, homes, leases and connections of others', async () => {
    const other = await app.newPerson()
    const { AssetId } = await addProperty(other)
    const TemplateId = await addedTemplate(owner, { CategoryId: 8 })
    const begin = async (input: object) => (await owner.call(CreateAgreement, { TemplateId, ...input })).error?.Code
    expect(await begin({ TemplateId: await addedTemplate(other) })).toBe('TemplateNotFound')
    expect(await begin({ AssetId })).toBe('PropertyNotFound')
    expect(await begin({ LeaseId: crypto.randomUUID() })).toBe('LeaseNotFound')
    expect(await begin({ ConnectionId: await connected(app, other, renter) })).toBe('NotConnected')
    const own = await addProperty(owner)
    const theirs = await letTo(app, { assetId: AssetId, tenant: renter, connectionId: await connected(app, other, stranger) })
    expect(await begin({ LeaseId: theirs.leaseId })).toBe('LeaseNotFound')
    expect(await begin({ LeaseId: theirs.leaseId, AssetId: own.AssetId })).toBe('LeaseNotFound')
  })
})

describe('a member with a list of homes', () => {
  test('works with agreements about those alone', async () => {
    const [mine, others] = [await addProperty(owner), await addProperty(owner)]
    const business = await businessOn(app, owner)
    const TemplateId = await addedTemplate(owner, { CategoryId: 8, Body: bodyOf(['Tenant']) })
    const member = await memberOf(app, business, { role: 'property-manager', homes: [mine.AssetId] })
    const elsewhere = await sentAgreement(owner, [tenant(renter)], { AssetId: others.AssetId, templateId: TemplateId })
    const nowhere = await sentAgreement(owner, [tenant(renter)], { templateId: TemplateId })
    for (const AgreementId of [elsewhere, nowhere]) {
      expect((await member.call(GetAgreementDetails, { AgreementId })).error?.Code).toBe('AgreementNotFound')
      expect((await member.call(VoidAgreement, { AgreementId, Reason: 'x' })).error?.Code).toBe('AgreementNotFound')
      expect((await member.call(GetAgreementFile, { AgreementId })).error?.Code).toBe('AgreementNotFound')
    }
    expect((await member.call(CreateAgreement, { TemplateId, AssetId: others.AssetId })).error?.Code).toBe('PropertyNotFound')
    expect((await member.call(CreateAgreement, { TemplateId })).status).toBe(400)
    const by = { Name: 'Mia Lang', Email: `${crypto.randomUUID()}@example.com` }
    const AgreementId = await sentAgreement(member, [tenant(by)], { AssetId: mine.AssetId, templateId: TemplateId })
    expect(must(await member.call(GetAgreements, {})).Items.map(({ AgreementId: id }) => id)).toEqual([AgreementId])
    must(await member.call(VoidAgreement, { AgreementId, Reason: 'x' }))
    const viewer = await memberOf(app, business, { role: 'viewer' })
    expect((await viewer.call(VoidAgreement, { AgreementId: elsewhere, Reason: 'x' })).status).toBe(403)
  })

  test('sends no more than the plan of the business has', async () => {
    const [mine, others] = [await addProperty(owner), await addProperty(owner)]
    const business = await businessOn(app, owner)
    const TemplateId = await addedTemplate(owner, { CategoryId: 8, Body: bodyOf(['Tenant']) })
    const member = await memberOf(app, business, { role: 'property-manager', homes: [mine.AssetId] })
    await sentAgreement(owner, [tenant(renter)], { AssetId: others.AssetId, templateId: TemplateId })
    const by = { Name: 'Mia Lang', Email: `${crypto.randomUUID()}@example.com` }
    const draft = await addedDraft(member, [tenant(by)], { AssetId: mine.AssetId, templateId: TemplateId })
    await app.sql('update plan set signatures_per_month = 1')
    expect((await member.call(SendAgreement, draft)).error?.Code).toBe('SignatureLimitReached')
  })
})
