import {
  RenewListing,
  CheckAssetAddress,
  GetAssetCounts,
  GetAssetHistory,
} from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
import { LISTING_DAYS } from '@keystead/contract/marketplace/listing-life/listing-life.values.ts'
import { GetAssetPriceHistory, RecordAssetView } from '@keystead/contract/marketplace/listing-life/listing-public.operations.ts'
import { GetAssetDetails } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import {
  EditAssetInformation,
  GetUserAssetCounts,
  GetUserAssetDetails,
  GetUserAssets,
  ListAsset,
  UnlistAsset,
} from '@keystead/contract/properties/properties/property.operations.ts'
import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { GetToken } from '@keystead/contract/rpc/device-token.operations.ts'
import { SendProfileEnquiry } from '@keystead/contract/marketplace/inquiries/inquiry.operations.ts'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestCaller, TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import {
  type PropertyInput,
  addListedProperty,
  addProperty,
  nobodysId,
  propertyInputWith,
} from '../../properties/properties/property.factory.ts'

let owner: TestPerson
let stranger: TestPerson

test.beforeAll(async () => {
  stranger = await app.newPerson()
})
beforeEach(async () => {
  owner = await app.newPerson()
})

const listed = (overrides: Partial<PropertyInput> = {}) => addListedProperty(app, owner, overrides)

async function edit(asset: UserAssetDetails, changes: Partial<PropertyInput>): Promise<UserAssetDetails> {
  const { Version } = must(await owner.call(GetUserAssetDetails, { AssetId: asset.AssetId }))
  return must(await owner.call(EditAssetInformation, { ...propertyInputWith(changes), AssetId: asset.AssetId, Version }))
}

async function historyOf(asset: { AssetId: string }) {
  const { Items } = must(await owner.call(GetAssetHistory, { AssetId: asset.AssetId, PageSize: 20 }))
  return Items.map(({ Kind, Reason, PreviousAmount, Amount }) =>
    [Kind, Reason, PreviousAmount, Amount].filter((part) => part !== null).join(' '),
  )
}

describe('a listing ends', () => {
  test('at the end of the ninetieth day, by the calendar of the property', async () => {
    const asset = await listed()
    const [row] = await app.sql<{ days: number; time: string }>(
      `select (listing_expires_at at time zone time_zone)::date - (listed_at at time zone time_zone)::date as days,
         to_char(listing_expires_at at time zone time_zone, 'HH24:MI:SS') as time
       from asset where id = $1`,
      [asset.AssetId],
    )
    expect(row).toEqual({ days: LISTING_DAYS, time: '23:59:59' })
    expect(asset.ExpiresAt).not.toBeNull()
  })

  test('no more once it is unlisted, and anew when it is listed again', async () => {
    const asset = await listed()
    await app.sql(`update asset set listing_expires_at = now() + interval '3 days' where id = $1`, [asset.AssetId])
    const off = must(await owner.call(UnlistAsset, { AssetId: asset.AssetId, Reason: 'rented' }))
    expect(off).toMatchObject({ ExpiresAt: null, UnlistedReason: 'rented', UnlistedAt: expect.any(String), IsListed: false })
    const again = must(await owner.call(ListAsset, { AssetId: asset.AssetId }))
    expect(again).toMatchObject({ ExpiresAt: asset.ExpiresAt, UnlistedReason: null, UnlistedAt: null })
  })

  test('leaves the market as withdrawn where nobody says why', async () => {
    const asset = await listed()
    expect(must(await owner.call(UnlistAsset, { AssetId: asset.AssetId })).UnlistedReason).toBe('withdrawn')
    const odd = await owner.call(UnlistAsset, { AssetId: asset.AssetId, Reason: 'expired' as never })
    expect([odd.status, odd.error?.Fields]).toEqual([400, { Reason: 'Reason is not valid.' }])
  })
})

describe('RenewListing', () => {
  const endsIn = (asset: UserAssetDetails, days: number) =>
    app.sql(`update asset set listing_expires_at = now() + make_interval(days => $2) where id = $1`, [asset.AssetId, days])
  const expire = (asset: UserAssetDetails, daysAgo: number) =>
    app
      .sql(
        `with off as (update asset set is_listed = false, listed_at = null, unlisted_reason = 'expired' where id = $1 returning id) select from off`,
        [asset.AssetId],
      )
      .then(() => app.sql(`update asset set unlisted_at = now() - make_interval(days => $2) where id = $1`, [asset.AssetId, daysAgo]))

  test('starts the ninety days anew', async () => {
    const asset = await listed()
    await endsIn(asset, 5)
    const renewed = must(await owner.call(RenewListing, { AssetId: asset.AssetId }))
    expect(renewed).toMatchObject({ ExpiresAt: asset.ExpiresAt, IsListed: true, Version: asset.Version })
    expect(await historyOf(asset)).toEqual(['renewed', 'listed 2400.00', 'created'])
  })

  test('brings back what expired within thirty days, and nothing older', async () => {
    const [late, tooLate] = [await listed(), await listed()]
    await expire(late, 29)
    await expire(tooLate, 31)
    expect(must(await owner.call(RenewListing, { AssetId: late.AssetId }))).toMatchObject({ IsListed: true, UnlistedReason: null })
    expect((await owner.call(RenewListing, { AssetId: tooLate.AssetId })).error?.Code).toBe('ListingNotRenewable')
  })

  test('not what its owner took off, nor what lacks something', async () => {
    const [withdrawn, unfit] = [await listed(), await listed()]
    must(await owner.call(UnlistAsset, { AssetId: withdrawn.AssetId }))
    expect((await owner.call(RenewListing, { AssetId: withdrawn.AssetId })).error?.Code).toBe('ListingNotRenewable')
    await expire(unfit, 1)
    await app.sql(`update asset set imported = false where id = $1`, [unfit.AssetId])
    expect((await owner.call(RenewListing, { AssetId: unfit.AssetId })).error).toMatchObject({
      Code: 'PropertyNotReady',
      Fields: { Image: 'Add a photo' },
    })
  })

  test('is for its owner alone', async () => {
    const asset = await listed()
    expect((await stranger.call(RenewListing, { AssetId: asset.AssetId })).status).toBe(404)
  })
})

describe('fair housing', () => {
  const words = { Description: 'A bright flat by the park with a new kitchen. Adults only, sorry, no kids in the house.' }

  test('words that may state a preference are read before listing, and are never forbidden', async () => {
    const asset = await addProperty(owner, words)
    await app.sql('update asset set imported = true where id = $1', [asset.AssetId])
    expect(asset.Checks.find(({ Code }) => Code === 'FairHousing')).toMatchObject({
      Passed: false,
      Required: false,
      Detail: 'Found: “Adults only”, “no kids”.',
    })
    const unread = await owner.call(ListAsset, { AssetId: asset.AssetId })
    expect([unread.status, unread.error?.Code]).toEqual([409, 'FairHousingNotReviewed'])
    const read = must(await owner.call(ListAsset, { AssetId: asset.AssetId, FairHousingReviewed: true }))
    expect(read.IsListed).toBe(true)
    const [entry] = await app.sql<{ detail: object }>(
      `select detail from audit_event where operation = 'ListAsset' and object_id = $1 order by seq desc limit 1`,
      [asset.AssetId],
    )
    expect(entry?.detail).toMatchObject({ fairHousing: ['Adults only', 'no kids'] })
  })

  test('advice asks for nothing', async () => {
    const asset = await addProperty(owner, { Description: 'Two floors, a master bedroom with a view, and a fenced yard behind it.' })
    await app.sql('update asset set imported = true where id = $1', [asset.AssetId])
    expect((await owner.call(ListAsset, { AssetId: asset.AssetId })).status).toBe(200)
  })
})

describe('history', () => {
  test('tells what happened, newest first, with the amounts of both offers', async () => {
    const asset = await addProperty(owner, { Rent: '2400.00' })
    await app.sql('update asset set imported = true where id = $1', [asset.AssetId])
    await edit(asset, { Rent: '2500.00' })
    must(await owner.call(ListAsset, { AssetId: asset.AssetId }))
    await edit(asset, { Rent: '2450.00' })
    await edit(asset, { Rent: '2450.00', Title: 'Only the title' })
    await edit(asset, { Rent: '2450.00', AlsoForSale: true, Price: '500000' })
    await edit(asset, { Rent: '2450.00', AlsoForSale: true, Price: '480000' })
    must(await owner.call(UnlistAsset, { AssetId: asset.AssetId, Reason: 'sold' }))
    must(await owner.call(UnlistAsset, { AssetId: asset.AssetId }))
    expect(await historyOf(asset)).toEqual([
      'unlisted sold',
      'price 500000.00 480000.00',
      'edited',
      'price 500000.00',
      'edited',
      'price 2500.00 2450.00',
      'listed 2500.00',
      'price 2400.00 2500.00',
      'created',
    ])
  })

  test('is paged, and the beginning is on the last page', async () => {
    const asset = await listed()
    for (const rent of ['2410', '2420', '2430', '2440']) await edit(asset, { Rent: rent })
    const page = async (PageIndex: number) => must(await owner.call(GetAssetHistory, { AssetId: asset.AssetId, PageIndex, PageSize: 3 }))
    const pages = [await page(0), await page(1), await page(2)]
    expect(pages.map(({ Items }) => Items.map(({ Kind }) => Kind))).toEqual([
      ['price', 'price', 'price'],
      ['price', 'listed', 'created'],
      [],
    ])
    expect(pages.every(({ TotalCount }) => TotalCount === 6)).toBe(true)
  })

  test('of somebody else is not found', async () => {
    expect((await stranger.call(GetAssetHistory, { AssetId: (await listed()).AssetId })).status).toBe(404)
  })

  test('what an import or a bulk change writes is in it as well', async () => {
    const homes = [await listed(), await listed()]
    await app.sql('update asset set rent_cents = 200000, amount_cents = 200000, search_cents = 200000 where managing_profile_id = $1', [
      owner.profileId,
    ])
    await app.sql('update asset set is_listed = false, listed_at = null where managing_profile_id = $1', [owner.profileId])
    for (const home of homes) {
      expect(await historyOf(home)).toEqual(['unlisted withdrawn', 'price 2400.00 2000.00', 'listed 2400.00', 'created'])
    }
  })
})

describe('the amount before', () => {
  const before = async (asset: UserAssetDetails) => {
    const answer = await app.visitor().call(GetAssetDetails, { AssetId: asset.AssetId })
    return answer.status === 200 ? [answer.data.PreviousAmount, answer.data.AmountChangedAt !== null] : answer.status
  }

  test('is shown while the home is on the market, and forgotten when it leaves', async () => {
    const asset = await listed({ Rent: '2400' })
    expect(await before(asset)).toEqual([null, false])
    await edit(asset, { Rent: '2300' })
    expect(await before(asset)).toEqual(['2400.00', true])
    must(await owner.call(UnlistAsset, { AssetId: asset.AssetId }))
    must(await owner.call(ListAsset, { AssetId: asset.AssetId }))
    expect(await before(asset)).toEqual([null, false])
  })

  test('a rent by the week is not compared with one by the month, nor a rent with a price', async () => {
    const asset = await listed({ Rent: '2400' })
    await edit(asset, { Rent: '2300' })
    await edit(asset, { Rent: '600', RentFrequencyId: 2 })
    expect(await before(asset)).toEqual([null, false])
    await edit(asset, { ListingTypeId: 2, Rent: null, Price: '400000' })
    expect(await before(asset)).toEqual([null, false])
  })

  test('changed before it was listed is nobody else’s matter', async () => {
    const asset = await addProperty(owner, { Rent: '2400' })
    await app.sql('update asset set imported = true where id = $1', [asset.AssetId])
    await edit(asset, { Rent: '2600' })
    must(await owner.call(ListAsset, { AssetId: asset.AssetId }))
    expect(await before(asset)).toEqual([null, false])
  })
})

describe('GetAssetPriceHistory', () => {
  const amountsOf = async (asset: UserAssetDetails) => {
    const answer = await app.visitor().call(GetAssetPriceHistory, { AssetId: asset.AssetId })
    return answer.status === 200
      ? answer.data.Items.map(({ Kind, Amount, PreviousAmount }) => [Kind, PreviousAmount, Amount])
      : answer.status
  }

  test('tells strangers what was asked while they could see it, and nothing else', async () => {
    const asset = await addProperty(owner, { Rent: '2000' })
    await app.sql('update asset set imported = true where id = $1', [asset.AssetId])
    await edit(asset, { Rent: '2100' })
    must(await owner.call(ListAsset, { AssetId: asset.AssetId }))
    await edit(asset, { Rent: '2200' })
    expect(await amountsOf(asset)).toEqual([
      ['price', '2100.00', '2200.00'],
      ['listed', null, '2100.00'],
    ])
    must(await owner.call(UnlistAsset, { AssetId: asset.AssetId }))
    expect(await amountsOf(asset)).toBe(404)
    await edit(asset, { Rent: '2300' })
    must(await owner.call(ListAsset, { AssetId: asset.AssetId }))
    expect(await amountsOf(asset)).toEqual([
      ['listed', null, '2300.00'],
      ['price', '2100.00', '2200.00'],
      ['listed', null, '2100.00'],
    ])
  })
  test('of a home that is not there', async () => {
    expect((await app.visitor().call(GetAssetPriceHistory, { AssetId: nobodysId() })).status).toBe(404)
  })
})

describe('looks and messages', () => {
  /** A visitor with a browser of their own. */
  async function newDevice(): Promise<TestCaller> {
    const visitor = app.visitor()
    const DeviceId = `device-${randomUUID()}`
    const { Token } = must(await visitor.call(GetToken, { DeviceId }))
    const headers = { 'Device-Id': DeviceId, 'Device-Token': Token }
    return { ...visitor, call: (operation, input, options) => visitor.call(operation, input, { ...options, headers }) }
  }
  const look = (caller: TestCaller, asset: UserAssetDetails) => caller.call(RecordAssetView, { AssetId: asset.AssetId })
  const countsOf = async (asset: UserAssetDetails) => must(await owner.call(GetAssetCounts, { AssetId: asset.AssetId }))
  const viewsOf = async (asset: UserAssetDetails) => (await countsOf(asset)).Views

  test('a device counts once a day', async () => {
    const asset = await listed()
    const [one, other] = [await newDevice(), await newDevice()]
    for (const caller of [one, one, other, one]) expect((await look(caller, asset)).data).toEqual({ Received: true })
    expect(await viewsOf(asset)).toBe(2)
  })

  test('two at once count once', async () => {
    const asset = await listed()
    const visitor = await newDevice()
    await Promise.all([1, 2, 3].map(() => look(visitor, asset)))
    expect(await viewsOf(asset)).toBe(1)
  })

  test('owners, programs without a device token and homes off the market count nothing, and are answered alike', async () => {
    const [asset, off] = [await listed(), await addProperty(owner)]
    const { Token } = must(await app.visitor().call(GetToken, { DeviceId: `device-${randomUUID()}` }))
    expect((await owner.call(RecordAssetView, { AssetId: asset.AssetId }, { headers: { 'Device-Token': Token } })).status).toBeLessThan(500)
    const answers = [await look(app.visitor(), asset), await look(await newDevice(), off)]
    expect(answers.map(({ data }) => data)).toEqual([{ Received: true }, { Received: true }])
    expect([await viewsOf(asset), await viewsOf(off)]).toEqual([0, 0])
  })

  test('an owner who is signed in on a known device is not counted', async () => {
    const asset = await listed()
    const { services } = app
    const { countAssetView } = await import('./views.queries.ts')
    const count = (account: string | null) =>
      services.database.transaction({ kind: 'everything', reason: 'test' }, (db) =>
        countAssetView(db, asset.AssetId, Buffer.from(randomUUID()), account),
      )
    await count(owner.accountId)
    expect(await viewsOf(asset)).toBe(0)
    await count(stranger.accountId)
    await count(null)
    expect(await viewsOf(asset)).toBe(2)
  })

  test('leave no entry in the audit chain, and nobody’s device', async () => {
    const asset = await listed()
    await look(await newDevice(), asset)
    expect(await app.sql(`select 1 from audit_event where operation = 'RecordAssetView'`)).toEqual([])
    const [viewer] = await app.sql<{ bytes: number }>('select octet_length(viewer) as bytes from asset_viewer where asset_id = $1', [
      asset.AssetId,
    ])
    expect(viewer?.bytes).toBe(16)
  })

  test('come day by day, with messages, for thirty days', async () => {
    const asset = await listed()
    await app.sql(
      `insert into asset_view_day (account_id, asset_id, day, views)
       select $1, $2, (now() at time zone 'America/Denver')::date - back, 10 * back + 1 from unnest(array[0, 1, 29, 30]) as back`,
      [owner.accountId, asset.AssetId],
    )
    const message = { Name: 'Nora', Email: 'nora@example.com', Phone: null, Message: 'Is the house still free in May, and may a dog come?' }
    must(await app.visitor().call(SendProfileEnquiry, { ...message, ProfileId: owner.profileId, AssetId: asset.AssetId }))
    const counts = await countsOf(asset)
    expect(counts.Days).toHaveLength(30)
    expect(counts.Days.at(-1)).toMatchObject({ Views: 1, Contacts: 1 })
    expect(counts.Days.at(-2)).toMatchObject({ Views: 11, Contacts: 0 })
    expect(counts.Days[0]).toMatchObject({ Views: 291, Contacts: 0 })
    expect(counts).toMatchObject({ Views: 303, Contacts: 1, DaysOnMarket: 0 })
    must(await owner.call(UnlistAsset, { AssetId: asset.AssetId }))
    expect((await countsOf(asset)).DaysOnMarket).toBeNull()
  })

  test('are their owner’s alone', async () => {
    expect((await stranger.call(GetAssetCounts, { AssetId: (await listed()).AssetId })).status).toBe(404)
  })
})

describe('CheckAssetAddress', () => {
  const asked = (changes: Record<string, unknown> = {}) => ({
    Address1: '77 North Oak Street',
    City: 'Denver',
    StateId: 8,
    Zip: '80204',
    ...changes,
  })
  const check = async (caller: TestCaller, changes: Record<string, unknown> = {}) =>
    must(await caller.call(CheckAssetAddress, asked(changes)))

  test.each([
    ['as it stands', { Address1: '77 North Oak Street', UnitNumber: '4B' }],
    ['other case, points and short words', { Address1: '77 N. OAK ST', UnitNumber: '4b' }],
    ['the unit in the second line', { Address1: '77 N Oak St.', Address2: 'Apt 4B' }],
    ['the unit in the first line', { Address1: '77 N Oak St., Unit #4B' }],
    ['a ZIP with four more digits', { Address1: '77 North Oak Street', UnitNumber: '4B', Zip: '80204-1234' }],
    ['no ZIP', { Address1: '77 North Oak Street', UnitNumber: '4B', Zip: null }],
  ])('finds one’s own: %s', async (_how, changes) => {
    const asset = await addProperty(owner, { Address1: '77 North Oak Street', UnitNumber: null, Address2: 'Unit 4B' })
    expect(await check(owner, changes)).toEqual({
      Own: { AssetId: asset.AssetId, Title: asset.Title, IsListed: false },
      IsListedByOthers: false,
    })
    expect((await check(owner, { ...changes, AssetId: asset.AssetId })).Own).toBeNull()
    expect((await check(stranger, changes)).Own).toBeNull()
  })

  test.each([
    ['another unit', { Address2: 'Unit 4C' }],
    ['no unit', {}],
    ['another number', { Address1: '78 North Oak Street', Address2: 'Unit 4B' }],
    ['another kind of street', { Address1: '77 North Oak Avenue', Address2: 'Unit 4B' }],
    ['another ZIP', { Address2: 'Unit 4B', Zip: '80205' }],
    ['another state', { Address2: 'Unit 4B', StateId: 6 }],
    ['a street without a number', { Address1: 'North Oak Street' }],
  ])('does not take for the same: %s', async (_how, changes) => {
    await addProperty(owner, { Address1: '77 North Oak Street', Address2: 'Unit 4B' })
    expect((await check(owner, changes)).Own).toBeNull()
  })

  test('tells that another account lists it, not whose it is, and nothing of addresses that are hidden or off the market', async () => {
    const other = await app.newPerson()
    const shown = await addListedProperty(app, other, { Address1: '5 Elm Court' })
    await addListedProperty(app, other, { Address1: '6 Elm Court', AddressExactness: 2 })
    await addProperty(other, { Address1: '7 Elm Court' })
    expect(await check(owner, { Address1: '5 Elm Ct' })).toEqual({ Own: null, IsListedByOthers: true })
    for (const hidden of ['6 Elm Ct', '7 Elm Ct'])
      expect(await check(owner, { Address1: hidden })).toEqual({ Own: null, IsListedByOthers: false })
    expect((await check(other, { Address1: '5 Elm Ct' })).IsListedByOthers).toBe(false)
    must(await other.call(UnlistAsset, { AssetId: shown.AssetId }))
    expect((await check(owner, { Address1: '5 Elm Ct' })).IsListedByOthers).toBe(false)
  })
})

describe('an owner’s list', () => {
  test('shows what ends soon and what has expired', async () => {
    const [soon, later, over] = [await listed({ Title: 'Soon' }), await listed({ Title: 'Later' }), await listed({ Title: 'Over' })]
    await app.sql(`update asset set listing_expires_at = now() + interval '13 days' where id = $1`, [soon.AssetId])
    await app.sql(`update asset set is_listed = false, listed_at = null, unlisted_reason = 'expired' where id = $1`, [over.AssetId])
    const titles = async (Needs: 'renewal' | 'expired') => must(await owner.call(GetUserAssets, { Needs })).Items.map(({ Title }) => Title)
    expect([await titles('renewal'), await titles('expired')]).toEqual([['Soon'], ['Over']])
    expect(must(await owner.call(GetUserAssetCounts, {}))).toMatchObject({ All: 3, Listed: 2, ExpiringSoon: 1, Expired: 1 })
    expect(later.ExpiresAt).not.toBeNull()
  })

  test('counts and lists as expired what is missed on the market: no home that is leased or kept, and those for sale', async () => {
    const [leased, kept, sold] = [await listed({ Title: 'Leased' }), await listed({ Title: 'Kept' }), await listed({ Title: 'For sale' })]
    for (const { AssetId } of [leased, kept, sold])
      await app.sql(`update asset set is_listed = false, listed_at = null, unlisted_reason = 'expired' where id = $1`, [AssetId])
    await app.sql(
      `update asset set leased_during = datemultirange(daterange(current_date - 9, null)), leased_through = 'infinity' where id = $1`,
      [leased.AssetId],
    )
    await app.sql(`update asset set off_books_reason = 'renovation' where id = $1`, [kept.AssetId])
    await app.sql(`update asset set listing_type_id = 2, rent_cents = null, price_cents = 30000000 where id = $1`, [sold.AssetId])
    expect(must(await owner.call(GetUserAssets, { Needs: 'expired' })).Items.map(({ Title }) => Title)).toEqual(['For sale'])
    expect(must(await owner.call(GetUserAssetCounts, {})).Expired).toBe(1)
  })
})
