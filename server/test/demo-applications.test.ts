import { GetApplicationDetails, GetApplications } from '@keystead/contract/applications/applications/application.operations.ts'
import { GetApplicationBoard } from '@keystead/contract/applications/decisions/decision.operations.ts'
import {
  GetAppFormDocumentFile,
  GetAppFormPdf,
  GetAppFormPersonalInfo,
  GetApplicationFormDetails,
} from '@keystead/contract/applications/form/form.operations.ts'
import { isSsn } from '@keystead/contract/values/identity-fields.ts'
import { describe, expect } from 'vitest'
import { demoApplicants } from '../src/demo/applications/demo-applicants.ts'
import { demoApplications } from '../src/demo/applications/demo-applications.ts'
import { fillApplications } from '../src/demo/applications/fill-applications.ts'
import { DEMO_PASSWORD } from '../src/demo/demo-people.ts'
import { seedDemo } from '../src/demo/demo.ts'
import { signedInBrowser } from '../src/security/sign-in/account.factory.ts'
import { app, testWith } from './app.ts'
import { must } from './must.ts'
import { readPdf } from './read-pdf.ts'

const test = testWith({ DEMO: '1' })

test.beforeAll(async () => {
  await seedDemo(app.services, () => {})
  await fillApplications(app.services)
})

const signedIn = (email: string) => signedInBrowser(app, email, DEMO_PASSWORD)

describe('applications of a demo', () => {
  test('for one home are measured by what was asked before', async () => {
    const ruth = await signedIn('ruth.calloway@example.com')
    const [first] = must(await ruth.call(GetApplications, { States: ['submitted'] })).Items
    const { Applications } = must(await ruth.call(GetApplicationBoard, { AssetId: first!.Home.AssetId }))
    expect(Applications.map(({ Place, Criteria }) => [Place, Criteria.map(({ Criterion, Result }) => `${Criterion} ${Result}`)])).toEqual([
      [1, ['income met', 'evictions met', 'landlordReference met', 'residents met']],
      [2, ['income notMet', 'evictions met', 'landlordReference met', 'residents met']],
    ])
  })

  test('are in every state, two of them for the same home, and are made once', async () => {
    const states = () => app.sql(`select status, count(*)::int as count from application group by 1 order by 1`)
    const made = await states()
    expect(made).toEqual([
      { status: 'closed', count: 1 },
      { status: 'draft', count: 1 },
      { status: 'expired', count: 1 },
      { status: 'sent', count: 1 },
      { status: 'submitted', count: 2 },
      { status: 'withdrawn', count: 1 },
    ])
    expect(made.reduce((sum, { count }) => sum + (count as number), 0)).toBe(demoApplications.length)
    await fillApplications(app.services)
    expect(await states()).toEqual(made)

    const ruth = await signedIn('ruth.calloway@example.com')
    const submitted = must(await ruth.call(GetApplications, { States: ['submitted'] })).Items
    expect(submitted.map(({ Names }) => Names.toSorted()).toSorted()).toEqual([
      ['June Okoye'],
      ['Priya Lindgren', 'Teo Marchetti', 'Walt Hennessy'],
    ])
    expect(new Set(submitted.map(({ Home }) => Home.AssetId)).size).toBe(1)
    // What was withdrawn is listed for its landlord, and no form of it is read.
    const [withdrawn] = must(await ruth.call(GetApplications, { States: ['withdrawn'] })).Items
    expect(
      must(await ruth.call(GetApplicationDetails, { ApplicationId: withdrawn!.ApplicationId })).Applicants.map(
        ({ IsReadable }) => IsReadable,
      ),
    ).toEqual([false])
  })

  test('hold whole forms with papers that are read, and as a PDF', async () => {
    const ruth = await signedIn('ruth.calloway@example.com')
    const noor = await signedIn('noor.castellan@example.com')
    for (const { ApplicationId } of must(await ruth.call(GetApplications, { States: ['submitted'] })).Items) {
      for (const { FormId, Name } of must(await ruth.call(GetApplicationDetails, { ApplicationId })).Applicants) {
        const place = { ApplicationId, FormId }
        const details = must(await ruth.call(GetApplicationFormDetails, place))
        expect(
          details.Sections.flatMap(({ Missing }) => Missing),
          Name,
        ).toEqual([])
        expect([details.MissingDocuments, details.IsAdult, details.Consents.length]).toEqual([null, true, 2])
        expect(Number(details.Employment.MonthlyIncome)).toBeGreaterThan(4_000)
        const { DocumentId } = details.Documents[0]!
        expect((await ruth.raw(must(await ruth.call(GetAppFormDocumentFile, { ...place, DocumentId })).Url)).status).toBe(200)
        const pdf = await noor.raw(must(await noor.call(GetAppFormPdf, place)).Url)
        expect((await readPdf(new Uint8Array(await pdf.arrayBuffer()))).text).toContain(Name)
      }
    }
  })

  test('happened in their order, none of it in the time to come, and no one is told of it today', async () => {
    const wrong = await app.sql(
      `select id::text as what from application where greatest(created_at, sent_at, opened_at, completed_at, ended_at, updated_at) > now()
         or sent_at < created_at or completed_at < sent_at or ended_at < coalesce(completed_at, sent_at)
         or (ended_at is null and expires_at < now()) or (ended_at is not null and expires_at > sent_at + interval '30 days 1 hour')
       union all select f.id::text from application_form f join application a on a.id = f.application_id
         where greatest(f.given_at, f.opened_at, f.submitted_at, f.ended_at) > now() or f.opened_at < f.given_at or f.submitted_at < f.opened_at
           or f.submitted_at > a.completed_at or f.ended_at is distinct from a.ended_at
       union all select e.id::text from application_event e join application a on a.id = e.application_id
         where e.at > now() or e.at < a.created_at - interval '1 minute' or e.at > coalesce(a.ended_at, now()) + interval '1 minute'
       union all select c.form_id::text from application_consent c join application_form f on f.id = c.form_id where c.given_at <> f.submitted_at
       union all select id::text from notification where event_key like 'application.%'`,
    )
    expect(wrong).toEqual([])
    const [oldest] = await app.sql(`select a.status from application a order by a.created_at limit 1`)
    expect(oldest).toEqual({ status: 'expired' })
    const lasting = await app.sql<{ application_id: string; kinds: string[] }>(
      `select application_id, array_agg(kind order by at, id) as kinds from application_event group by application_id`,
    )
    const last = new Set(['closed', 'withdrawn', 'expired'])
    for (const { kinds } of lasting) {
      expect(kinds[0]).toBe('created')
      expect(kinds.findIndex((kind) => last.has(kind))).toBeOneOf([-1, kinds.length - 1])
    }
  })

  test('go on where they are: a form is filled in further, and a later one began with the last', async () => {
    const lars = await signedIn('lars.whitcombe@example.com')
    const [open] = must(await lars.call(GetApplications, { IsMyTurn: true })).Items
    expect(open).toMatchObject({ State: 'sent', LandlordName: 'Thorsby Commercial Partners' })
    expect(must(await lars.call(GetAppFormPersonalInfo, { FormId: open!.FormId! }))).toMatchObject({ Missing: [], BirthDate: '1979-12-12' })
    const june = await signedIn('june.okoye@example.com')
    // A draft is no one’s but the landlord’s.
    expect(
      must(await june.call(GetApplications, {}))
        .Items.map(({ State }) => State)
        .toSorted(),
    ).toEqual(['submitted', 'withdrawn'])
    const desmond = await signedIn('desmond.achter@example.com')
    expect(must(await desmond.call(GetApplications, { States: ['draft'] })).Items.map(({ Names }) => Names)).toEqual([['June Okoye']])
  })

  test('keep numbers that no one has, each sealed', async () => {
    const numbers = Object.values(demoApplicants).flatMap((applicant) => applicant?.identity.Ssn ?? [])
    expect(numbers.toSorted()).toEqual(['078-05-1120', '219-09-9999'])
    expect(numbers.every((number) => isSsn(number.replaceAll('-', '')))).toBe(true)
    const readable = await app.sql(
      `select form_id from application_section where data::text ~ '219-?09-?9999|078-?05-?1120|WDL4471OKO' union all
       select form_id from application_secret where encode(sealed, 'escape') ~ '219-?09-?9999|078-?05-?1120|1991-04-08'`,
    )
    expect(readable).toEqual([])
  })
})
