import {
  AddListingFeed,
  DeleteListingFeed,
  GetFeedListings,
  GetListingFeeds,
  RenewListingFeed,
} from '@keystead/contract/marketplace/feeds/feed.operations.ts'
import type { ListingFeed } from '@keystead/contract/marketplace/feeds/feed.operations.ts'
import { FEED_REASONS, MAX_FEEDS } from '@keystead/contract/marketplace/feeds/feed.values.ts'
import { AddAssetImages } from '@keystead/contract/properties/images/image.operations.ts'
import { ListAsset, UnlistAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { testPicture, upload } from '../../../test/uploads.ts'
import { deleteSpentLinks, expireEveryLink, revokeAllLinks } from '../../links/links.ts'
import { agentOf } from '../../properties/properties/network.factory.ts'
import { type PropertyInput, addListedProperty } from '../../properties/properties/property.factory.ts'

let owner: TestPerson
beforeEach(async () => {
  owner = await app.newPerson()
})

const addFeed = async (AudienceId = 1): Promise<ListingFeed> => must(await owner.call(AddListingFeed, { Name: 'Portal', AudienceId }))
const addHome = async (overrides: Partial<PropertyInput> = {}) => {
  const { AssetId } = await addListedProperty(app, owner, overrides)
  return AssetId
}
async function withPhoto(AssetId: string): Promise<string> {
  const UploadId = await upload(owner, 'asset-image', 'porch.jpg', await testPicture())
  must(await owner.call(AddAssetImages, { AssetId, Images: [{ UploadId, Caption: 'The porch' }] }))
  return AssetId
}
const read = (url: string) => app.visitor().raw(new URL(url).pathname)
type Document = { Feed: Record<string, string>; value: Record<string, unknown>[]; LeftOut: { ListingKey: string; Reasons: string[] }[] }
const readJson = async (feed: ListingFeed) => (await (await read(feed.JsonUrl)).json()) as Document

describe('a feed', () => {
  test('has what agents list for the owner as well', async () => {
    const id = await withPhoto(await addHome())
    const feed = await addFeed()
    const agent = await agentOf(app, owner, [id])
    must(await owner.call(ListAsset, { AssetId: id, ContactProfileId: agent.profileId }))
    expect((await readJson(feed)).value.map(({ ListingKey }) => ListingKey)).toEqual([id])
    const { Items, TotalCount } = must(await owner.call(GetFeedListings, { FeedId: feed.FeedId, Show: 'in', PageIndex: 0, PageSize: 10 }))
    expect([Items.map(({ AssetId }) => AssetId), TotalCount]).toEqual([[id], 1])
  })

  test('says in the words of RESO what strangers may see, and nothing else', async () => {
    const id = await withPhoto(
      await addHome({
        ReferenceCode: 'A-1',
        Title: 'Loft & garden <3',
        AddressExactness: 2,
        ParcelNumber: 'secret parcel',
        PrivateRemarks: 'secret remarks',
        ShowingInstructions: 'secret instructions',
        AmenityIds: [2, 21],
        RentIncludesIds: [1],
        Advance: '2400.00',
        MinLeaseMonths: 12,
      }),
    )
    const document = await readJson(await addFeed())
    expect(document.Feed).toMatchObject({ Name: 'Portal', Vocabulary: 'RESO Data Dictionary' })
    expect(document.value).toHaveLength(1)
    expect(document.value[0]).toMatchObject({
      ListingKey: id,
      ListingId: 'A-1',
      ListingTitle: 'Loft & garden <3',
      StandardStatus: 'Active',
      PropertyType: 'Residential Lease',
      ListPrice: 2400,
      LeaseAmountFrequency: 'Monthly',
      InternetAddressDisplayYN: false,
      UnparsedAddress: 'Larimer Street',
      StateOrProvince: 'CO',
      BedroomsTotal: 3,
      BathroomsTotalDecimal: 2,
      Appliances: ['Dishwasher'],
      ExteriorFeatures: ['Pool'],
      RentIncludes: ['Water'],
      SecurityDeposit: 2400,
      LeaseTermMinimumMonths: 12,
      Media: [{ MediaCategory: 'Photo', Order: 0, PreferredPhotoYN: true, ShortDescription: 'The porch' }],
    })
    const text = JSON.stringify(document)
    expect(text).not.toMatch(/secret|1290/)
    const address = /"MediaURL":"([^"]+)"/.exec(text)?.[1] ?? ''
    expect((await app.visitor().raw(new URL(address).pathname)).status).toBe(200)
  })

  test('gives coordinates of homes that someone has placed, and of no others', async () => {
    const [placed, unplaced] = [await addHome({ PinLatitude: 39.7412, PinLongitude: -104.9921 }), await addHome()]
    const { value } = await readJson(await addFeed())
    const placeOf = (id: string) => {
      const { Latitude, Longitude } = value.find(({ ListingKey }) => ListingKey === id) ?? {}
      return [Latitude ?? null, Longitude ?? null]
    }
    expect([placeOf(placed), placeOf(unplaced)]).toEqual([
      [39.7412, -104.9921],
      [null, null],
    ])
  })

  test('says the same as XML', async () => {
    const id = await addHome({ Title: 'Loft & garden <3', AmenityIds: [21, 7] })
    const response = await read((await addFeed()).XmlUrl)
    expect(response.headers.get('content-type')).toContain('application/xml')
    const text = await response.text()
    expect(text).toContain(`<ListingKey>${id}</ListingKey>`)
    expect(text).toContain('<ListingTitle>Loft &amp; garden &lt;3</ListingTitle>')
    expect(text).toContain('<ExteriorFeatures>Balcony, Deck or Patio</ExteriorFeatures><ExteriorFeatures>Pool</ExteriorFeatures>')
    expect(text.trimEnd().endsWith('</Feed>')).toBe(true)
  })

  test('leaves out what no XML may hold, so that one home does not make the others unreadable', async () => {
    await addHome({ Title: 'Loft\ufffe with a view\uffff of the \u{1f3d4}' })
    expect(await (await read((await addFeed()).XmlUrl)).text()).toContain('<ListingTitle>Loft with a view of the \u{1f3d4}</ListingTitle>')
  })

  test('has a home for rent and for sale twice, each with its amount', async () => {
    await addHome({ AlsoForSale: true, Price: '385000.00' })
    const { value } = await readJson(await addFeed())
    expect(value.map(({ PropertyType, ListPrice }) => [PropertyType, ListPrice]).toSorted(([, a], [, b]) => Number(b) - Number(a))).toEqual(
      [
        ['Residential', 385_000],
        ['Residential Lease', 2_400],
      ],
    )
    expect(new Set(value.map(({ ListingKey }) => ListingKey)).size).toBe(2)
  })

  test('has nothing of what is off the market, of other profiles and of other owners', async () => {
    const other = await app.newPerson()
    await addListedProperty(app, other)
    const gone = await addHome()
    const feed = await addFeed()
    expect((await readJson(feed)).value).toHaveLength(1)
    must(await owner.call(UnlistAsset, { AssetId: gone }))
    expect(await readJson(feed)).toMatchObject({ value: [], LeftOut: [] })
  })

  test('is whole across its parts', async () => {
    await addHome()
    await app.sql(
      `insert into asset (account_id, managing_profile_id, category_id, asset_type_id, listing_type_id, title, city_name, city_id, state_id, latitude,
         longitude, time_zone, rent_cents, amount_cents, search_cents, is_listed, listed_at)
       select account_id, managing_profile_id, 1, 101, 1, 'Home ' || n, city_name, city_id, state_id, latitude, longitude, time_zone, 100000, 100000,
         100000, true, now() - make_interval(secs => n / 3)
       from asset, generate_series(1, 1200) n where account_id = $1`,
      [owner.accountId],
    )
    const { value } = await readJson(await addFeed())
    expect(new Set(value.map(({ ListingKey }) => ListingKey)).size).toBe(1_201)
    expect(value).toHaveLength(1_201)
  })
})

describe('a feed for portals', () => {
  const good: Partial<PropertyInput> = {
    Description: 'A quiet house on a street with old trees, ten minutes from the station and the park.',
  }

  test('has what portals take', async () => {
    const id = await withPhoto(await addHome(good))
    expect(await readJson(await addFeed(2))).toMatchObject({ value: [{ ListingKey: id }], LeftOut: [] })
  })

  test.each([
    ['commercial', { CategoryId: 2, AssetTypeId: 201, ListingTypeId: 3, Area: 900, Bedrooms: null, Bathrooms: null }],
    ['notForRent', { ListingTypeId: 2, Price: '385000.00' }],
    ['room', { AccessTypeId: 2 }],
    ['shortTerm', { ListingTypeId: 6 }],
    ['address', { AddressExactness: 3 }],
    ['description', { Description: 'Short.' }],
    ['contact', { Description: 'A quiet house on a street with old trees. Call (303) 555-0142 for a look at it.' }],
    ['contact', { Description: 'A quiet house on a street with old trees. Write to homes@example.com for a look.' }],
    ['farAhead', { AvailableOn: '2031-05-01' }],
  ] as const)('leaves out for %s', async (reason, overrides) => {
    const id = await withPhoto(await addHome({ ...good, ...overrides }))
    const { value, LeftOut } = await readJson(await addFeed(2))
    expect(value).toEqual([])
    expect(LeftOut).toMatchObject([{ ListingKey: id }])
    expect(LeftOut[0]?.Reasons).toContain(FEED_REASONS[reason])
  })

  test('leaves out what has no photo, and what was not changed for three months', async () => {
    const id = await addHome(good)
    await app.sql(`update asset set updated_at = now() - interval '4 months' where id = $1`, [id])
    const { LeftOut } = await readJson(await addFeed(2))
    expect(LeftOut[0]?.Reasons).toEqual([FEED_REASONS.photo, FEED_REASONS.stale])
  })

  test('of sales takes the offer for sale of a home that is for rent as well', async () => {
    await withPhoto(await addHome({ ...good, AlsoForSale: true, Price: '385000.00' }))
    const document = await readJson(await addFeed(3))
    expect(document).toMatchObject({ value: [{ ListPrice: 385_000 }], LeftOut: [{ Reasons: [FEED_REASONS.notForSale] }] })
  })

  test('tells its owner the same on the screen', async () => {
    const shown = await withPhoto(await addHome(good))
    const hidden = await addHome({ ...good, AddressExactness: 3 })
    const feed = await addFeed(2)
    const list = async (Show: 'in' | 'out') => must(await owner.call(GetFeedListings, { FeedId: feed.FeedId, Show }))
    expect(await list('in')).toMatchObject({ TotalCount: 1, Items: [{ AssetId: shown, Reasons: [] }] })
    expect(await list('out')).toMatchObject({
      TotalCount: 1,
      Items: [{ AssetId: hidden, Reasons: [FEED_REASONS.address, FEED_REASONS.photo] }],
    })
  })
})

describe('the address of a feed', () => {
  test('is the secret: a wrong one and a made-up one are answered alike', async () => {
    const feed = await addFeed()
    const { pathname } = new URL(feed.JsonUrl)
    const wrong = await Promise.all(
      [pathname.replace(/.\.json$/, '!.json'), '/feeds/x.json', `/feeds/${'a'.repeat(32)}.json`, pathname.replace('.json', '.csv')].map(
        (path) => app.visitor().raw(path),
      ),
    )
    expect(wrong.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })

  test('stops at once when it is renewed or deleted', async () => {
    const feed = await addFeed()
    const renewed = must(await owner.call(RenewListingFeed, { FeedId: feed.FeedId }))
    expect(renewed.JsonUrl).not.toBe(feed.JsonUrl)
    expect((await read(feed.JsonUrl)).status).toBe(404)
    expect((await read(renewed.JsonUrl)).status).toBe(200)
    must(await owner.call(DeleteListingFeed, { FeedId: feed.FeedId }))
    expect((await read(renewed.JsonUrl)).status).toBe(404)
  })

  test('is shown again to its owner, who sees that it is read; nobody else gets at it', async () => {
    const feed = await addFeed()
    await read(feed.XmlUrl)
    expect(must(await owner.call(GetListingFeeds, {})).Items).toMatchObject([
      { JsonUrl: feed.JsonUrl, ReadsCount: 1, LastReadAt: expect.any(String) },
    ])
    const stranger = await app.newPerson()
    expect(must(await stranger.call(GetListingFeeds, {})).Items).toEqual([])
    expect((await stranger.call(RenewListingFeed, { FeedId: feed.FeedId })).status).toBe(404)
    expect((await stranger.call(DeleteListingFeed, { FeedId: feed.FeedId })).status).toBe(404)
    expect((await stranger.call(GetFeedListings, { FeedId: feed.FeedId })).status).toBe(404)
  })

  test('stands nowhere in the database', async () => {
    const feed = await addFeed()
    const token = feed.JsonUrl.split('/').at(-1)!.replace('.json', '')
    const rows = await app.sql('select f.*, l.* from listing_feed f join secret_link l on l.object_id = f.id where f.id = $1', [
      feed.FeedId,
    ])
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('goes on working where links that emails brought end: of an account taken back, and after a restore', async () => {
    const feed = await addFeed()
    const { db } = app.services.database
    await revokeAllLinks(db, owner.accountId)
    await expireEveryLink(db)
    await deleteSpentLinks(db)
    expect((await read(feed.JsonUrl)).status).toBe(200)
  })

  test('of a closed account leads nowhere', async () => {
    const feed = await addFeed()
    await app.sql(`update account set status = 'P' where id = $1`, [owner.accountId])
    expect((await read(feed.JsonUrl)).status).toBe(404)
  })

  test('and no more than ten of them, however fast they are made', async () => {
    const answers = await Promise.all(
      Array.from({ length: MAX_FEEDS + 2 }, (_unused, index) => owner.call(AddListingFeed, { Name: `Feed ${index}`, AudienceId: 1 })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_FEEDS)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
  })
})
