import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { messages } from '@keystead/contract/identity/profiles/profiles-messages.text.ts'
import { GetAgents, GetProfileDetails, GetTopAgents } from '@keystead/contract/marketplace/directory/directory.operations.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { addListedProperty, nobodysId } from '../../properties/properties/property.factory.ts'
import { newPublicPerson } from './directory.factory.ts'
import { listPageAddresses } from './directory.public.ts'
import { must } from '../../../test/must.ts'

let owner: TestPerson
const agents: Record<string, TestPerson> = {}

const PROPERTY_MANAGER = 21
const BROKER = 25

test.beforeAll(async () => {
  const denver = 'Denver, CO'
  agents.Ana = await newPublicPerson(app, {
    firstName: 'Ana',
    lastName: "O'Neil",
    company: '100%_Homes 🏡',
    city: denver,
    radiusMiles: 40,
    categoryIds: [BROKER],
  })
  agents.Ben = await newPublicPerson(app, { firstName: 'Ben', city: 'Boulder, CO', radiusMiles: 10 })
  agents.Cleo = await newPublicPerson(app, {
    firstName: 'Cleo',
    city: 'Boulder, CO',
    radiusMiles: 60,
    categoryIds: [PROPERTY_MANAGER, BROKER],
  })
  agents.Dov = await newPublicPerson(app, { firstName: 'Dov', city: 'Austin, TX' })
  agents.Eve = await newPublicPerson(app, { firstName: 'Eve' })
  owner = await newPublicPerson(app, { profileType: 'Owner', firstName: 'Olga', city: denver })
  await addListedProperty(app, owner)
})

async function search(input: InputOf<typeof GetAgents>) {
  return must(await app.visitor().call(GetAgents, input))
}
const firstNames = (items: readonly { Name: string }[]) => items.map(({ Name }) => Name.split(' ')[0])
const found = async (input: InputOf<typeof GetAgents>) => firstNames((await search({ Sort: 'name', ...input })).Items)

describe('places', () => {
  test.each([
    ['Denver, CO', ['Ana', 'Cleo']],
    ['Boulder, CO', ['Ana', 'Ben', 'Cleo']],
    ['80202', ['Ana', 'Cleo']],
    ['Colorado', ['Ana', 'Ben', 'Cleo']],
    ['Austin', ['Dov']],
    ['Honolulu, HI', []],
    ['', ['Ana', 'Ben', 'Cleo', 'Dov', 'Eve']],
  ])('%s: %j, by their own radius', async (place, names) => {
    expect(await found({ Place: place })).toEqual(names)
  })
  test('one that nobody knows is said to be unknown', async () => {
    expect(await search({ Place: 'Nowhereville' })).toMatchObject({ Items: [], TotalCount: 0, Place: null, PlaceIsUnknown: true })
  })
  test('the nearest come first, with their distance', async () => {
    const { Items } = await search({ Place: 'Boulder, CO', Sort: 'distance' })
    expect(firstNames(Items)).toEqual(['Ben', 'Cleo', 'Ana'])
    expect(Items.map(({ DistanceMiles }) => DistanceMiles)).toEqual([0, 0, 26.5])
  })
})

describe('names and categories', () => {
  test.each([
    ["o'neil", ['Ana']],
    ['100%_', ['Ana']],
    ['%', ['Ana']],
    ['_', ['Ana']],
    ['🏡', ['Ana']],
    ['tester cleo', ['Cleo']],
    ['a\u0000n\u0007a', ['Ana']],
    ["'; drop table profile; --", []],
    ['\\', []],
  ])('%j finds %j', async (text, names) => {
    expect(await found({ Text: text })).toEqual(names)
  })
  test('a category', async () => {
    expect(await found({ CategoryId: PROPERTY_MANAGER })).toEqual(['Cleo'])
    expect(await found({ CategoryId: BROKER, Place: 'Denver, CO', Text: 'ana' })).toEqual(['Ana'])
  })
  test('a category of owners is refused at its field', async () => {
    const { status, error } = await app.visitor().call(GetAgents, { CategoryId: 1 })
    expect({ status, fields: error?.Fields }).toEqual({ status: 400, fields: { CategoryId: 'Category is not valid.' } })
  })
})

describe('pages', () => {
  test('follow each other without overlap', async () => {
    const first = await search({ Sort: 'newest', PageSize: 3 })
    const second = await search({ Sort: 'newest', PageSize: 3, PageIndex: 1 })
    expect(first).toMatchObject({ TotalCount: 5, TotalIsCapped: false })
    expect(firstNames([...first.Items, ...second.Items])).toEqual(['Eve', 'Dov', 'Cleo', 'Ben', 'Ana'])
  })
  test.each([
    [-1, 'Page is not valid.'],
    [1e9, 'Please narrow the search to see more.'],
  ])('page %d is refused', async (PageIndex, sentence) => {
    const { status, error } = await app.visitor().call(GetAgents, { PageIndex })
    expect({ status, fields: error?.Fields }).toEqual({ status: 400, fields: { PageIndex: sentence } })
  })
  test('past the end is empty and says how many there are', async () => {
    expect(await search({ PageIndex: 900 })).toMatchObject({ Items: [], TotalCount: 5 })
  })
})

async function pagesForSearchEngines(): Promise<string[]> {
  const { rows } = await listPageAddresses(app.services.database.db, { offset: 0, limit: 100 })
  return rows.map(({ profileId }) => profileId)
}

const HIDDEN: [why: string, statement: string][] = [
  ['private', 'update profile set is_public = false where id = $1'],
  ['removed', `update profile set status = 'P' where id = $1`],
  ['closed or disabled', `update account set status = 'P' where id = (select account_id from profile where id = $1)`],
  ['of an unconfirmed email', 'update account set email_verified_at = null where id = (select account_id from profile where id = $1)'],
]

describe('who is not found', () => {
  test.each(HIDDEN)('a profile that is %s', async (_why, statement) => {
    const hidden = await newPublicPerson(app, { firstName: 'Zoe', lastName: 'Hidden' })
    expect(await found({ Text: 'hidden' })).toEqual(['Zoe'])
    await app.sql(statement, [hidden.profileId])
    expect(await found({ Text: 'hidden' })).toEqual([])
    const top = (await app.visitor().call(GetTopAgents, { Count: 20 })).data
    expect(top.Items.map(({ ProfileId }) => ProfileId)).not.toContain(hidden.profileId)
    const { status, error } = await app.visitor().call(GetProfileDetails, { ProfileId: hidden.profileId })
    const missing = await app.visitor().call(GetProfileDetails, { ProfileId: nobodysId() })
    expect({ status, code: error?.Code, message: error?.Message }).toEqual({
      status: 404,
      code: 'ProfileNotFound',
      message: messages.profileNotFound,
    })
    expect(missing.error?.Message).toBe(error?.Message)
    expect(await pagesForSearchEngines()).not.toContain(hidden.profileId)
  })
  test('a tenant has no page', async () => {
    const tenant = await app.newPerson({ profileType: 'Tenant' })
    expect((await app.visitor().call(GetProfileDetails, { ProfileId: tenant.profileId })).status).toBe(404)
  })
  test('owners are not among the agents', async () => {
    expect(await found({ Text: 'olga' })).toEqual([])
  })
})

test('a page says what is on the market and keeps the address of its account to itself', async () => {
  const answer = await app.visitor().call(GetProfileDetails, { ProfileId: owner.profileId })
  expect(answer.data).toMatchObject({
    Name: 'Olga Tester',
    ProfileType: 'Owner',
    City: 'Denver',
    StateCode: 'CO',
    ListingsCount: 1,
    Email: null,
  })
  expect(JSON.stringify(answer.data)).not.toContain(owner.email)
})

test('those with a picture come first on the home page', async () => {
  await app.sql(
    `with drawn as (insert into profile_picture (profile_id, storage_key, bytes, placeholder) values ($1, 'x', 1, 'x') returning id)
     update profile set picture_image_id = drawn.id from drawn where profile.id = $1`,
    [agents.Dov!.profileId],
  )
  const { data } = await app.visitor().call(GetTopAgents, { Count: 3 })
  expect(firstNames(data.Items)).toEqual(['Dov', 'Ana', 'Ben'])
})

test('search engines are told of agents, and of owners with something on the market', async () => {
  const idle = await newPublicPerson(app, { profileType: 'Owner', firstName: 'Idle' })
  const addresses = await pagesForSearchEngines()
  expect(addresses).toEqual(expect.arrayContaining([owner.profileId, agents.Eve!.profileId]))
  expect(addresses).not.toContain(idle.profileId)
})
