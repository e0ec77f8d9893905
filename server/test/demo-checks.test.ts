import { GetApplicationDetails, GetApplications } from '@keystead/contract/applications/applications/application.operations.ts'
import { GetApplicationFees } from '@keystead/contract/applications/fees/fee.operations.ts'
import { GetApplicationReferences } from '@keystead/contract/applications/references/reference.operations.ts'
import { GetScreenings } from '@keystead/contract/applications/screening/screening.operations.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBureau } from '../../gateway/src/start-bureau.ts'
import { startGateway } from '../../gateway/src/start-gateway.ts'
import { fillApplications } from '../src/demo/applications/fill-applications.ts'
import { fillChecks } from '../src/demo/applications/fill-checks.ts'
import { DEMO_PASSWORD } from '../src/demo/demo-people.ts'
import { seedDemo } from '../src/demo/demo.ts'
import { fillMoney } from '../src/demo/money/fill-money.ts'
import { signedInBrowser } from '../src/security/sign-in/account.factory.ts'
import { bureauSettingsOf } from './bureau-settings.ts'
import { settingsOf } from './gateway-settings.ts'
import { type TestApp, startTestApp } from './harness.ts'
import { must } from './must.ts'

let app: TestApp
const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
})

const never = new AbortController().signal
/** A year of money at the sandbox comes before, on a busy machine. */
const YEAR_MS = 300_000

async function openDemo(settings: Record<string, string> = {}): Promise<void> {
  const opened = await startTestApp({ DEMO: '1', ...settings })
  closing.push(() => opened.close())
  app = opened
  await seedDemo(app.services, () => {})
}

const signedIn = (email: string) => signedInBrowser(app, email, DEMO_PASSWORD)

/** Of all that its landlord can decide on, by the name of the person. */
async function screeningsByName() {
  const ruth = await signedIn('ruth.calloway@example.com')
  const { Items } = must(await ruth.call(GetApplications, { States: ['submitted'] }))
  const found = await Promise.all(
    Items.map(async ({ ApplicationId }) => must(await ruth.call(GetScreenings, { ApplicationId })).Screenings),
  )
  return Object.fromEntries(found.flat().map((screening) => [screening.Name, screening]))
}

async function june() {
  const renter = await signedIn('june.okoye@example.com')
  return { renter, applications: must(await renter.call(GetApplications, {})).Items }
}

describe('with a bureau and a gateway', () => {
  beforeAll(async () => {
    const gateway = await startGateway({ clock: {}, demo: true, review: 'manual' })
    closing.push(() => gateway.close())
    const bureau = await startBureau({ demo: true })
    closing.push(() => bureau.close())
    await openDemo({ ...settingsOf(gateway), ...bureauSettingsOf(bureau) })
    await fillApplications(app.services)
    await fillChecks(app.services, never)
    expect(await app.sql('select 1 from screening')).toEqual([])
    await fillMoney(app.services, never)
    await fillChecks(app.services, never)
  }, YEAR_MS)

  test('applicants are screened, asked and checked', async () => {
    expect(await screeningsByName()).toMatchObject({
      'Priya Lindgren': { State: 'completed', PackageId: 3, Report: { Version: 1, OpenedAt: expect.any(String) as string } },
      'Teo Marchetti': { State: 'requested', PackageId: 3 },
      'Walt Hennessy': { State: 'completed', PackageId: 6 },
      'June Okoye': { State: 'unpaid', PackageId: 1, PaidBy: 'applicant' },
    })
  })

  test('a former landlord has answered', async () => {
    const ruth = await signedIn('ruth.calloway@example.com')
    const { renter, applications } = await june()
    const { ApplicationId } = applications.find(({ State }) => State === 'submitted')!
    const references = must(await ruth.call(GetApplicationReferences, { ApplicationId })).Items
    expect(references.filter(({ State }) => State !== null)).toMatchObject([
      { Kind: 'landlord', Name: 'Achter Brick & Hearth LLC', State: 'answered', Landlord: { PaidOnTime: 'always', WouldRentAgain: 'Y' } },
    ])
    const fee = must(await renter.call(GetApplicationFees, { ApplicationId })).Items.find(({ Kind }) => Kind === 'screening')
    expect(fee).toMatchObject({ State: 'due', Amount: '18.00' })
  })

  test('someone is named by an email, and who applies with them has paid the fee', async () => {
    const { renter, applications } = await june()
    const { ApplicationId } = applications.find(({ State }) => State === 'sent')!
    const { Applicants } = must(await renter.call(GetApplicationDetails, { ApplicationId }))
    expect(Applicants.map(({ Name }) => Name).toSorted()).toEqual(['June Okoye', 'Robin Fairley'])
    await expect
      .poll(async () => must(await renter.call(GetApplicationFees, { ApplicationId })).Items, { timeout: 30_000 })
      .toMatchObject([{ IsYou: true, State: 'paid', Amount: '50.00' }])
  })

  test('once', async () => {
    const counted = () =>
      app.sql(`select (select count(*) from screening)::int as screenings, (select count(*) from application)::int as applications`)
    const before = await counted()
    await app.sql(`delete from seed_state where name = 'demo-checks'`)
    await fillChecks(app.services, never)
    expect(await counted()).toEqual(before)
  })
})

describe('without either', () => {
  beforeAll(async () => {
    await openDemo()
    await fillApplications(app.services)
    await fillMoney(app.services, never)
    await fillChecks(app.services, never)
  }, YEAR_MS)

  test('what needs no other company is there', async () => {
    expect(Object.entries(await screeningsByName()).map(([name, { State }]) => [name, State])).toEqual([['Walt Hennessy', 'completed']])
    const { renter, applications } = await june()
    const { ApplicationId } = applications.find(({ State }) => State === 'sent')!
    expect(must(await renter.call(GetApplicationFees, { ApplicationId })).Items).toMatchObject([{ State: 'outside' }])
  })
})
