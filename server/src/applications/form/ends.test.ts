import { UnSendApplication } from '@keystead/contract/applications/applications/application.operations.ts'
import { GetApplicationFormDetails } from '@keystead/contract/applications/form/form.operations.ts'
import { SwitchAssetClassification } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { GetConnectionEndPreview } from '@keystead/contract/people/connections/connection-steps.operations.ts'
import { DeleteAsset, GetUserAssetDetails, UnlistAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { GetNotifications } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { CloseAccount, GetAccountExport, GetClosingPreview } from '@keystead/contract/security/closing/closing.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { keepHouse } from '../../app/housekeeping.ts'
import { newFounder, foundBusiness } from '../../people/businesses/business.factory.ts'
import { addListedProperty } from '../../properties/properties/property.factory.ts'
import { applicationOf, applicationsOf, begunApplication, sentApplication } from '../applications/application.factory.ts'
import { filledForm, submittedForm } from './form.factory.ts'

let owner: TestPerson
let renter: TestPerson
let assetId: string
beforeEach(async () => {
  ;[owner, renter] = await Promise.all([app.newPerson(), app.newPerson({ profileType: 'Tenant' })])
  await connected(app, owner, renter)
  assetId = (await addListedProperty(app, owner)).AssetId
})

const newsOf = async (person: TestPerson) => must(await person.call(GetNotifications, {})).Items.map(({ Message }) => Message)
const close = async ({ call, email }: TestPerson) => must(await call(CloseAccount, { Email: email, Reason: null, PinConfirmation: null }))
const contentsOf = async (FormId: string) => {
  const [row] = await app.sql<{ sections: number; secrets: number; consents: number; documents: number }>(
    `select (select count(*)::int from application_section where form_id = $1) as sections,
       (select count(*)::int from application_secret where form_id = $1) as secrets,
       (select count(*)::int from application_consent where form_id = $1) as consents,
       (select count(*)::int from document where restricted_to = $1) as documents`,
    [FormId],
  )
  return row
}

describe('an account that closes', () => {
  test('withdraws what it applied for, and nothing of what it filled in is left', async () => {
    const { ApplicationId, FormId } = await begunApplication(renter, assetId)
    await submittedForm(renter, FormId)
    expect(await contentsOf(FormId)).toEqual({ sections: 4, secrets: 3, consents: 2, documents: 2 })
    expect(must(await renter.call(GetClosingPreview, {})).Means).toContain('1 application that is not decided is withdrawn.')
    await close(renter)
    expect(await contentsOf(FormId)).toEqual({ sections: 0, secrets: 0, consents: 0, documents: 0 })
    expect(await applicationOf(owner, ApplicationId)).toMatchObject({ State: 'withdrawn' })
    expect(await newsOf(owner)).toContainEqual(expect.stringContaining('has withdrawn the application for'))
  })

  test('closes what it has not decided on, and tells those who have begun a draft, whose it stays', async () => {
    const other = await app.newPerson({ profileType: 'Tenant' })
    const sent = await sentApplication(owner, assetId, [renter])
    const draft = await begunApplication(other, assetId)
    await filledForm(other, draft.FormId)
    expect(must(await owner.call(GetClosingPreview, {})).Means).toContain(
      '1 open application for your homes is closed, and its people are told.',
    )
    await close(owner)
    expect(await applicationOf(renter, sent)).toMatchObject({ State: 'closed' })
    expect(await applicationsOf(other)).toMatchObject([{ ApplicationId: draft.ApplicationId, State: 'closed' }])
    expect(await newsOf(other)).toContainEqual(expect.stringContaining('The home is no longer offered.'))
    expect(await contentsOf(draft.FormId)).toEqual({ sections: 4, secrets: 3, consents: 0, documents: 2 })
    expect(must(await other.call(GetApplicationFormDetails, draft))).toMatchObject({ State: 'started', IsOver: true })
  })
})

test('a connection that ends leaves applications open, and says so to both', async () => {
  const connectionId = await connected(app, owner, await app.newPerson({ profileType: 'Tenant' }))
  const [between] = await app.sql<{ id: string }>('select id from connection where addressee_profile_id = $1', [renter.profileId])
  const keeps = async (person: TestPerson, ConnectionId: string) => must(await person.call(GetConnectionEndPreview, { ConnectionId })).Keeps
  await sentApplication(owner, assetId, [renter])
  for (const person of [owner, renter]) expect(await keeps(person, between!.id)).toContain('1 open application between you stays open.')
  expect((await keeps(owner, connectionId)).join(' ')).not.toContain('application')
})

describe('a home', () => {
  test('takes its open applications with it, and says so before', async () => {
    const ApplicationId = await sentApplication(owner, assetId, [renter])
    must(await owner.call(UnlistAsset, { AssetId: assetId }))
    must(await owner.call(DeleteAsset, { AssetId: assetId }))
    for (const person of [owner, renter])
      expect(await applicationOf(person, ApplicationId)).toMatchObject({
        State: 'closed',
        Next: 'none',
        Can: { Invite: false, Close: false },
      })
    expect(await newsOf(renter)).toContainEqual(expect.stringContaining('was closed without a decision: The home was deleted.'))
  })

  test('does not become one of another kind while applications for it are open', async () => {
    const switched = async () => {
      const { Version } = must(await owner.call(GetUserAssetDetails, { AssetId: assetId }))
      return owner.call(SwitchAssetClassification, { AssetId: assetId, Version, CategoryId: 2, AssetTypeId: 201, ListingTypeId: 3 })
    }
    const ApplicationId = await sentApplication(owner, assetId, [renter])
    expect((await switched()).error?.Code).toBe('ClassificationHasApplications')
    must(await owner.call(UnSendApplication, { ApplicationId }))
    must(await switched())
  })
})

test('what has waited for its people for 30 days expires', async () => {
  const [ApplicationId, young] = [
    await sentApplication(owner, assetId, [renter]),
    await sentApplication(owner, (await addListedProperty(app, owner, { Title: 'Loft' })).AssetId, [renter]),
  ]
  await app.sql(`update application set expires_at = now() - interval '1 minute' where id = $1`, [ApplicationId])
  for (const _ of [1, 2]) await keepHouse(app.services, new AbortController().signal)
  expect(await applicationOf(owner, ApplicationId)).toMatchObject({ State: 'expired', Can: { Close: false } })
  expect(await applicationOf(owner, young)).toMatchObject({ State: 'sent' })
  for (const person of [renter, owner]) expect((await newsOf(person)).filter((message) => message.includes('has expired'))).toHaveLength(1)
})

describe('the data of an account', () => {
  const exported = async (person: TestPerson) =>
    (await (await person.raw(must(await person.call(GetAccountExport, {})).Url)).json()) as Record<string, Record<string, unknown>[]>

  test('hold what one has filled in, and of others what they have submitted at most by name', async () => {
    const { FormId } = await begunApplication(renter, assetId)
    await filledForm(renter, FormId)
    expect(await exported(owner)).toMatchObject({ applications: [], applicationForms: [], applicationSections: [] })
    const own = await exported(renter)
    expect(own).toMatchObject({ applications: [{}], applicationForms: [{ id: FormId }], applicationSections: [{}, {}, {}, {}] })
    expect(JSON.stringify(own)).not.toContain('219099999')
  })
})

test('a profile that becomes that of a business brings its applications along, and its own forms', async () => {
  const founder = await newFounder(app)
  const home = (await addListedProperty(app, founder)).AssetId
  const { ApplicationId, FormId } = await begunApplication(renter, home)
  await submittedForm(renter, FormId)
  const own = await begunApplication(founder, assetId)
  await filledForm(founder, own.FormId)
  const { accountId } = await foundBusiness(app, { founder })
  const [row] = await app.sql<{ application: string; form: string; section: string; document: string }>(
    `select (select account_id from application where id = $1) as application, (select account_id from application_form where id = $2) as form,
       (select distinct account_id from application_section where form_id = $3) as section,
       (select distinct account_id from document where restricted_to = $3) as document`,
    [ApplicationId, FormId, own.FormId],
  )
  expect(row).toEqual({ application: accountId, form: accountId, section: accountId, document: accountId })
  expect(must(await renter.call(GetApplicationFormDetails, { ApplicationId, FormId }))).toMatchObject({ IsYou: true })
})
