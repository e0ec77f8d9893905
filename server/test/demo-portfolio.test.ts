import { GetAssets } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { GetUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { Login } from '@keystead/contract/security/sign-in/account.operations.ts'
import type { SignedInAnswer } from '@keystead/contract/security/sessions/session.schemas.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { seedDemo } from '../src/demo/demo.ts'
import { FOUNDER_EMAIL, demoMembers, demoPeople, demoSignIns } from '../src/demo/demo-people.ts'
import { planPictures } from '../src/demo/demo-picture-plan.ts'
import { drawDemoPictures } from '../src/demo/demo-pictures.ts'
import { drawDemoPortraits } from '../src/demo/demo-portraits.ts'
import { demoProperties, demoUnits } from '../src/demo/demo-properties.ts'
import type { DemoProperty } from '../src/demo/demo-property.ts'
import { demoTours } from '../src/demo/demo-tours.ts'
import { signedInBrowser } from '../src/security/sign-in/account.factory.ts'
import { type TestApp, startTestApp } from './harness.ts'
import { must } from './must.ts'

let app: TestApp
afterEach(() => app.close())

const quiet = () => {}
const never = new AbortController().signal

async function count(table: 'account' | 'asset' | 'listing' | 'asset_image'): Promise<number> {
  const [row] = await app.sql<{ count: number }>(`select count(*) as count from ${table}`)
  return row!.count
}

describe('an empty database', () => {
  test('gets one portfolio, however often and by however many it is made', async () => {
    app = await startTestApp({ DEMO: '1' })
    const said: string[] = []
    await Promise.all([seedDemo(app.services, (line) => said.push(line)), seedDemo(app.services, (line) => said.push(line))])
    await seedDemo(app.services, (line) => said.push(line))
    // A company has an account of its own.
    expect([await count('account'), await count('asset')]).toEqual([
      demoPeople.length + demoMembers.length + 1,
      demoProperties.length + demoUnits.length,
    ])
    expect(said).toHaveLength(1)
    expect(await app.sql('select 1 from account where not is_demo')).toEqual([])
  })

  test('has people who can sign in with what is printed', async () => {
    app = await startTestApp({ DEMO: '1' })
    await seedDemo(app.services, quiet)
    for (const { Email, Password } of demoSignIns) {
      const answer = await app.visitor().call(Login, { Email, Password })
      expect(answer.status, Email).toBe(200)
      const data = answer.data as SignedInAnswer
      // Who acts for the company alone has no profile of their own.
      const own = Email === FOUNDER_EMAIL ? undefined : demoPeople.find(({ email }) => email === Email)?.profiles
      expect(data.DefaultProfileId, Email).toBe(data.Profiles[0]?.ProfileId ?? null)
      expect(data.Profiles.map(({ ProfileType }) => ProfileType)).toEqual(own?.map(({ profileType }) => profileType) ?? [])
    }
  })

  test('has a building with its units, and tours that wait and that are agreed', async () => {
    app = await startTestApp({ DEMO: '1' })
    await seedDemo(app.services, quiet)
    const units = await app.sql<{ unit_number: string; building: string; together: boolean }>(
      `select u.unit_number, b.reference_code as building, (u.latitude, u.longitude) = (b.latitude, b.longitude) as together
       from asset u join asset b on b.id = u.parent_asset_id`,
    )
    expect(units).toHaveLength(demoUnits.length)
    expect(new Set(units.map(({ building, together }) => `${building} ${together}`))).toEqual(new Set(['MCI-6PLEX true']))
    expect(
      await app.sql(
        `select state, min(starts_at) > now() as ahead, count(*)::int as tours from tour where last_time_at > now() group by state order by state`,
      ),
    ).toEqual([
      { state: 'Confirmed', ahead: true, tours: 1 },
      { state: 'Pending', ahead: null, tours: demoTours.length - 1 },
    ])
    // An agent who lists a home answers its tours.
    expect(
      await app.sql(
        `select a.reference_code from tour v join asset a on a.id = v.asset_id
         where v.contact_profile_id = a.contact_profile_id order by a.reference_code`,
      ),
    ).toEqual([{ reference_code: 'CHI-618-2' }, { reference_code: 'MCI-6PLEX-6' }])
    expect(await app.sql('select address from tour where address is not null')).toEqual([
      { address: '3925 Linden Terrace, Unit 6, Kansas City, MO 64111' },
    ])
  })

  test('has people who work for each other, live with each other and own together', async () => {
    app = await startTestApp({ DEMO: '1' })
    await seedDemo(app.services, quiet)
    expect(await app.sql(`select state, count(*)::int as connections from connection group by state order by state`)).toEqual([
      { state: 0, connections: 5 },
      { state: 1, connections: 13 },
      { state: 3, connections: 1 },
    ])
    expect(await app.sql(`select role, count(*)::int as assignments from assignment group by role order by role`)).toEqual([
      { role: 'agent', assignments: 16 },
      { role: 'tenant', assignments: 9 },
    ])
    // People without accounts live there as well or answer for the rent, and half of a building is leased.
    expect(
      await app.sql(
        `select public.occupancy(u.leased_during, u.notice_during, false, current_date) as lived_in, count(*)::int as units
         from asset u join asset b on b.id = u.parent_asset_id group by lived_in order by lived_in`,
      ),
    ).toEqual([
      { lived_in: 'occupied', units: 3 },
      { lived_in: 'vacant', units: 3 },
    ])
    expect(await app.sql('select count(*)::int as people from person')).toEqual([{ people: 5 }])
    expect(await app.sql('select count(*)::int as partners from asset_owner where partner_account_id is not null')).toEqual([
      { partners: 2 },
    ])
    // What is let is not on the market.
    expect(await app.sql('select 1 from lease l join asset a on a.id = l.asset_id where a.is_listed')).toEqual([])
  })

  test('has a company whose team sees what each of them is given', async () => {
    app = await startTestApp({ DEMO: '1' })
    await seedDemo(app.services, quiet)
    const homesSeen = async (email: string) => {
      const person = await signedInBrowser(app, email, demoSignIns[0]!.Password)
      return must(await person.call(GetUserAssets, { PageSize: 10 })).TotalCount
    }
    expect(await homesSeen('imani.thorsby@example.com')).toBe(12)
    for (const { email, homes } of demoMembers) expect(await homesSeen(email), email).toBe(homes?.length ?? 12)
    expect(await app.sql(`select status, count(*)::int as members from business_member group by status order by status`)).toEqual([
      { status: 'active', members: demoMembers.length + 1 },
      { status: 'invited', members: 1 },
    ])
  })

  test('that was made before gets the company, too, once', async () => {
    app = await startTestApp({ DEMO: '1' })
    await seedDemo(app.services, quiet)
    await app.sql(`delete from seed_state where name = 'demo-business'`)
    await seedDemo(app.services, quiet)
    expect(await app.sql('select name from business')).toEqual([{ name: 'Thorsby Commercial Partners' }])
  })

  test('shows nothing on the market before there is a picture of it', async () => {
    app = await startTestApp({ DEMO: '1' })
    await seedDemo(app.services, quiet)
    expect(await count('listing')).toBe(0)
    expect(await app.sql('select 1 from asset where open_checks = 0')).toEqual([])
  })
})

describe('people', () => {
  const described = () =>
    app.sql<{ is_public: boolean; city: string | null }>(
      'select p.is_public, city.name as city from profile p left join city on city.id = p.city_id where p.about is not null',
    )

  test('say what they do and where, and have one face in all their profiles', async () => {
    app = await startTestApp({ DEMO: '1' })
    await seedDemo(app.services, quiet)
    const profiles = await described()
    expect(profiles).toHaveLength(demoPeople.reduce((sum, person) => sum + person.profiles.length, 0))
    expect(profiles.filter(({ city }) => city === null)).toEqual([])

    await drawDemoPortraits(app.services, never)
    await drawDemoPortraits(app.services, never)
    const faces = await app.sql<{ pictures: number; files: number }>(
      `select count(*) as pictures, count(distinct pp.storage_key) as files
       from profile p join profile_picture pp on pp.id = p.picture_image_id group by p.account_id`,
    )
    expect(faces.map(({ files }) => files)).toEqual(demoPeople.map(() => 1))
    // With its logo the company has what strangers need.
    expect(await app.sql('select status from business')).toEqual([{ status: 'listed' }])
    expect(faces.reduce((sum, { pictures }) => sum + pictures, 0)).toBe(profiles.length)
  })

  test('of a portfolio that was made before say it, too, and keep what they have written', async () => {
    app = await startTestApp({ DEMO: '1' })
    await seedDemo(app.services, quiet)
    await app.sql(`delete from profile_contact`)
    await app.sql(`update profile set about = case when first_name = 'Ruth' then 'My own words.' end, is_public = false`)
    await app.sql(`delete from seed_state where name = 'demo-profiles'`)
    await seedDemo(app.services, quiet)
    expect(await app.sql(`select about, is_public from profile where first_name = 'Ruth'`)).toEqual([
      { about: 'My own words.', is_public: false },
    ])
    expect((await described()).filter(({ is_public }) => is_public).length).toBeGreaterThan(5)
  })
})

test('an account that is there already keeps the portfolio away', async () => {
  app = await startTestApp({ DEMO: '1' })
  await app.newPerson()
  await seedDemo(app.services, quiet)
  expect([await count('account'), await count('asset')]).toEqual([1, 0])
  expect(await app.sql(`select 1 from seed_state where name like 'demo%'`)).toEqual([])
})

/** Encoding is the slowest work there is; a busy machine takes its time. */
const DRAWING_MS = 180_000

describe('drawing', () => {
  // Pictures take half a second each, so these few stand for all: two listed ones, an unlisted one, one without a description.
  const chosen = demoProperties.filter(({ code }) => ['SEA-201', 'CLT-R3', 'MEM-W10', 'HEN-3'].includes(code))

  async function seedOnly(properties: readonly DemoProperty[]): Promise<void> {
    await seedDemo(app.services, quiet)
    for (const table of ['tour', 'seat_asset', 'asset_owner_share', 'asset_owner', 'engagement', 'lease_tenant', 'lease'])
      await app.sql(`delete from ${table}`)
    await app.sql('delete from asset where reference_code <> all($1)', [properties.map(({ code }) => code)])
  }

  /** Newest first, with pictures that are served. */
  async function expectMarketToShow(listed: readonly DemoProperty[]): Promise<void> {
    const { data } = await app.visitor().call(GetAssets, { PageSize: 10 })
    const newestFirst = listed.toSorted((one, other) => one.listedDaysAgo! - other.listedDaysAgo!)
    expect(data.Items.map(({ Title }) => Title)).toEqual(newestFirst.map(({ title }) => title))
    for (const item of data.Items) {
      const size = item.Image!.Sizes.at(-1)!
      const served = await app.visitor().raw(size.Webp)
      expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp'])
    }
  }

  test(
    'goes on after an abort where it stopped, and ends with every picture once and the market filled',
    { timeout: DRAWING_MS },
    async () => {
      app = await startTestApp({ DEMO: '1' })
      await seedOnly(chosen)
      const abort = new AbortController()
      const running = drawDemoPictures(app.services, abort.signal)
      while ((await count('listing')) === 0) await new Promise((resolve) => setTimeout(resolve, 20))
      abort.abort()
      await running
      const whole = chosen.flatMap(planPictures).length
      expect(await count('asset_image')).toBeLessThan(whole)
      expect(await app.sql(`select 1 from seed_state where name = 'demo-pictures'`)).toEqual([])

      await drawDemoPictures(app.services, never)
      await drawDemoPictures(app.services, never)
      expect(await app.sql(`select 1 from seed_state where name = 'demo-pictures'`)).toHaveLength(1)
      const pictures = await app.sql<{ code: string; alt: string[]; primary: number; listed: boolean; open: number; images: number }>(
        `select a.reference_code as code, array_agg(i.alt_text order by i.position) as alt, count(*) filter (where i.is_primary and i.position = 0) as primary,
              a.is_listed as listed, a.open_checks as open, a.images_count as images
       from asset a join asset_image i on i.asset_id = a.id group by a.id`,
      )
      const expected = chosen.map((property) => ({
        code: property.code,
        alt: planPictures(property).map(({ altText }) => altText),
        primary: 1,
        listed: property.listedDaysAgo !== null,
        open: property.description === null ? 1 : 0,
        images: planPictures(property).length,
      }))
      expect(pictures.toSorted((one, other) => one.code.localeCompare(other.code))).toEqual(
        expected.toSorted((one, other) => one.code.localeCompare(other.code)),
      )

      await expectMarketToShow(chosen.filter(({ listedDaysAgo }) => listedDaysAgo !== null))
    },
  )

  test('tells what was asked before, as of when it was', { timeout: DRAWING_MS }, async () => {
    app = await startTestApp({ DEMO: '1' })
    await seedOnly(demoProperties.filter(({ code }) => code === 'PHX-407'))
    // As the job does it: in a process of its own.
    await app.startWorker()
    await expect.poll(() => app.sql(`select 1 from seed_state where name = 'demo-pictures'`), { timeout: DRAWING_MS }).toHaveLength(1)
    const events = await app.sql<{ kind: string; from_cents: number | null; to_cents: number; days: number }>(
      `select kind, from_cents, to_cents, round(extract(epoch from now() - at) / 86400)::int as days
       from asset_event where kind in ('listed', 'price') order by at`,
    )
    expect(events).toEqual([
      { kind: 'listed', from_cents: null, to_cents: 345_000, days: 15 },
      { kind: 'price', from_cents: 345_000, to_cents: 329_500, days: 4 },
    ])
    const [listing] = await app.sql('select amount_cents, previous_amount_cents from listing')
    expect(listing).toEqual({ amount_cents: 329_500, previous_amount_cents: 345_000 })
  })

  test('leaves alone what its owner has taken in hand', { timeout: DRAWING_MS }, async () => {
    app = await startTestApp({ DEMO: '1' })
    await seedOnly(chosen.filter(({ code }) => code !== 'HEN-3'))
    await app.sql(`update asset set deleted_at = now() where reference_code = 'SEA-201'`)
    await app.sql(`update asset set images_count = 2 where reference_code = 'CLT-R3'`)
    await drawDemoPictures(app.services, never)
    const drawn = await app.sql<{ code: string }>(
      'select distinct a.reference_code as code from asset a join asset_image i on i.asset_id = a.id',
    )
    expect(drawn.map(({ code }) => code).toSorted()).toEqual(['MEM-W10'])
  })
})

test('a start while pictures are missing asks for them again, a later one does not', async () => {
  app = await startTestApp({ DEMO: '1' })
  const waiting = async () => (await app.sql(`select 1 from pgboss.job where name = 'draw-demo-pictures'`)).length
  await seedDemo(app.services, quiet)
  // They are drawn when the job that makes money is done, which asks for them.
  const first = await waiting()
  await app.sql(`insert into seed_state (name, version) values ('demo-money', '1')`)
  await seedDemo(app.services, quiet)
  expect([first, await waiting()]).toEqual([0, 1])
  await app.sql(`insert into seed_state (name, version) values ('demo-pictures', '1'), ('demo-portraits', '1')`)
  await seedDemo(app.services, quiet)
  expect(await waiting()).toBe(1)
})
