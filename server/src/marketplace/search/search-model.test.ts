import { GetAssetFacets, GetAssetMap, GetAssets, MAX_MAP_PINS } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { SEARCH_SORTS } from '@keystead/contract/marketplace/search/search.values.ts'
import { expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestCaller, TestPerson } from '../../../test/harness.ts'
import { boxOfCell, cellsOf, doublingsFor } from './grid.ts'
import {
  EVERY_FACET,
  type Offer,
  type SearchInput,
  WORDS,
  addRandomHomes,
  isInBounds,
  learnCenter,
  modelFacet,
  modelMatches,
  modelOrder,
  randomBox,
  randomNumbers,
  randomSearch,
} from './search-model.factory.ts'

/*
 * Hundreds of random searches over hundreds of random homes, each against a search that looks at every home. The homes are
 * found by the same ways as a million would be, apart from those ways that begin where counts reach their limit.
 */

const HOMES = 700
const SEARCHES = 250

let owner: TestPerson
let visitor: TestCaller
let offers: Offer[]

test.beforeAll(async () => {
  owner = await app.newPerson()
  visitor = app.visitor()
  offers = await addRandomHomes(app, owner, randomNumbers(7), HOMES)
  // Some words are common in the statistics, so that both ways to look for them are taken.
  await app.sql('analyze listing')
  for (const place of [
    'Denver, CO',
    '80202',
    '80210',
    'Boulder, CO',
    '80302',
    'Reno, NV',
    '89501',
    'Miami, FL',
    '33130',
    'Anchorage, AK',
    '99501',
  ]) {
    const { data } = await visitor.call(GetAssets, { Place: place })
    if (!data.Place) throw new Error(`${place} is unknown`)
    learnCenter(place, { latitude: data.Place.Latitude, longitude: data.Place.Longitude })
  }
})

async function found(input: SearchInput): Promise<{ ids: string[]; total: number }> {
  const answer = await visitor.call(GetAssets, input)
  if (answer.status !== 200) throw new Error(`${JSON.stringify(input)}: ${JSON.stringify(answer.error)}`)
  return { ids: answer.data.Items.map((item) => item.OfferId), total: answer.data.TotalCount }
}
test('a word on a map of half the country, in every order', async () => {
  const Bounds = { South: 30, West: -125, North: 50, East: -100 }
  for (const Text of WORDS) {
    for (const Sort of ['newest', 'price-low', 'price-high', 'area'] as const) {
      const input: SearchInput = { Text, Sort, Bounds, PageSize: 9 }
      const matches = modelOrder(modelMatches(offers, input), input)
      expect(await found(input), `${Text} ${Sort}`).toEqual({ ids: matches.slice(0, 9).map((offer) => offer.id), total: matches.length })
    }
  }
})

test('words on a map of everything find what they find without a map, in the same order', async () => {
  const Bounds = { South: -90, West: -180, North: 90, East: 180 }
  for (const Text of [WORDS[0], `${WORDS[0]} ${WORDS[1]}`, `${WORDS[0]} or zzyzx`, `-${WORDS[0]}`]) {
    for (const Sort of ['newest', 'price-low', 'price-high', 'area', 'best'] as const) {
      const of = async (input: object) => {
        const { data } = await visitor.call(GetAssets, { Text, Sort, PageSize: 20, ...input })
        return { ids: data.Items.map((item) => item.OfferId), total: data.TotalCount }
      }
      const onMap = await of({ Bounds })
      expect(onMap.total, Text).toBeGreaterThan(0)
      expect(onMap, `${Text} ${Sort}`).toEqual(await of({}))
    }
  }
})

test('the homes of the model are many and of every kind', () => {
  expect(offers.length).toBeGreaterThan(500)
  expect(new Set(offers.map((offer) => offer.homeId)).size).toBeLessThan(offers.length)
})

test('pages and totals are those of the model, in every order', async () => {
  const random = randomNumbers(11)
  let full = 0
  for (let number = 0; number < SEARCHES; number += 1) {
    const Sort = random.pick(SEARCH_SORTS)
    const input: SearchInput = { ...randomSearch(random), Sort, PageSize: 9, PageIndex: random.pick([0, 0, 1, 2]) }
    const matches = modelOrder(modelMatches(offers, input), input)
    const { ids, total } = await found(input)
    const at = (input.PageIndex ?? 0) * 9
    expect(total, JSON.stringify(input)).toBe(matches.length)
    if (Sort === 'best' && input.Text)
      expect(new Set(matches.map((offer) => offer.id)), JSON.stringify(input)).toEqual(
        new Set([...matches.map((offer) => offer.id), ...ids]),
      )
    else expect(ids, JSON.stringify(input)).toEqual(matches.slice(at, at + 9).map((offer) => offer.id))
    if (ids.length === 9) full += 1
  }
  expect(full).toBeGreaterThan(SEARCHES / 5)
}, 120_000)

test('pages of the best neither overlap nor leave out', async () => {
  const expected = modelMatches(offers, { Text: 'quartz' }).map((offer) => offer.id)
  const seen: string[] = []
  for (let PageIndex = 0; seen.length < expected.length; PageIndex += 1) {
    const { ids } = await found({ Text: 'quartz', Sort: 'best', PageSize: 20, PageIndex })
    if (ids.length === 0) break
    seen.push(...ids)
  }
  expect(seen.toSorted()).toEqual(expected.toSorted())
})

test('facets are those of the model, each with its own filter left out', async () => {
  const random = randomNumbers(13)
  for (let number = 0; number < SEARCHES; number += 1) {
    const input = randomSearch(random)
    const { data } = await visitor.call(GetAssetFacets, input)
    expect(data.Facets.map((facet) => facet.Field)).toEqual(EVERY_FACET)
    for (const { Field, Options } of data.Facets) {
      const counts = Object.fromEntries(Options.map((option) => [option.Value, option.Count]))
      expect(counts, `${Field} of ${JSON.stringify(input)}`).toEqual(modelFacet(offers, input, Field))
      expect(Options.every((option) => !option.CountIsCapped)).toBe(true)
    }
  }
}, 120_000)

test('pins and groups are those of the model', async () => {
  const random = randomNumbers(17)
  const seen = { pins: 0, groups: 0 }
  for (let number = 0; number < SEARCHES; number += 1) {
    // Most filters leave so few homes that a map shows each by itself: a few maps have none.
    const input = { ...(number % 10 === 0 ? {} : randomSearch(random)), Bounds: randomBox(random) }
    const matches = modelMatches(offers, input)
    const { data } = await visitor.call(GetAssetMap, input)
    if (matches.length <= MAX_MAP_PINS) {
      expect(data.Pins.map((pin) => pin.OfferId).toSorted(), JSON.stringify(input)).toEqual(matches.map((offer) => offer.id).toSorted())
      expect(data.Groups).toEqual([])
      seen.pins += 1
    } else {
      expect(data.Pins).toEqual([])
      expect(data.Groups.reduce((sum, group) => sum + group.Count, 0)).toBe(matches.length)
      for (const group of data.Groups) {
        const members = matches.filter((offer) => isInBounds(offer, group.Bounds))
        expect(group.Count).toBe(members.length)
        expect(group.Latitude).toBeCloseTo(members.reduce((sum, { latitude }) => sum + latitude, 0) / members.length, 5)
        expect(group.Longitude).toBeCloseTo(members.reduce((sum, { longitude }) => sum + longitude, 0) / members.length, 5)
      }
      seen.groups += 1
    }
  }
  expect(seen.pins).toBeGreaterThan(20)
  expect(seen.groups).toBeGreaterThan(20)
}, 120_000)

test('a home with two offers is found as two, and once each', async () => {
  const twice = offers.find((offer) => offer.id !== offer.homeId)!
  const both = offers.filter((offer) => offer.homeId === twice.homeId)
  const answer = await visitor.call(GetAssets, { Text: `"${twice.title}"`, PageSize: 20 })
  const shown = answer.data.Items.filter((item) => item.AssetId === twice.homeId)
  expect(shown.map((item) => item.OfferId).toSorted()).toEqual(both.map((offer) => offer.id).toSorted())
  for (const { listingType, id } of both) {
    const { data } = await visitor.call(GetAssets, { Text: `"${twice.title}"`, ListingTypeId: listingType, PageSize: 20 })
    expect(data.Items.filter((item) => item.AssetId === twice.homeId).map((item) => item.OfferId)).toEqual([id])
  }
})

/** Every count that is kept, against the same count of the homes themselves. */
async function keptCountsAreRight() {
  const sumsOf = async (table: string, keys: string, sums = 'sum(homes)') =>
    app.sql(`select ${keys}, ${sums} as sums from ${table} group by ${keys} having sum(homes) <> 0 order by ${keys}`)
  const tables = [
    ['listing_facet_count', 'state_id, category_id, listing_type_id, asset_type_id, bedrooms, bathrooms'],
    ['listing_feature_count', 'state_id, kind, category_id, listing_type_id, feature_id'],
    ['listing_cell_count', 'level, cell, state_id, category_id, listing_type_id'],
    ['listing_street_count', 'city_id, key'],
  ] as const
  const kept = await Promise.all(tables.map(([table, keys]) => sumsOf(table, keys)))
  await app.sql('select count_listings_anew()')
  expect(await Promise.all(tables.map(([table, keys]) => sumsOf(table, keys)))).toEqual(kept)
}

test('counts are kept through every kind of change, folded or not', async () => {
  const mine = 'managing_profile_id = $1'
  await app.sql(
    `update asset set bedrooms = 3, latitude = latitude + 0.5, amenity_ids = '{1}', title = title || ' moved' where ${mine} and rent_cents % 3 = 0`,
    [owner.profileId],
  )
  await app.sql('select fold_listing_counts()')
  await app.sql(`update asset set is_listed = false where ${mine} and rent_cents % 7 = 0`, [owner.profileId])
  await app.sql(`update asset set also_for_sale = false, address1 = '7 Other Ave' where ${mine} and bedrooms = 2`, [owner.profileId])
  await app.sql('select fold_listing_counts()')
  await app.sql('select fold_listing_counts()')
  expect(await app.sql('select 1 from listing_facet_count where is_fresh')).toEqual([])
  await keptCountsAreRight()
})

test('what is wider than a page of squares: counted squares hold whole squares', async () => {
  // More homes than are ever looked at one by one.
  await app.sql(
    `insert into asset (account_id, managing_profile_id, category_id, asset_type_id, listing_type_id, title, city_name, city_id, state_id, zip, latitude, longitude,
       time_zone, rent_cents, amount_cents, search_cents, bedrooms, is_listed, listed_at, imported)
     select $1, $2, 1, 101, 1, 'Row ' || n || case when n % 10 = 0 then ' ${WORDS[0]}' else '' end, c.name, c.id, c.state_id, '67202', 37.5 + (n % 60) * 0.01, -97.5 + (n % 61) * 0.01,
       c.time_zone, 100000, 100000, 100000 + n, n % 4, true, now(), true from city c, generate_series(1, 2500) n where c.search_name = 'wichita' and c.state_id = 20`,
    [owner.accountId, owner.profileId],
  )
  const Bounds = { South: 37.4, West: -97.6, North: 38.2, East: -96.8 }
  const counted = (await visitor.call(GetAssetMap, { Bounds })).data
  expect(counted.Pins).toEqual([])
  expect(counted.Groups.reduce((sum, group) => sum + group.Count, 0)).toBe(2500)
  const box = { south: Bounds.South, west: Bounds.West, north: Bounds.North, east: Bounds.East }
  const doublings = doublingsFor(box, 150)
  const squares = cellsOf(box, doublings).map((cell) => boxOfCell(cell, doublings))
  for (const group of counted.Groups)
    expect(squares).toContainEqual({
      south: group.Bounds.South,
      west: group.Bounds.West,
      north: group.Bounds.North,
      east: group.Bounds.East,
    })

  // With a filter that no one counts beforehand, each square has at least what it says.
  const sampled = (await visitor.call(GetAssetMap, { Bounds, MinPrice: '1000.01' })).data
  expect(sampled.Groups.length).toBeGreaterThan(0)
  for (const group of sampled.Groups) {
    const whole = counted.Groups.find((other) => other.Bounds.South === group.Bounds.South && other.Bounds.West === group.Bounds.West)
    expect(group.Count).toBeLessThanOrEqual(whole?.Count ?? 0)
    if (!group.CountIsCapped) expect(group.Count).toBe(whole?.Count)
  }
  expect((await visitor.call(GetAssetFacets, { Place: 'Kansas', Fields: ['MinBedrooms'] })).data.Facets).toEqual([
    {
      Field: 'MinBedrooms',
      Options: [1, 2, 3].map((Value) => ({ Value, Count: Math.min(1000, 2500 - Value * 625), CountIsCapped: 2500 - Value * 625 > 1000 })),
    },
  ])
  expect((await visitor.call(GetAssets, { Place: 'Wichita, KS', Text: WORDS[0] })).data).toMatchObject({
    TotalCount: 250,
    TotalIsCapped: false,
  })
  expect((await visitor.call(GetAssets, { Place: 'Kansas' })).data).toMatchObject({ TotalCount: 1000, TotalIsCapped: true })
})
