import {
  AddFavorite,
  DeleteFavorite,
  GetFavoriteIds,
  GetFavorites,
  MergeFavorites,
  MOST_FAVORITES,
} from '@keystead/contract/marketplace/favorites/favorite.operations.ts'
import { UnlistAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { messages } from '@keystead/contract/marketplace/favorites/favorites-messages.text.ts'
import { expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestCaller, TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { addListedProperty, addProperty, nobodysId } from '../../properties/properties/property.factory.ts'

let lister: TestPerson
test.beforeAll(async () => {
  lister = await app.newPerson()
})

const listed = async (Title: string) => (await addListedProperty(app, lister, { Title })).AssetId
const idsOf = async (person: TestCaller) => must(await person.call(GetFavoriteIds, {})).AssetIds
const pageOf = async (person: TestCaller, PageIndex = 0) => must(await person.call(GetFavorites, { PageIndex, PageSize: 3 }))

test('a home is kept once, the latest first, and let go of again', async () => {
  const person = await app.newPerson({ profileType: 'Tenant' })
  const [first, second] = [await listed('First'), await listed('Second')]
  for (const AssetId of [first, second, first]) must(await person.call(AddFavorite, { AssetId }))
  expect(await idsOf(person)).toEqual([second, first])
  const page = await pageOf(person)
  expect(page).toMatchObject({
    TotalCount: 2,
    Items: [{ AssetId: second, Title: 'Second', Listing: { Title: 'Second', Amount: '2400.00' } }, {}],
  })

  must(await person.call(DeleteFavorite, { AssetId: second }))
  must(await person.call(DeleteFavorite, { AssetId: second }))
  expect(await idsOf(person)).toEqual([first])
})

test('they belong to the person: another profile sees them, another account does not, and none is needed to keep one', async () => {
  const person = await app.newPerson()
  const AssetId = await listed('Shared')
  must(await person.call(AddFavorite, { AssetId }))
  expect(await idsOf(await app.secondProfile(person, 'Tenant'))).toEqual([AssetId])
  const newcomer = await app.newPerson({ profileType: null })
  expect(await idsOf(newcomer)).toEqual([])
  must(await newcomer.call(AddFavorite, { AssetId }))
  expect(await idsOf(newcomer)).toEqual([AssetId])
  must(await newcomer.call(DeleteFavorite, { AssetId }))
  expect(await idsOf(person)).toEqual([AssetId])
})

test('a home that left the market keeps its title and shows nothing else', async () => {
  const person = await app.newPerson()
  const AssetId = await listed('Gone tomorrow')
  must(await person.call(AddFavorite, { AssetId }))
  must(await lister.call(UnlistAsset, { AssetId }))
  await app.sql(`update asset set title = 'A private thought' where id = $1`, [AssetId])
  expect((await pageOf(person)).Items).toEqual([{ AssetId, Title: 'Gone tomorrow', SavedAt: expect.any(String), Listing: null }])
  // Whoever keeps it may say so again; to others it is not there.
  must(await person.call(AddFavorite, { AssetId }))
  expect((await (await app.newPerson()).call(AddFavorite, { AssetId })).error?.Code).toBe('PropertyNotFound')
})

test('what is not on the market cannot be kept, by its id or by nobody’s', async () => {
  const person = await app.newPerson()
  const draft = await addProperty(lister)
  for (const AssetId of [draft.AssetId, nobodysId()]) {
    const { status, error } = await person.call(AddFavorite, { AssetId })
    expect({ status, code: error?.Code }).toEqual({ status: 404, code: 'PropertyNotFound' })
  }
  expect(await idsOf(person)).toEqual([])
})

test('what a visitor kept moves into the account in its order, twice is once, and unknown ids are passed over', async () => {
  const person = await app.newPerson({ profileType: null })
  const [own, one, two] = [await listed('Own'), await listed('One'), await listed('Two')]
  const draft = await addProperty(lister)
  must(await person.call(AddFavorite, { AssetId: own }))
  const AssetIds = [one, nobodysId(), draft.AssetId, own, two, one.toUpperCase()]
  expect(must(await person.call(MergeFavorites, { AssetIds })).Added).toBe(2)
  expect(must(await person.call(MergeFavorites, { AssetIds })).Added).toBe(0)
  expect(await idsOf(person)).toEqual([one, two, own])
  expect(must(await person.call(MergeFavorites, { AssetIds: [] })).Added).toBe(0)
})

test('there is room for two hundred; two at once do not take the last place twice', async () => {
  const person = await app.newPerson()
  const [one, two, three] = [await listed('One more'), await listed('Two more'), await listed('Three more')]
  await app.sql(
    `with homes as (
       insert into asset (account_id, managing_profile_id, category_id, asset_type_id, listing_type_id, access_type_id, title, city_name, city_id,
         state_id, latitude, longitude, time_zone)
       select $1, $2, 1, 101, 1, 1, 'Filler', city.name, city.id, city.state_id, city.latitude, city.longitude, 'America/Denver'
       from (select * from city limit 1) as city, generate_series(1, $3) returning id)
     insert into favorite (account_id, asset_id, title, saved_at) select $1, id, 'Filler', now() - interval '1 day' from homes`,
    [person.accountId, person.profileId, MOST_FAVORITES - 1],
  )
  const answers = await Promise.all([one, two].map((AssetId) => person.call(AddFavorite, { AssetId })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ error }) => error)?.error?.Message).toBe(messages.tooManyFavorites)
  expect(must(await person.call(MergeFavorites, { AssetIds: [three] })).Added).toBe(0)
  expect(await idsOf(person)).toHaveLength(MOST_FAVORITES)
  const last = await pageOf(person, Math.floor((MOST_FAVORITES - 1) / 3))
  expect(last).toMatchObject({ TotalCount: MOST_FAVORITES, Items: [{}, {}] })
})

test.each([
  ['a text', { AssetIds: 'all of them' }, 'Properties are not valid.'],
  ['more than fit', { AssetIds: Array.from({ length: MOST_FAVORITES + 1 }, nobodysId) }, messages.tooManyFavorites],
])('moving %s is refused at its field', async (_what, input, sentence) => {
  const { status, error } = await (await app.newPerson()).call(MergeFavorites, input as never)
  expect({ status, fields: error?.Fields }).toEqual({ status: 400, fields: { AssetIds: sentence } })
})
