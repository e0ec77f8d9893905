import { GetApplicationDetails, SendApplication } from '@keystead/contract/applications/applications/application.operations.ts'
import {
  GetAppFormDocumentFile,
  GetAppFormPersonalInfo,
  GetApplicationFormDetails,
  ProcessApplication,
  RevealAppFormSsn,
} from '@keystead/contract/applications/form/form.operations.ts'
import { addDays } from '@keystead/contract/values/dates.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { newFounder, foundBusiness } from '../../people/businesses/business.factory.ts'
import { businessOn, memberOf } from '../../people/businesses/member.factory.ts'
import { addListedProperty } from '../../properties/properties/property.factory.ts'
import { applicationOf, applicationsOf, begunApplication, draftedApplication } from '../applications/application.factory.ts'
import { CONSENTS, filledForm, submittedForm, today } from './form.factory.ts'

let owner: TestPerson
let assetId: string
beforeEach(async () => {
  owner = await app.newPerson()
  assetId = (await addListedProperty(app, owner)).AssetId
})

describe('a form of someone who acts for a business', () => {
  test('that they filled in before they founded it is theirs, and not their colleagues’', async () => {
    const founder = await newFounder(app)
    const { ApplicationId, FormId } = await begunApplication(founder, assetId)
    await filledForm(founder, FormId)
    const business = await foundBusiness(app, { founder })
    const colleague = await memberOf(app, business, { role: 'property-manager' })
    expect(await applicationsOf(colleague)).toEqual([])
    const refused = await Promise.all([
      colleague.call(GetApplicationDetails, { ApplicationId }),
      colleague.call(GetApplicationFormDetails, { ApplicationId, FormId }),
      colleague.call(GetAppFormPersonalInfo, { FormId }),
      colleague.call(RevealAppFormSsn, { FormId, PinConfirmation: 'x'.repeat(43) }),
      colleague.call(ProcessApplication, { FormId, ...CONSENTS }),
    ])
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    must(await founder.call(GetApplicationFormDetails, { ApplicationId, FormId }))
    must(await founder.call(ProcessApplication, { FormId, ...CONSENTS }))
  })

  test('is theirs who begins it, and begins with nothing that a colleague said of themselves', async () => {
    const founder = await newFounder(app)
    await connected(app, owner, founder)
    const business = await foundBusiness(app, { founder })
    const [one, other] = [
      await memberOf(app, business, { role: 'property-manager' }),
      await memberOf(app, business, { role: 'property-manager' }),
    ]
    const sent = async () => {
      const home = (await addListedProperty(app, owner, { Title: 'Loft' })).AssetId
      const ApplicationId = await draftedApplication(owner, home, [{ ...founder, profileId: business.profileId }])
      must(await owner.call(SendApplication, { ApplicationId }))
      const [form] = (await applicationOf(one, ApplicationId)).Applicants
      return { ApplicationId, FormId: form!.FormId }
    }
    const first = await sent()
    must(await other.call(GetApplicationFormDetails, first))
    await filledForm(one, first.FormId)
    expect((await other.call(GetApplicationFormDetails, first)).status).toBe(404)
    const second = await sent()
    const { BirthDate } = must(await other.call(GetAppFormPersonalInfo, { FormId: second.FormId }))
    expect(BirthDate).toBeNull()
  })
})

test('who works for the landlord with a list of homes reads the documents of those who apply for these', async () => {
  const renter = await app.newPerson({ profileType: 'Tenant' })
  const { ApplicationId, FormId } = await begunApplication(renter, assetId)
  await submittedForm(renter, FormId)
  const founder = owner
  const business = await businessOn(app, founder)
  const member = await memberOf(app, business, { role: 'property-manager', homes: [assetId] })
  const { Documents, MissingDocuments } = must(await member.call(GetApplicationFormDetails, { ApplicationId, FormId }))
  expect({ count: Documents.length, MissingDocuments }).toEqual({ count: 2, MissingDocuments: null })
  const place = { ApplicationId, FormId, DocumentId: Documents[0]!.DocumentId }
  expect((await member.raw(must(await member.call(GetAppFormDocumentFile, place)).Url)).status).toBe(200)
})

test('an ID that has expired since it was typed is told before the form is submitted', async () => {
  const renter = await app.newPerson({ profileType: 'Tenant' })
  const { ApplicationId, FormId } = await begunApplication(renter, assetId)
  await filledForm(renter, FormId)
  await app.sql(
    `update application_section set data = data || jsonb_build_object('ExpiryDate', $2::text) where form_id = $1 and section = 'identity'`,
    [FormId, addDays(today(), -3)],
  )
  const { Sections } = must(await renter.call(GetApplicationFormDetails, { ApplicationId, FormId }))
  expect(Sections.find(({ Section }) => Section === 'identity')).toMatchObject({ IsComplete: false, Missing: [{ Path: 'ExpiryDate' }] })
  expect((await renter.call(ProcessApplication, { FormId, ...CONSENTS })).error).toMatchObject({
    Code: 'ApplicationFormIncomplete',
    Fields: { identity: expect.any(String) },
  })
})
