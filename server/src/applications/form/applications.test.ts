import {
  AddApplicants,
  CloseApplication,
  CreateApplication,
  DeleteApplication,
  GetApplicationDetails,
  GetApplicationOptions,
  OpenApplication,
  RemoveApplicant,
  SendApplication,
  UnSendApplication,
  UpdateApplication,
  WithdrawApplication,
} from '@keystead/contract/applications/applications/application.operations.ts'
import { GetApplicationFormDetails, ProcessApplication } from '@keystead/contract/applications/form/form.operations.ts'
import { GetNotifications } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { UnlistAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { addListedProperty } from '../../properties/properties/property.factory.ts'
import {
  applicationOf,
  applicationsOf,
  begunApplication,
  draftedApplication,
  formOf,
  sentApplication,
} from '../applications/application.factory.ts'
import { CONSENTS, filledForm, submittedForm } from './form.factory.ts'

let owner: TestPerson
let renter: TestPerson
let partner: TestPerson
let assetId: string
beforeEach(async () => {
  ;[owner, renter, partner] = await Promise.all([
    app.newPerson(),
    app.newPerson({ profileType: 'Tenant' }),
    app.newPerson({ profileType: 'Tenant' }),
  ])
  await connected(app, owner, renter)
  await connected(app, owner, partner)
  await connected(app, renter, partner)
  assetId = (await addListedProperty(app, owner)).AssetId
})

const newsOf = async (person: TestPerson) => must(await person.call(GetNotifications, {})).Items.map(({ Message }) => Message)
const readForm = (person: TestPerson, ApplicationId: string, FormId: string) =>
  person.call(GetApplicationFormDetails, { ApplicationId, FormId })

describe('an application that a landlord sends', () => {
  test('is theirs alone as a draft, and is filled in by those whom it goes to once it is sent', async () => {
    const ApplicationId = await draftedApplication(owner, assetId, [renter, partner], { LeaseMonths: 12 })
    expect(await applicationsOf(renter)).toEqual([])
    expect((await renter.call(GetApplicationDetails, { ApplicationId })).error?.Code).toBe('ApplicationNotFound')
    expect(await applicationOf(owner, ApplicationId)).toMatchObject({
      Number: 'A-1001',
      State: 'draft',
      IsLandlord: true,
      Next: 'send',
      Can: { Send: true, Delete: true, Withdraw: false, Unsend: false },
    })
    must(await owner.call(SendApplication, { ApplicationId }))
    expect(await newsOf(renter)).toEqual([expect.stringContaining('asks you to fill in an application for Brick bungalow')])
    expect(await applicationsOf(renter)).toMatchObject([{ ApplicationId, Next: 'fill', IsLandlord: false, FormId: expect.any(String) }])
  })

  test('is complete when all of its people have submitted their forms, of which each reads their own', async () => {
    const ApplicationId = await sentApplication(owner, assetId, [renter, partner])
    const [own, other] = [await formOf(renter, ApplicationId), await formOf(partner, ApplicationId)]
    await filledForm(renter, own)
    expect((await readForm(owner, ApplicationId, own)).error?.Code).toBe('ApplicationFormNotFound')
    expect(must(await renter.call(ProcessApplication, { FormId: own, ...CONSENTS }))).toMatchObject({ IsComplete: false })
    expect(must(await readForm(owner, ApplicationId, own))).toMatchObject({ Name: 'Pat Tester', IsAdult: true })
    expect((await readForm(partner, ApplicationId, own)).error?.Code).toBe('ApplicationFormNotFound')
    expect(await applicationOf(owner, ApplicationId)).toMatchObject({
      State: 'sent',
      SubmittedCount: 1,
      FormsCount: 2,
      Next: 'waitForOthers',
    })
    expect(await submittedForm(partner, other)).toMatchObject({ IsComplete: true })
    expect(await applicationOf(owner, ApplicationId)).toMatchObject({ State: 'submitted', Next: 'decide' })
    expect(await newsOf(owner)).toContain('The application for Brick bungalow with a porch is complete.')
  })

  test('begins with what each of its people has filled in before', async () => {
    await submittedForm(renter, (await begunApplication(renter, assetId)).FormId)
    const second = (await addListedProperty(app, owner, { Title: 'Loft' })).AssetId
    const ApplicationId = await sentApplication(owner, second, [renter, partner])
    const FormId = await formOf(renter, ApplicationId)
    const { Sections, Identity } = must(await readForm(renter, ApplicationId, FormId))
    expect(Sections.filter(({ IsComplete }) => IsComplete)).toHaveLength(4)
    expect(Identity).toMatchObject({ SsnLast4: '9999', HasSsn: true })
    // Nothing of it is theirs to see who have asked for it.
    must(await owner.call(UnSendApplication, { ApplicationId }))
    expect((await readForm(owner, ApplicationId, FormId)).error?.Code).toBe('ApplicationFormNotFound')
  })

  test('is taken back until someone has opened it, and then is a draft again', async () => {
    const ApplicationId = await sentApplication(owner, assetId, [renter])
    must(await owner.call(UnSendApplication, { ApplicationId }))
    expect((await renter.call(GetApplicationDetails, { ApplicationId })).error?.Code).toBe('ApplicationNotFound')
    must(await owner.call(SendApplication, { ApplicationId }))
    must(await renter.call(OpenApplication, { ApplicationId }))
    expect((await owner.call(UnSendApplication, { ApplicationId })).error?.Code).toBe('ApplicationOpened')
    expect((await owner.call(DeleteApplication, { ApplicationId })).error?.Code).toBe('ApplicationNotDraft')
    expect((await renter.call(UnSendApplication, { ApplicationId })).error?.Code).toBe('ApplicationNotFound')
  })

  test('gets more people, and loses who has not submitted', async () => {
    const ApplicationId = await sentApplication(owner, assetId, [renter])
    const add = (ApplicantTypeId: number) =>
      owner.call(AddApplicants, { ApplicationId, Applicants: [{ ProfileId: partner.profileId, ApplicantTypeId }] })
    expect((await add(1)).error?.Fields).toHaveProperty('Applicants.0.ApplicantTypeId')
    const [FormId] = must(await add(3)).FormIds
    expect((await add(2)).error?.Fields).toEqual({ 'Applicants.0.ProfileId': 'This person is listed twice.' })
    await filledForm(partner, FormId!)
    must(await owner.call(RemoveApplicant, { ApplicationId, FormId: FormId! }))
    expect((await partner.call(GetApplicationDetails, { ApplicationId })).error?.Code).toBe('ApplicationNotFound')
    const left = await app.sql('select id from document where restricted_to = $1', [FormId])
    expect(left).toEqual([])
    // In whose name it is, stays.
    expect((await owner.call(RemoveApplicant, { ApplicationId, FormId: await formOf(renter, ApplicationId) })).error?.Code).toBe(
      'MainApplicant',
    )
  })

  test('is closed with a reason that its people read, and ends', async () => {
    const ApplicationId = await sentApplication(owner, assetId, [renter])
    must(await owner.call(CloseApplication, { ApplicationId, Reason: 'The home is leased.' }))
    expect(await newsOf(renter)).toContainEqual(expect.stringContaining('was closed without a decision: The home is leased.'))
    expect(await applicationOf(renter, ApplicationId)).toMatchObject({ State: 'closed', Next: 'none', Can: { Withdraw: false } })
    expect((await owner.call(CloseApplication, { ApplicationId, Reason: null })).error?.Code).toBe('ApplicationNotOpen')
    await draftedApplication(owner, assetId, [renter])
  })

  test('has the address of its home as it is written, of a landlord and of a renter who begins it', async () => {
    const place = { Address1: '3718 Marlin Avenue', Address2: 'Back house', UnitNumber: '2', Zip: '80204' }
    const home = (await addListedProperty(app, owner, place)).AssetId
    const begun = (await begunApplication(partner, home)).ApplicationId
    const sent = await sentApplication(owner, home, [renter])
    for (const [person, id] of [
      [partner, begun],
      [owner, sent],
    ] as const)
      expect((await applicationOf(person, id)).Home.AddressLine).toBe('3718 Marlin Avenue, Back house, Unit 2, Denver, CO 80204')
  })

  test('names people whom its maker knows, one of them the applicant, each once and none of their own account', async () => {
    const stranger = await app.newPerson({ profileType: 'Tenant' })
    const create = (...Applicants: { ProfileId: string; ApplicantTypeId: number }[]) =>
      owner.call(CreateApplication, { AssetId: assetId, Applicants })
    const as = (person: TestPerson, ApplicantTypeId = 1) => ({ ProfileId: person.profileId, ApplicantTypeId })
    expect((await create()).error?.Fields).toEqual({ Applicants: 'Tenant can not be empty.' })
    expect((await create(as(stranger))).error?.Fields).toEqual({
      'Applicants.0.ProfileId': 'You are not connected with this person. Please connect first.',
    })
    expect((await create(as(owner))).error?.Fields).toHaveProperty('Applicants.0.ProfileId')
    expect((await create(as(renter, 2))).error?.Fields).toHaveProperty('Applicants.0.ApplicantTypeId')
    expect((await create(as(renter), as(renter, 2))).error?.Fields).toEqual({ 'Applicants.1.ProfileId': 'This person is listed twice.' })
    const many = Array.from({ length: 10 }, () => as(renter))
    expect((await create(...many)).error?.Fields).toMatchObject({ Applicants: expect.stringContaining('at most 9 people') })
  })

  test('is one for a person and a home, and a draft that they do not know of is in no one’s way', async () => {
    const unsent = await draftedApplication(owner, assetId, [renter])
    const { ApplicationId } = await begunApplication(renter, assetId)
    expect((await renter.call(CreateApplication, { AssetId: assetId })).error?.Code).toBe('AppliedAlready')
    expect((await owner.call(SendApplication, { ApplicationId: unsent })).error).toMatchObject({
      Code: 'AppliedAlready',
      Message: 'There is an open application for this home already of: Pat Tester. One of the two has to be withdrawn first.',
    })
    must(await renter.call(DeleteApplication, { ApplicationId }))
    must(await owner.call(SendApplication, { ApplicationId: unsent }))
    expect((await renter.call(CreateApplication, { AssetId: assetId })).error?.Code).toBe('AppliedAlready')
  })

  test('is sent with someone in whose name it is', async () => {
    const ApplicationId = await draftedApplication(owner, assetId, [renter, partner])
    const { Applicants } = await applicationOf(owner, ApplicationId)
    const { FormId } = Applicants.find(({ ApplicantTypeId }) => ApplicantTypeId === 1)!
    must(await owner.call(RemoveApplicant, { ApplicationId, FormId }))
    expect((await owner.call(SendApplication, { ApplicationId })).error?.Code).toBe('ApplicantMissing')
    must(await owner.call(AddApplicants, { ApplicationId, Applicants: [{ ProfileId: renter.profileId, ApplicantTypeId: 1 }] }))
    must(await owner.call(SendApplication, { ApplicationId }))
  })

  test('is taken back although someone who is no longer part of it had opened it', async () => {
    const ApplicationId = await sentApplication(owner, assetId, [renter, partner])
    must(await partner.call(OpenApplication, { ApplicationId }))
    must(await partner.call(WithdrawApplication, { FormId: await formOf(partner, ApplicationId), Reason: null }))
    expect(await applicationOf(owner, ApplicationId)).toMatchObject({ Can: { Unsend: true } })
    must(await owner.call(UnSendApplication, { ApplicationId }))
  })
})

describe('an application that a renter begins', () => {
  test('is theirs alone until they have submitted their form, which sends it', async () => {
    const { ApplicationId, FormId } = await begunApplication(renter, assetId)
    expect(await applicationsOf(owner)).toEqual([])
    expect((await owner.call(GetApplicationDetails, { ApplicationId })).error?.Code).toBe('ApplicationNotFound')
    expect((await renter.call(SendApplication, { ApplicationId })).error?.Code).toBe('OwnFormFirst')
    expect(await submittedForm(renter, FormId)).toMatchObject({ IsComplete: true })
    expect(await applicationsOf(owner)).toMatchObject([{ ApplicationId, State: 'submitted', Next: 'decide', Names: ['Pat Tester'] }])
    expect(await newsOf(owner)).toEqual([
      'The application for Brick bungalow with a porch is complete.',
      'applies for Brick bungalow with a porch.',
    ])
  })

  test('is taken back while no one has opened it; its form can be filled in again', async () => {
    const { ApplicationId, FormId } = await begunApplication(renter, assetId)
    await submittedForm(renter, FormId)
    must(await renter.call(UnSendApplication, { ApplicationId }))
    expect((await owner.call(GetApplicationDetails, { ApplicationId })).error?.Code).toBe('ApplicationNotFound')
    expect((await readForm(owner, ApplicationId, FormId)).error?.Code).toBe('ApplicationNotFound')
    expect(await applicationOf(renter, ApplicationId)).toMatchObject({ State: 'draft', Next: 'fill' })
    must(await renter.call(ProcessApplication, { FormId, ...CONSENTS }))
    must(await owner.call(OpenApplication, { ApplicationId }))
    expect((await renter.call(UnSendApplication, { ApplicationId })).error?.Code).toBe('ApplicationOpened')
  })

  test('goes on without one of the others, and ends with the applicant', async () => {
    const { ApplicationId, FormId } = await begunApplication(renter, assetId, {
      Applicants: [{ ProfileId: partner.profileId, ApplicantTypeId: 2 }],
    })
    expect(await newsOf(partner)).toEqual([expect.stringContaining('asks you to fill in an application')])
    expect(await submittedForm(renter, FormId)).toMatchObject({ IsComplete: false })
    const other = await formOf(partner, ApplicationId)
    expect(must(await partner.call(WithdrawApplication, { FormId: other, Reason: null }))).toMatchObject({ IsOver: false })
    expect(await applicationOf(owner, ApplicationId)).toMatchObject({ State: 'submitted', FormsCount: 1 })
    expect(must(await renter.call(WithdrawApplication, { FormId, Reason: 'We found another home.' }))).toMatchObject({ IsOver: true })
    expect(await applicationOf(owner, ApplicationId)).toMatchObject({ State: 'withdrawn' })
    expect((await readForm(owner, ApplicationId, FormId)).error?.Code).toBe('ApplicationFormNotFound')
    expect((await renter.call(WithdrawApplication, { FormId, Reason: null })).error?.Code).toBe('ApplicationNotOpen')
    // And they may apply again, with what they have filled in.
    const again = await begunApplication(renter, assetId)
    expect(must(await readForm(renter, again.ApplicationId, again.FormId)).Sections.map(({ IsComplete }) => IsComplete)).toEqual([
      true,
      true,
      true,
      true,
    ])
  })

  test('is filled in by those around them before the landlord knows of it', async () => {
    const { ApplicationId, FormId } = await begunApplication(renter, assetId)
    must(await renter.call(AddApplicants, { ApplicationId, Applicants: [{ ProfileId: partner.profileId, ApplicantTypeId: 2 }] }))
    expect(await applicationsOf(partner)).toMatchObject([{ ApplicationId, State: 'draft', Next: 'fill' }])
    const other = await formOf(partner, ApplicationId)
    expect(await submittedForm(partner, other)).toMatchObject({ IsComplete: false })
    expect((await partner.call(SendApplication, { ApplicationId })).error?.Code).toBe('ApplicationNotFound')
    expect(await applicationsOf(partner)).toMatchObject([{ Next: 'waitForOthers' }])
    expect(await applicationsOf(owner)).toEqual([])
    expect((await readForm(owner, ApplicationId, other)).error?.Code).toBe('ApplicationNotFound')
    expect(await submittedForm(renter, FormId)).toMatchObject({ IsComplete: true })
    expect(must(await readForm(owner, ApplicationId, other))).toMatchObject({ Name: 'Pat Tester' })
    // Where the applicant withdraws, what the others had sent is read no longer, either.
    must(await renter.call(WithdrawApplication, { FormId, Reason: null }))
    expect((await readForm(owner, ApplicationId, other)).error?.Code).toBe('ApplicationFormNotFound')
    expect(must(await readForm(partner, ApplicationId, other))).toMatchObject({ State: 'withdrawn', IsOver: true })
  })

  test('is no one else’s while it is taken back', async () => {
    const { ApplicationId, FormId } = await begunApplication(renter, assetId)
    await submittedForm(renter, FormId)
    const applicants = { ApplicationId, Applicants: [{ ProfileId: partner.profileId, ApplicantTypeId: 3 }] }
    const [added, taken] = await Promise.all([owner.call(AddApplicants, applicants), renter.call(UnSendApplication, { ApplicationId })])
    const { State, FormsCount } = await applicationOf(renter, ApplicationId)
    expect(must(taken)).toEqual({ ApplicationId })
    expect({ State, FormsCount }).toEqual({ State: 'draft', FormsCount: added.error ? 1 : 2 })
    if (!added.error) expect(await applicationsOf(partner)).toHaveLength(1)
  })

  test('is complete no longer once the landlord asks for someone who is missing', async () => {
    const { ApplicationId, FormId } = await begunApplication(renter, assetId)
    await submittedForm(renter, FormId)
    expect(await applicationOf(owner, ApplicationId)).toMatchObject({ State: 'submitted', Can: { Invite: true, Remove: false } })
    await app.sql(`update application set expires_at = now() - interval '1 day' where id = $1`, [ApplicationId])
    must(await owner.call(AddApplicants, { ApplicationId, Applicants: [{ ProfileId: partner.profileId, ApplicantTypeId: 3 }] }))
    expect(await applicationOf(owner, ApplicationId)).toMatchObject({ State: 'sent', SubmittedCount: 1, FormsCount: 2 })
    // Someone who is asked late has as much time as the others had.
    const [row] = await app.sql<{ days: number }>(
      `select extract(day from expires_at - now())::int as days from application where id = $1`,
      [ApplicationId],
    )
    expect(row!.days).toBeGreaterThanOrEqual(29)
    await submittedForm(partner, await formOf(partner, ApplicationId))
    expect(await applicationOf(owner, ApplicationId)).toMatchObject({ State: 'submitted' })
  })

  test('is for a home that is offered and not their own', async () => {
    const other = await app.secondProfile(owner, 'Tenant')
    expect((await other.call(CreateApplication, { AssetId: assetId })).error?.Code).toBe('OwnHome')
    must(await owner.call(UnlistAsset, { AssetId: assetId }))
    expect((await renter.call(CreateApplication, { AssetId: assetId })).error?.Code).toBe('HomeNotOffered')
    expect(must(await renter.call(GetApplicationOptions, { AssetId: assetId }))).toMatchObject({ MayApply: false })
  })

  test('is not sent for a home that was taken off the market meanwhile', async () => {
    const { FormId, ApplicationId } = await begunApplication(renter, assetId)
    await filledForm(renter, FormId)
    must(await owner.call(UnlistAsset, { AssetId: assetId }))
    expect((await renter.call(ProcessApplication, { FormId, ...CONSENTS })).error?.Code).toBe('HomeNotOffered')
    expect(await applicationOf(renter, ApplicationId)).toMatchObject({ State: 'draft', Next: 'fill' })
    must(await renter.call(DeleteApplication, { ApplicationId }))
    expect(await applicationsOf(renter)).toEqual([])
  })

  test('keeps what another device has changed of its terms', async () => {
    const { ApplicationId } = await begunApplication(renter, assetId, { LeaseMonths: 12 })
    const change = (Version: number, LeaseMonths: number) => renter.call(UpdateApplication, { ApplicationId, Version, LeaseMonths })
    expect(must(await change(1, 6)).Version).toBe(2)
    expect((await change(1, 24)).error?.Code).toBe('ApplicationChanged')
    expect((await owner.call(UpdateApplication, { ApplicationId, Version: 2, LeaseMonths: 6 })).error?.Code).toBe('ApplicationNotFound')
  })
})
