import { GetSimilarAssets } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { PropertyNotFound } from '@keystead/contract/properties/properties/property.operations.ts'
import { expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestCaller, TestPerson } from '../../../test/harness.ts'
import type { Db } from '../../database/db.ts'
import { type PropertyInput, addListedProperty, nobodysId } from '../../properties/properties/property.factory.ts'
import { findListing } from './listing.queries.ts'
import { searchListings } from './search.queries.ts'
import { similarSteps } from './similar-steps.ts'
import { must } from '../../../test/must.ts'

let owner: TestPerson
let visitor: TestCaller

test.beforeAll(async () => {
  owner = await app.newPerson()
  visitor = app.visitor()
})

async function similarTo(AssetId: string) {
  const { Items, ...rest } = must(await visitor.call(GetSimilarAssets, { AssetId }))
  return { titles: Items.map(({ Title }) => Title), ...rest }
}

const list = (home: Partial<PropertyInput>) => addListedProperty(app, owner, home)
const AUSTIN = { City: 'Austin', StateId: 48, Zip: '78704' }
const ROUND_ROCK = { City: 'Round Rock', StateId: 48, Zip: '78664' }
const EL_PASO = { City: 'El Paso', StateId: 48, Zip: '79901' }
const OFFICE = { CategoryId: 2, AssetTypeId: 201, ListingTypeId: 3, Bedrooms: null, Bathrooms: null, Area: 5000, Rent: '2400' }

test('what is nearest and most alike comes first; what is looser is said; nothing of another kind fills in', async () => {
  const { AssetId } = await list({ ...AUSTIN, Title: 'the home itself', Bedrooms: 3, Rent: '2000', AlsoForSale: true, Price: '400000' })
  await list({ ...AUSTIN, ...OFFICE, Title: 'an office next door' })
  await list({ ...AUSTIN, Title: 'a house for sale', ListingTypeId: 2, Rent: null, Price: '390000' })
  await list({ Title: 'a house in another state', Bedrooms: 3, Rent: '2000' })
  expect(await similarTo(AssetId)).toMatchObject({ titles: [] })

  // Never empty while the state has a home.
  await list({ ...EL_PASO, Title: 'far away', Bedrooms: 1, Rent: '800' })
  expect(await similarTo(AssetId)).toEqual({ titles: ['far away'], Reach: 'state', AnyBedrooms: true, AnyPrice: true })

  await list({ ...ROUND_ROCK, Title: 'dear and large', Bedrooms: 6, Rent: '9000' })
  expect((await similarTo(AssetId)).titles).toEqual(['dear and large', 'far away'])

  await list({ ...ROUND_ROCK, Title: 'large', Bedrooms: 6, Rent: '2000' })
  expect(await similarTo(AssetId)).toEqual({
    titles: ['large', 'dear and large', 'far away'],
    Reach: 'state',
    AnyBedrooms: true,
    AnyPrice: true,
  })

  // Another week, another unit of time: compared by the month.
  await list({ ...ROUND_ROCK, Title: 'alike, by the week', Bedrooms: 2, Rent: '500', RentFrequencyId: 2 })
  await list({ ...ROUND_ROCK, Title: 'alike, too', Bedrooms: 4, Rent: '2600' })
  expect(await similarTo(AssetId)).toEqual({
    titles: ['alike, too', 'alike, by the week', 'large'],
    Reach: 'far',
    AnyBedrooms: true,
    AnyPrice: false,
  })

  await list({ ...AUSTIN, Title: 'in town, an apartment', AssetTypeId: 112, Bedrooms: 3, Rent: '2100' })
  await list({ ...AUSTIN, Title: 'in town', Bedrooms: 3, Rent: '1900' })
  expect(await similarTo(AssetId)).toEqual({
    titles: ['in town', 'in town, an apartment', 'alike, too'],
    Reach: 'far',
    AnyBedrooms: false,
    AnyPrice: false,
  })
  await list({ ...AUSTIN, Title: 'in town, once more', Bedrooms: 2, Rent: '2000' })
  const inTown = { titles: ['in town, once more', 'in town', 'in town, an apartment'], Reach: 'city', AnyBedrooms: false, AnyPrice: false }
  expect(await similarTo(AssetId)).toEqual(inTown)
  // The order is that of the last time.
  expect(await similarTo(AssetId)).toEqual(inTown)
})

test('a space has no bedrooms to be like', async () => {
  const { AssetId } = await list({ ...OFFICE, Title: 'an office', City: 'Pueblo', Zip: '81003' })
  await list({ ...OFFICE, Title: 'a dear office', Rent: '24000', City: 'Pueblo', Zip: '81003' })
  expect(await similarTo(AssetId)).toMatchObject({ titles: ['a dear office'], AnyBedrooms: false, AnyPrice: true })
})

test('what is not on the market has nothing like it', async () => {
  const answer = await visitor.call(GetSimilarAssets, { AssetId: nobodysId() })
  expect(answer.error?.Code).toBe(PropertyNotFound.code)
})

test('each step is one statement along an index', async () => {
  const { AssetId } = await list({ Title: 'for its plan' })
  const plans: string[] = []
  await app.services.database.transaction({ kind: 'account', accountId: owner.accountId }, async (db) => {
    const home = await findListing(db, AssetId)
    await db.sql('set local enable_seqscan = off')
    for (const { filter } of similarSteps(home!)) {
      await searchListings(explaining(db, plans), filter, { sort: 'newest', from: null, limit: 6, offset: 0 })
    }
  })
  expect(plans).toHaveLength(7)
  // Where no index fits, it would read the whole table all the same.
  for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on listing\b/)
})

/** The same database, which answers searches with the way that they would be gone. */
function explaining(db: Db, plans: string[]): Db {
  const explain = async (text: string, values: readonly unknown[] | undefined) => {
    const lines = await db.sql<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
    plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'))
    return []
  }
  const isSearch = (text: string) => /\bfrom listing l\b/.test(text)
  return {
    ...db,
    sql: (text, values) => (isSearch(text) ? explain(text, values) : db.sql(text, values)),
    prepared: (statement, values) => (isSearch(statement.text) ? explain(statement.text, values) : db.prepared(statement, values)),
  }
}
