import { GetApplicationDetails, GetApplications } from '@keystead/contract/applications/applications/application.operations.ts'
import { GetApplicationBoard, GetApplicationDecision } from '@keystead/contract/applications/decisions/decision.operations.ts'
import { GetAppFormPdf, GetApplicationFormDetails } from '@keystead/contract/applications/form/form.operations.ts'
import {
  GetRenterProfile,
  GetSharedRenterProfile,
  KeepRenterProfile,
  OpenSharedRenterProfile,
  ShareRenterProfile,
} from '@keystead/contract/applications/renter-profile/renter-profile.operations.ts'
import { GetScreenings } from '@keystead/contract/applications/screening/screening.operations.ts'
import { ExportList } from '@keystead/contract/platform/list-exports/list-export.operations.ts'
import { GetNotifications } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { GetAccountExport } from '@keystead/contract/security/closing/closing.operations.ts'
import { describe, expect } from 'vitest'
import { begunApplication } from '../src/applications/applications/application.factory.ts'
import { submittedWithPapers } from '../src/applications/decisions/decision.factory.ts'
import { filledForm, identityTyped } from '../src/applications/form/form.factory.ts'
import { verifiedLandlord } from '../src/applications/screening/screening.factory.ts'
import { addListedProperty } from '../src/properties/properties/property.factory.ts'
import { app, testWith } from './bureau-app.ts'
import type { Place } from './canaries/canary.ts'
import { applyTogether, decideAgainst, type Household, newRenter, reveal, screenAll } from './canaries/household.ts'
import { newWatch } from './canaries/watched-people.ts'
import { listFiles, listTables } from './canaries/whole-database.ts'
import { findWritten, type Written } from './canaries/written-numbers.ts'
import type { TestPerson } from './harness.ts'
import { must } from './must.ts'
import { readPdf } from './read-pdf.ts'

/*
 * Numbers with which identities are stolen go through applications, screening and a renter's profile, each typed as people type it. Then everything that is
 * kept, sent, logged or read by others is searched for them, however they may be written.
 */

const test = testWith()

const watch = newWatch()
const { canaries, heard, number, idNumber, day, hear, reads, downloads } = watch

/** Someone whose form becomes a profile that strangers open by a link. */
async function shareProfile(owner: TestPerson, assetId: string): Promise<TestPerson> {
  const renter = await newRenter(owner, 'Pia')
  const { FormId } = await begunApplication(renter, assetId)
  await submittedWithPapers(renter, FormId, {
    personal: { BirthDate: day('day of birth of who shares a profile', '1979-12-08') },
    identity: identityTyped({
      Ssn: number('SSN of who shares a profile', '447-09-6612'),
      IdNumber: idNumber('license of who shares a profile', 'WDL*7K2Q94MB'),
    }),
  })
  must(await renter.call(KeepRenterProfile, { FormId }))
  await reads(renter, GetRenterProfile, {})
  const { Url } = must(await renter.call(ShareRenterProfile, { Label: 'Elm Homes', Days: 7 }))
  const Token = Url!.split('/').at(-1)!
  const stranger = app.visitor()
  hear('profile behind a link', must(await stranger.call(GetSharedRenterProfile, { Token })))
  hear('profile that was opened', must(await stranger.call(OpenSharedRenterProfile, { Token, Name: 'Kim Lee' })))
  return renter
}

/** What is not submitted is kept as well. */
async function leaveDraft(owner: TestPerson, assetId: string): Promise<void> {
  const renter = await newRenter(owner, 'Dot')
  const { FormId } = await begunApplication(renter, assetId)
  await filledForm(renter, FormId, {
    personal: { BirthDate: day('day of birth in a draft', '2001-09-17') },
    identity: identityTyped({ Ssn: number('SSN in a draft', '219-48-7735'), IdNumber: idNumber('license in a draft', 'K4471-99820-X') }),
  })
}

/** All that those who decide, and others of the household, can read and take along. */
async function readAll({ owner, applicationId: ApplicationId, people }: Household): Promise<void> {
  await reads(owner, GetApplications, {})
  await reads(owner, GetApplicationDetails, { ApplicationId })
  await reads(owner, GetApplicationDecision, { ApplicationId })
  await reads(owner, GetScreenings, { ApplicationId })
  await reads(owner, GetNotifications, {})
  await downloads(owner, 'list of applications', must(await owner.call(ExportList, { List: 'GetApplications' })).Url)
  for (const { person, formId: FormId } of people) {
    await reads(owner, GetApplicationFormDetails, { ApplicationId, FormId })
    const { Url } = await reads(owner, GetAppFormPdf, { ApplicationId, FormId })
    heard.push({ name: 'PDF of a form', text: (await readPdf(await downloads(owner, 'bytes of a PDF', Url))).text })
    await reads(person, GetApplicationDecision, { ApplicationId })
    await reads(person, GetNotifications, {})
  }
  for (const person of [owner, ...people.map((one) => one.person)])
    await downloads(person, 'data of an account', must(await person.call(GetAccountExport, {})).Url)
}

let tables: Place[]
test.beforeAll(async () => {
  const owner = await app.newPerson({ firstName: 'Olive' })
  await verifiedLandlord(app, owner)
  const [{ AssetId }, other] = [await addListedProperty(app, owner), await addListedProperty(app, owner)]
  const household = await applyTogether(watch, owner, AssetId)
  await reveal(household)
  await screenAll(household)
  expect((await reads(owner, GetApplicationBoard, { AssetId })).Applications).toHaveLength(1)
  const sharing = await shareProfile(owner, other.AssetId)
  await leaveDraft(owner, other.AssetId)
  await decideAgainst(household)
  await readAll(household)
  await downloads(sharing, 'data of an account', must(await sharing.call(GetAccountExport, {})).Url)
  await app.emailTo(household.people[0]!.person.email, /decision|application/i)
  tables = await listTables(app)
  heard.push({ name: 'log', text: app.logLines.join('\n') })
  const { received } = app.mailServer
  heard.push(...received.map(({ subject, source, text, html }) => ({ name: `email ${subject}`, text: [source, text, html].join('\n') })))
}, 300_000)

describe('numbers of people', () => {
  test('are many, and went all the way', () => {
    expect(new Set(canaries.map(({ name }) => name)).size).toBe(canaries.length)
    expect(canaries.length).toBeGreaterThanOrEqual(20)
    for (const name of [
      'email',
      'audit_event',
      'call_replay',
      'notification',
      'outside_call',
      'pgboss.job',
      'application_secret',
      'screening_report',
    ])
      expect(tables.find((table) => table.name === name)?.text, name).not.toBe('')
    for (const name of [
      'PDF of a form',
      'list of applications',
      'data of an account',
      'reply of GetApplicationBoard',
      'profile that was opened',
    ])
      expect(heard.find((place) => place.name === name)?.text.length, name).toBeGreaterThan(100)
    expect(app.mailServer.received.length).toBeGreaterThan(4)
    // The one place that brings a number brings it.
    const bare = canaries.map((each) => ({ ...each, carriers: [] }))
    expect(findWritten(bare, heard).map((found) => found.split(' (')[0])).toEqual(['SSN of the applicant in reply of RevealAppFormSsn'])
  })

  test('stand nowhere in the database', () => {
    expect(findWritten(canaries, tables)).toEqual([])
  })

  test('are in no file that is kept', async () => {
    const files = await listFiles(app.services.settings.DATA_DIR)
    expect(files.length).toBeGreaterThan(0)
    expect(findWritten(canaries, files)).toEqual([])
  })

  test('are in no answer to others, email, log line, export or PDF', () => {
    expect(findWritten(canaries, heard)).toEqual([])
  })

  test('would be found, in whatever column and however they are written', async () => {
    const [ssn, born] = ['SSN of the guarantor', 'day of birth of the guarantor'].map((name) =>
      canaries.find((each) => each.name === name)!,
    ) as [Written, Written]
    const written = [...ssn.spellings, ...born.spellings]
    const inText = written.flatMap((text) => [
      `Number ${text}.`,
      Buffer.from(`of ${text}, typed`).toString('base64'),
      Buffer.from(`:${text}`).toString('base64url'),
      Buffer.from(text).toString('base64'),
      Buffer.from(`x${text}`).toString('hex'),
    ])
    for (const text of inText) expect(findWritten([ssn, born], [{ name: 'a text', text }]), text).toHaveLength(1)
    const [draft] = await app.sql<{ id: string; account_id: string }>(
      `select id, account_id from application_form where state <> 'submitted'`,
    )
    await app.sql(`insert into application_secret (form_id, kind, account_id, sealed) values ($1, 'last4Ssn', $2, $3)`, [
      draft!.id,
      draft!.account_id,
      Buffer.from(ssn.spellings[1]!),
    ])
    await app.sql(`update application_section set data = data || $2::jsonb where form_id = $1 and section = 'personal'`, [
      draft!.id,
      JSON.stringify({ Note: { Said: born.spellings[4] } }),
    ])
    const found = findWritten(canaries, await listTables(app)).map((each) => each.split(' (')[0])
    expect(found.toSorted()).toEqual([`${ssn.name} in application_secret`, `${born.name} in application_section`])
  })
})
