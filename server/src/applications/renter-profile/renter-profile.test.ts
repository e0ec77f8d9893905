import { CreateApplication, GetApplicationOptions } from '@keystead/contract/applications/applications/application.operations.ts'
import { GetApplicationFormDetails, ProcessApplication } from '@keystead/contract/applications/form/form.operations.ts'
import {
  DeleteRenterProfile,
  GetRenterProfile,
  GetSharedRenterProfile,
  KeepRenterProfile,
  OpenSharedRenterProfile,
  ShareRenterProfile,
  StopRenterProfileShare,
} from '@keystead/contract/applications/renter-profile/renter-profile.operations.ts'
import { GetNotifications } from '@keystead/contract/platform/notifications/notification.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/emailing-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { secretIn } from '../../../test/mail-server.ts'
import { must } from '../../../test/must.ts'
import { foundBusiness, newFounder } from '../../people/businesses/business.factory.ts'
import { addListedProperty } from '../../properties/properties/property.factory.ts'
import { begunApplication } from '../applications/application.factory.ts'
import { CONSENTS, filledForm, jobTyped, SSN, submittedForm } from '../form/form.factory.ts'

const BORN = '1990-05-17'
const ID_NUMBER = 'CO-4471-9982'
/** In every spelling that could slip through. */
const CANARIES = [SSN, SSN.replaceAll('-', ''), SSN.slice(-4), BORN, ID_NUMBER, ID_NUMBER.slice(-4)]

let owner: TestPerson
let renter: TestPerson
let assetId: string
beforeEach(async () => {
  ;[owner, renter] = await Promise.all([app.newPerson(), app.newPerson({ profileType: 'Tenant' })])
  assetId = (await addListedProperty(app, owner)).AssetId
})

async function submitted(person: TestPerson): Promise<string> {
  const { FormId } = await begunApplication(person, assetId)
  await submittedForm(person, FormId, {
    employment: { Jobs: [jobTyped({ SupervisorName: 'Ada Bell', SupervisorPhone: '(303) 555-0155' })] },
  })
  return FormId
}

async function kept(person: TestPerson): Promise<string> {
  const FormId = await submitted(person)
  must(await person.call(KeepRenterProfile, { FormId }))
  return FormId
}

async function linked(person: TestPerson, more: Partial<InputOf<typeof ShareRenterProfile>> = {}) {
  const { ShareId, Url } = must(await person.call(ShareRenterProfile, { Label: 'Elm Homes', Days: 7, ...more }))
  return { ShareId, Token: Url!.split('/').at(-1)! }
}

const profileOf = async (person: TestPerson) => must(await person.call(GetRenterProfile, {}))
const opened = (Token: string, Name = 'Kim Lee') => app.visitor().call(OpenSharedRenterProfile, { Token, Name })
const newsOf = async (person: TestPerson) => must(await person.call(GetNotifications, {})).Items.map(({ Message }) => Message)

describe('a renter’s profile', () => {
  test('is made of the form that was submitted last, and is good for thirty days from then on', async () => {
    expect(await profileOf(renter)).toEqual({ Profile: null, FormToKeep: null })
    expect((await renter.call(KeepRenterProfile, {})).error?.Code).toBe('NoFormToKeep')
    const FormId = await submitted(renter)
    await app.sql(`update application_form set submitted_at = now() - interval '10 days' where id = $1`, [FormId])
    const { FormToKeep } = await profileOf(renter)
    expect(FormToKeep?.FormId).toBe(FormId)
    const { ExpiresAt } = must(await renter.call(KeepRenterProfile, {}))
    expect(FormToKeep?.ExpiresAt).toBe(ExpiresAt)
    expect(Math.round((Date.parse(ExpiresAt) - Date.parse(FormToKeep!.SubmittedAt)) / 86_400_000)).toBe(30)
    const { Profile, FormToKeep: left } = await profileOf(renter)
    expect(left).toBeNull()
    expect(Profile).toMatchObject({ State: 'valid', ExpiresAt, Shares: [] })
    expect(Profile?.Stated).toMatchObject({ IsAdult: true, Personal: { FirstName: 'Mia' }, Employment: { MonthlyIncome: '5500.00' } })

    await app.sql(`update renter_profile set submitted_at = now() - interval '31 days', expires_at = now() - interval '1 second'`)
    expect((await profileOf(renter)).Profile?.State).toBe('expired')
    expect((await renter.call(ShareRenterProfile, { Label: 'Elm Homes', Days: 7 })).error?.Code).toBe('RenterProfileExpired')
  })

  test('is not made of what was submitted too long ago, is open, or is another’s', async () => {
    const FormId = await submitted(renter)
    const other = await app.newPerson({ profileType: 'Tenant' })
    for (const person of [owner, other]) expect((await person.call(KeepRenterProfile, { FormId })).error?.Code).toBe('NoFormToKeep')
    await app.sql(`update application_form set submitted_at = now() - interval '30 days' where id = $1`, [FormId])
    expect((await renter.call(KeepRenterProfile, { FormId })).error?.Code).toBe('NoFormToKeep')
    await app.sql(`update application_form set state = 'withdrawn', submitted_at = now() where id = $1`, [FormId])
    expect((await profileOf(renter)).FormToKeep).toBeNull()
  })

  test('stays as it is when it is made once more, and the links to the one before end', async () => {
    await kept(renter)
    const { Token } = await linked(renter)
    must(await opened(Token))
    must(await renter.call(KeepRenterProfile, {}))
    expect((await profileOf(renter)).Profile?.Shares).toEqual([])
    expect((await opened(Token)).error?.Code).toBe('RenterProfileLinkOver')
    const again = await linked(renter)
    must(await renter.call(DeleteRenterProfile, {}))
    expect((await opened(again.Token)).error?.Code).toBe('RenterProfileLinkOver')
    expect((await renter.call(DeleteRenterProfile, {})).error?.Code).toBe('RenterProfileNotFound')
  })

  test('is of the person: another account has none of its rows, and those of a business that they found do not either', async () => {
    const founder = await newFounder(app)
    await kept(founder)
    const { ShareId, Token } = await linked(founder)
    must(await opened(Token))
    const business = await foundBusiness(app, { founder })
    const seen = (accountId: string) =>
      app.services.database.transaction({ kind: 'account', accountId }, async (db) => {
        const tables = ['renter_profile', 'renter_profile_share', 'renter_profile_opening']
        const counts: number[] = []
        for (const table of tables) counts.push((await db.sql(`select 1 from ${table} where account_id = $1`, [founder.accountId])).length)
        return counts
      })
    expect(await seen(founder.accountId)).toEqual([1, 1, 1])
    for (const accountId of [business.accountId, owner.accountId]) expect(await seen(accountId)).toEqual([0, 0, 0])
    expect((await profileOf(founder)).Profile?.State).toBe('valid')
    expect((await renter.call(StopRenterProfileShare, { ShareId })).error?.Code).toBe('RenterProfileShareNotFound')
  })
})

describe('a link to it', () => {
  test('is read after a name is given, which its owner sees; they are told once an hour', async () => {
    await kept(renter)
    const { Token } = await linked(renter)
    const before = must(await app.visitor().call(GetSharedRenterProfile, { Token }))
    expect(Object.keys(before).sort()).toEqual(['Name', 'SubmittedAt', 'UntilAt'])
    expect((await profileOf(renter)).Profile?.Shares[0]?.OpeningsCount).toBe(0)
    expect((await opened(Token, ' ')).error?.Fields?.Name).toBe('Your name can not be empty.')
    for (const name of ['Kim Lee', 'Kim Lee', 'Lou Park']) must(await opened(Token, name))
    const { Shares } = (await profileOf(renter)).Profile!
    expect(Shares[0]).toMatchObject({ Label: 'Elm Homes', State: 'open', OpeningsCount: 2 })
    expect(Shares[0]!.Openings.map(({ Name }) => Name)).toEqual(['Lou Park', 'Kim Lee'])
    const told = () => newsOf(renter).then((news) => news.filter((one) => one.includes('renter’s profile')))
    expect(await told()).toEqual(['Kim Lee has opened your renter’s profile.'])
    await app.sql(`update renter_profile_share set told_at = now() - interval '61 minutes' where account_id = $1`, [renter.accountId])
    must(await opened(Token, 'Write to www.elsewhere.example'))
    expect((await told())[0]).toBe('Someone has opened your renter’s profile.')
  })

  test('shows how to reach others only where the renter says so, and never who is called in an emergency, or a plate', async () => {
    await kept(renter)
    const shy = must(await opened((await linked(renter)).Token)).Stated
    expect(shy.Personal).toMatchObject({ Email: 'mia.lang@example.com', PhonePrimary: '(303) 555-0142', EmergencyPhone: null })
    expect(shy.Personal.References[0]).toMatchObject({ Name: 'Jon Bell', Phone: null })
    expect(shy.Residence.Addresses[0]).toMatchObject({ RentPaidTo: 'Elm Homes', LandlordEmail: null })
    expect(shy.Employment.Jobs[0]).toMatchObject({ Employer: 'Boulder Schools', SupervisorName: null, SupervisorPhone: null })
    const all = must(await opened((await linked(renter, { ShowsContacts: true })).Token)).Stated
    expect(all.Personal.Vehicles[0]).toMatchObject({ Make: 'Subaru Outback', Plate: null })
    expect(all.Personal).toMatchObject({ EmergencyName: null, EmergencyPhone: null, References: [{ Phone: '(303) 555-0144' }] })
    expect(all.Residence.Addresses[0]?.LandlordEmail).toBe('office@elm.example.com')
    expect(all.Employment.Jobs[0]?.SupervisorPhone).toBe('(303) 555-0155')
  })

  test('that is stopped, over or unknown is answered alike, and so is one whose profile is over', async () => {
    await kept(renter)
    const links = [await linked(renter), await linked(renter), await linked(renter)] as const
    must(await renter.call(StopRenterProfileShare, { ShareId: links[0].ShareId }))
    expect((await renter.call(StopRenterProfileShare, { ShareId: links[0].ShareId })).error?.Code).toBe('RenterProfileShareNotFound')
    await app.sql(`update renter_profile_share set until_at = now() where id = $1`, [links[1].ShareId])
    const answers = async (Token: string) => [
      (await app.visitor().call(GetSharedRenterProfile, { Token })).error,
      (await opened(Token)).error,
    ]
    const unknown = await answers('x'.repeat(43))
    expect(unknown.map((error) => error?.Code)).toEqual(['RenterProfileLinkOver', 'RenterProfileLinkOver'])
    const plain = (errors: typeof unknown) => errors.map((error) => ({ ...error, Reference: null }))
    for (const { Token } of links.slice(0, 2)) expect(plain(await answers(Token))).toEqual(plain(unknown))
    must(await opened(links[2].Token))
    await app.sql(`update renter_profile set submitted_at = now() - interval '30 days', expires_at = now() where account_id = $1`, [
      renter.accountId,
    ])
    expect(plain(await answers(links[2].Token))).toEqual(plain(unknown))
    expect((await profileOf(renter)).Profile?.Shares.map(({ State }) => State)).toEqual(['open', 'over', 'stopped'])
  })

  test('ends with the profile at the latest, and twenty of them are open at once', async () => {
    const FormId = await submitted(renter)
    await app.sql(`update application_form set submitted_at = now() - interval '25 days' where id = $1`, [FormId])
    const { ExpiresAt } = must(await renter.call(KeepRenterProfile, {}))
    const share = { Label: 'Elm Homes', Days: 30 }
    expect(must(await renter.call(ShareRenterProfile, share)).UntilAt).toBe(ExpiresAt)
    expect((await renter.call(ShareRenterProfile, { ...share, Days: 31 })).error?.Fields?.Days).toBe('Days should be between 1 and 30.')
    for (let count = 1; count < 20; count += 1) must(await renter.call(ShareRenterProfile, share))
    expect((await renter.call(ShareRenterProfile, share)).error?.Code).toBe('TooManyRenterProfileShares')
  })

  test('goes to an address by email, of who has confirmed theirs', async () => {
    await kept(renter)
    const input = { Label: 'Elm Homes', Email: 'office@elm.example.com', Days: 7 }
    await app.sql('update account set email_verified_at = null where id = $1', [renter.accountId])
    expect((await renter.call(ShareRenterProfile, input)).error?.Code).toBe('ConfirmEmailToShareProfile')
    await app.sql('update account set email_verified_at = now() where id = $1', [renter.accountId])
    expect(must(await renter.call(ShareRenterProfile, input)).Url).toBeNull()
    const email = await app.emailTo('office@elm.example.com')
    const { Stated } = must(await opened(secretIn(email, '/RenterProfile/')))
    expect(Stated.Personal.LastName).toBe('Lang')
    for (const canary of CANARIES) expect(email.source).not.toContain(canary)
  })

  test('goes to one address three times in a day, whoever sends it', async () => {
    const other = await app.newPerson({ profileType: 'Tenant' })
    for (const person of [renter, other]) await kept(person)
    const to = (person: TestPerson, Email: string) => person.call(ShareRenterProfile, { Label: 'Elm Homes', Email, Days: 7 })
    for (const address of ['crowded@elm.example.com', 'Crowded@elm.example.com']) must(await to(renter, address))
    must(await to(other, 'crowded@elm.example.com'))
    expect(await to(other, 'crowded@ELM.example.com')).toMatchObject({
      status: 429,
      error: { Code: 'TooManyRenterProfileEmails', Message: expect.stringContaining('This address') as string },
    })
    must(await to(other, 'quiet@elm.example.com'))
  })
})

describe('numbers and the date of birth', () => {
  test('are in no row and in no answer', async () => {
    await kept(renter)
    const { Token } = await linked(renter, { ShowsContacts: true })
    const answers = [await profileOf(renter), must(await opened(Token)), must(await app.visitor().call(GetSharedRenterProfile, { Token }))]
    const rows = await Promise.all(
      ['renter_profile', 'renter_profile_share', 'renter_profile_opening'].map((table) =>
        app.sql(`select to_jsonb(t) - 'id' - 'account_id' as row from ${table} t`),
      ),
    )
    const [form] = await app.sql<{ ids: string }>(`select string_agg(id::text || form_id::text, ' ') as ids from renter_profile`)
    expect(form?.ids).toBeTruthy()
    const all = withoutIds(JSON.stringify([answers, rows]))
    expect(all).toContain('Boulder Schools')
    for (const canary of CANARIES) expect(all, canary).not.toContain(canary)
    for (const said of ['full', 'HasSsn":true']) expect(all).not.toContain(said)
  })
})

/** Ids and moments are made of digits, too. */
function withoutIds(text: string): string {
  return text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '').replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+/g, '')
}

describe('a new application', () => {
  const documentsOf = async (ApplicationId: string, FormId: string) =>
    must(await renter.call(GetApplicationFormDetails, { ApplicationId, FormId })).Documents

  test('begins with what the last form said and copies of its documents, so that only the consents are missing', async () => {
    await kept(renter)
    const [before] = await app.sql<{ keys: string[] }>(
      'select array_agg(storage_key) as keys from document_version where account_id = $1',
      [renter.accountId],
    )
    const next = (await addListedProperty(app, owner, { Title: 'Loft' })).AssetId
    expect(must(await renter.call(GetApplicationOptions, { AssetId: next })).ProfileUntil).not.toBeNull()
    const { ApplicationId, FormId } = await begunApplication(renter, next)
    await expect.poll(async () => (await documentsOf(ApplicationId, FormId)).length, { timeout: 15_000 }).toBe(2)
    const [after] = await app.sql<{ keys: string[]; bytes: boolean }>(
      'select array_agg(storage_key) as keys from document_version where account_id = $1',
      [renter.accountId],
    )
    // Bytes of their own: to delete one file takes nothing from the other.
    expect(new Set(after!.keys).size).toBe(before!.keys.length + 2)
    for (const key of after!.keys) expect(await app.services.files.exists(key)).toBe(true)
    const { IsAccurate, ...noConsent } = CONSENTS
    expect((await renter.call(ProcessApplication, { FormId, ...noConsent, IsAccurate: !IsAccurate })).status).toBe(400)
    must(await renter.call(ProcessApplication, { FormId, ...CONSENTS }))
  })

  test('begins without them where there is no valid profile, and so does one of a business', async () => {
    await kept(renter)
    await app.sql(`update renter_profile set submitted_at = now() - interval '30 days', expires_at = now() where account_id = $1`, [
      renter.accountId,
    ])
    const next = (await addListedProperty(app, owner, { Title: 'Loft' })).AssetId
    expect(must(await renter.call(GetApplicationOptions, { AssetId: next })).ProfileUntil).toBeNull()
    const { FormId } = await begunApplication(renter, next)
    const founder = await newFounder(app)
    await kept(founder)
    const otherProfile = await app.secondProfile(founder, 'Tenant')
    expect(must(await otherProfile.call(GetApplicationOptions, { AssetId: next })).ProfileUntil).toBeNull()
    expect(must(await founder.call(GetApplicationOptions, { AssetId: next })).ProfileUntil).not.toBeNull()
    await foundBusiness(app, { founder })
    expect(must(await founder.call(GetApplicationOptions, { AssetId: next })).ProfileUntil).toBeNull()
    const ofBusiness = must(await founder.call(CreateApplication, { AssetId: next })).FormId!
    expect(
      await app.sql(`select 1 from pgboss.job where name = 'bring-renter-documents' and data->>'formId' = any($1)`, [[FormId, ofBusiness]]),
    ).toEqual([])
  })

  test('that was submitted meanwhile stays as it was', async () => {
    await kept(renter)
    const next = (await addListedProperty(app, owner, { Title: 'Loft' })).AssetId
    const { ApplicationId, FormId } = await begunApplication(renter, next)
    await expect.poll(async () => (await documentsOf(ApplicationId, FormId)).length, { timeout: 15_000 }).toBe(2)
    await filledForm(renter, FormId, { documents: 0 })
    must(await renter.call(ProcessApplication, { FormId, ...CONSENTS }))
    await app.sql('update document set restricted_to = null where restricted_to = $1', [FormId])
    const { bringDocuments } = await import('./bring-documents.ts')
    await bringDocuments(app.services, { formId: FormId })
    expect(await documentsOf(ApplicationId, FormId)).toEqual([])
  })
})
