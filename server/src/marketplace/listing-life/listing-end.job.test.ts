import { GetAssetHistory } from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
import { RenewListingsByLink } from '@keystead/contract/marketplace/listing-life/listing-public.operations.ts'
import { GetAssetDetails } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { UnlistAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { UpdateNotificationSettings } from '@keystead/contract/platform/preferences/preference.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/emailing-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { changes, isSync, openLive } from '../../../test/live-client.ts'
import { secretIn } from '../../../test/mail-server.ts'
import { must } from '../../../test/must.ts'
import { operate } from '../../../test/operate.ts'
import { addListedProperty } from '../../properties/properties/property.factory.ts'
import { endOldListings } from './listing-end.job.ts'
import { renewListingsOfNotice } from './renew-listings.job.ts'

let owner: TestPerson
beforeEach(async () => {
  owner = await app.newPerson({ firstName: 'Dana' })
})

const goOn = new AbortController().signal
const run = () => endOldListings(app.services, goOn)

/** A listing with so many hours to live. */
async function listedFor(hours: number, title: string): Promise<string> {
  const { AssetId } = await addListedProperty(app, owner, { Title: title })
  // It came without a photo, as from a file.
  await app.sql('update asset set open_checks = 0 where id = $1', [AssetId])
  await age(AssetId, hours)
  return AssetId
}
const age = (assetId: string, hours: number) =>
  app.sql(`update asset set listing_expires_at = now() + make_interval(hours => $2) where id = $1`, [assetId, hours])

/** As if hours had passed: everything of this owner is so much older. */
async function hoursPass(hours: number): Promise<void> {
  await app.sql(`update asset set listing_expires_at = listing_expires_at - make_interval(hours => $2) where managing_profile_id = $1`, [
    owner.profileId,
    hours,
  ])
  await app.sql(
    `update listing_notice set covers_until = covers_until - make_interval(hours => $2), created_at = created_at - make_interval(hours => $2)
     where profile_id = $1`,
    [owner.profileId, hours],
  )
  await app.sql(`update asset set unlisted_at = unlisted_at - make_interval(hours => $2) where managing_profile_id = $1`, [
    owner.profileId,
    hours,
  ])
}

const emailsKept = async () =>
  (
    await app.sql<{ name: string; data: { homes: number } }>('select name, data from email where to_email = $1 order by created_at', [
      owner.email,
    ])
  ).map(({ name, data }) => `${name} ${data.homes}`)
const stateOf = async (assetId: string) =>
  (
    await app.sql<{ is_listed: boolean; unlisted_reason: string | null; days: number | null }>(
      `select is_listed, unlisted_reason, listing_expires_at::date - now()::date as days from asset where id = $1`,
      [assetId],
    )
  )[0]

describe('owners are told', () => {
  test('seven days and one day before the end and at it, once each, however often the job runs', async () => {
    const assetId = await listedFor(8 * 24 - 2, 'Porch')
    await run()
    expect(await emailsKept()).toEqual([])
    await hoursPass(24)
    for (let times = 0; times < 3; times += 1) await run()
    expect(await emailsKept()).toEqual(['listings-expiring 1'])
    await hoursPass(5 * 24)
    await run()
    expect(await emailsKept()).toHaveLength(1)
    await hoursPass(24)
    await Promise.all([run(), run()])
    expect(await emailsKept()).toEqual(['listings-expiring 1', 'listings-expiring 1'])
    await hoursPass(24)
    await Promise.all([run(), run()])
    await run()
    expect(await emailsKept()).toEqual(['listings-expiring 1', 'listings-expiring 1', 'listings-expired 1'])
    expect(await stateOf(assetId)).toMatchObject({ is_listed: false, unlisted_reason: 'expired' })
    expect((await app.visitor().call(GetAssetDetails, { AssetId: assetId })).status).toBe(404)
    const { Items } = must(await owner.call(GetAssetHistory, { AssetId: assetId }))
    expect(Items[0]).toMatchObject({ Kind: 'unlisted', Reason: 'expired' })
  })

  test('on open screens, which stop showing it as listed', async () => {
    await listedFor(-1, 'Porch')
    const stream = await openLive(app.url, owner.cookie)
    try {
      await stream.next(isSync)
      await expect.poll(() => app.sql(`select from pg_stat_activity where application_name = 'keystead live'`)).not.toEqual([])
      await run()
      await stream.next(changes('asset'))
    } finally {
      stream.close()
    }
  })

  test('in one email of all that end together, with a few names and their number', async () => {
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven']) await listedFor(6 * 24, title)
    await listedFor(30 * 24, 'Later')
    await run()
    const email = await app.emailTo(owner.email)
    expect(email.subject).toBe('7 of your listings leave the market soon')
    expect(email.text).toContain('Hello Dana,\n\n7 of your listings')
    expect(email.text).toMatch(/And:? *\s*2 more/)
    expect(email.text).not.toContain('Later')
    expect(await emailsKept()).toEqual(['listings-expiring 7'])
  })

  test('what comes a few hours later is in the same email, what comes days later in another', async () => {
    await listedFor(7 * 24 - 1, 'First')
    await listedFor(7 * 24 + 20, 'Hours later')
    await listedFor(9 * 24, 'Days later')
    await run()
    await hoursPass(23)
    await run()
    expect(await emailsKept()).toEqual(['listings-expiring 2'])
    await hoursPass(2 * 24)
    await run()
    expect(await emailsKept()).toEqual(['listings-expiring 2', 'listings-expiring 1'])
  })

  test('not by email where they do not want it, or have not confirmed their address, and it ends all the same', async () => {
    const unconfirmed = owner
    const ends = [await listedFor(-1, 'Nobody reads this')]
    await app.sql('update account set email_verified_at = null where id = $1', [unconfirmed.accountId])
    owner = await app.newPerson()
    ends.push(await listedFor(-1, 'Nobody wants this'))
    const settings = ['listing.expiring', 'listing.expired'].map((Event) => ({ Event, InApp: true, Email: false }))
    must(
      await owner.call(UpdateNotificationSettings, {
        Settings: settings,
        Digest: 'off',
        QuietFrom: null,
        QuietTo: null,
        TimeZone: 'America/Denver',
      }),
    )
    await run()
    expect(await app.sql('select name from email where to_email = any($1)', [[owner.email, unconfirmed.email]])).toEqual([])
    for (const id of ends) expect(await stateOf(id)).toMatchObject({ is_listed: false, unlisted_reason: 'expired' })
  })

  test('nothing of what was renewed or taken off meanwhile', async () => {
    const [off, on] = [await listedFor(3, 'Off'), await listedFor(3, 'On')]
    must(await owner.call(UnlistAsset, { AssetId: off, Reason: 'rented' }))
    await age(on, 24 * 60)
    await run()
    expect(await emailsKept()).toEqual([])
    expect(await stateOf(off)).toMatchObject({ unlisted_reason: 'rented' })
    expect(await stateOf(on)).toMatchObject({ is_listed: true })
  })

  test('listings that end in several transactions are told of once', async () => {
    const assetId = await listedFor(-1, 'Broken off')
    // The notice was given, then the process died.
    await run()
    await app.sql(`update asset set is_listed = true, listed_at = now(), listing_expires_at = now() - interval '1 hour' where id = $1`, [
      assetId,
    ])
    await run()
    expect(await emailsKept()).toEqual(['listings-expired 1'])
    expect(await stateOf(assetId)).toMatchObject({ is_listed: false })
  })
})

describe('the link of an email', () => {
  const secret = async () => secretIn(await app.emailTo(owner.email), '/RenewListings/')
  const press = (Token: string) => app.visitor().call(RenewListingsByLink, { Token })

  test('renews what the email told of, once, and leaves the rest alone', async () => {
    const [ending, taken, later] = [await listedFor(6 * 24, 'Ending'), await listedFor(6 * 24, 'Taken'), await listedFor(20 * 24, 'Later')]
    await run()
    const token = await secret()
    must(await owner.call(UnlistAsset, { AssetId: taken, Reason: 'rented' }))
    expect(must(await press(token))).toEqual({ Renewed: 1, InBackground: false, NotReady: 0 })
    expect(must(await press(token))).toEqual({ Renewed: 0, InBackground: false, NotReady: 0 })
    expect((await stateOf(ending))?.days).toBeGreaterThan(88)
    expect(await stateOf(taken)).toMatchObject({ is_listed: false, unlisted_reason: 'rented' })
    expect((await stateOf(later))?.days).toBeLessThan(22)
  })

  test('of the first email still works after the end, for thirty days, and not for what lacks something', async () => {
    const [fit, unfit] = [await listedFor(6 * 24, 'Fit'), await listedFor(6 * 24, 'Unfit')]
    await run()
    const token = await secret()
    await hoursPass(6 * 24 + 1)
    await run()
    await app.sql('update asset set open_checks = 1 where id = $1', [unfit])
    expect(must(await press(token))).toEqual({ Renewed: 1, InBackground: false, NotReady: 1 })
    expect(await stateOf(fit)).toMatchObject({ is_listed: true, unlisted_reason: null })
    expect((await app.visitor().call(GetAssetDetails, { AssetId: fit })).status).toBe(200)
    await app.sql('update asset set open_checks = 0 where id = $1', [unfit])
    await hoursPass(30 * 24)
    expect(must(await press(token)).Renewed).toBe(0)
  })

  test('brings back what the email about the end told of', async () => {
    const assetId = await listedFor(-2, 'Over')
    await run()
    expect(must(await press(await secret())).Renewed).toBe(1)
    expect(await stateOf(assetId)).toMatchObject({ is_listed: true })
  })

  test('that is wrong or cut is answered alike', async () => {
    for (const token of ['nothing', 'x'.repeat(43)]) {
      const answer = await press(token)
      expect([answer.status, answer.error?.Code]).toEqual([404, 'RenewalLinkExpired'])
    }
  })

  test('brings nothing back for an account that an operator has shut out', async () => {
    const assetId = await listedFor(-2, 'Shut out')
    await run()
    const token = await secret()
    await operate(app, 'accounts', 'disable', owner.accountId, '--reason', 'Homes that are not there.')
    expect((await press(token)).error?.Code).toBe('RenewalLinkExpired')
    expect(await stateOf(assetId)).toMatchObject({ is_listed: false })
    await operate(app, 'accounts', 'enable', owner.accountId)
    expect(must(await press(token)).Renewed).toBe(1)
  })

  test('of very many renews in the background, in parts', async () => {
    const [first] = [await listedFor(6 * 24, 'One of many')]
    await app.sql(
      `insert into asset (account_id, managing_profile_id, category_id, asset_type_id, listing_type_id, title, city_name, city_id, state_id, latitude,
         longitude, time_zone, rent_cents, amount_cents, search_cents, is_listed, listed_at, listing_expires_at, imported)
       select account_id, managing_profile_id, category_id, asset_type_id, listing_type_id, title || n, city_name, city_id, state_id, latitude,
         longitude, time_zone, rent_cents, amount_cents, search_cents, true, now(), listing_expires_at, true
       from asset, generate_series(1, 600) as n where asset.id = $1`,
      [first],
    )
    await run()
    const email = await app.emailTo(owner.email)
    expect(email.subject).toBe('601 of your listings leave the market soon')
    expect(must(await press(secretIn(email, '/RenewListings/')))).toEqual({ Renewed: 0, InBackground: true, NotReady: 0 })
    const [notice] = await app.sql<{ id: string }>('select id from listing_notice where profile_id = $1', [owner.profileId])
    // The worker may be at it, too: both together renew each once.
    await renewListingsOfNotice(app.services, { noticeId: notice!.id }, goOn)
    const [left] = await app.sql(
      "select count(*) as count from asset where managing_profile_id = $1 and listing_expires_at < now() + interval '80 days'",
      [owner.profileId],
    )
    expect(left).toEqual({ count: 0 })
    const [renewed] = await app.sql(`select count(*) as count from asset_event where account_id = $1 and kind = 'renewed'`, [
      owner.accountId,
    ])
    expect(renewed).toEqual({ count: 601 })
  })
})

describe('an operator', () => {
  test('lets an abandoned listing end sooner: its owner hears of it at once', async () => {
    const assetId = await listedFor(24 * 60, 'Abandoned')
    const end = (...words: string[]) => operate(app, 'listings', 'shorten', ...words)
    expect((await end(assetId, '5')).exitCode).toBe(0)
    expect((await app.emailTo(owner.email)).subject).toMatch(/^Abandoned leaves the market on /)
    expect(await end(assetId, '6')).toMatchObject({ exitCode: 1 })
    expect((await end(assetId, 'soon')).exitCode).toBe(1)
    expect((await end(assetId, '0')).exitCode).toBe(0)
    expect((await app.emailTo(owner.email)).subject).toBe('Abandoned has left the market')
    await expect.poll(async () => (await stateOf(assetId))?.is_listed).toBe(false)
  })
})
