import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { GetAgents, GetProfileDetails, GetTopAgents } from '@keystead/contract/marketplace/directory/directory.operations.ts'
import { SetBusinessListStatus } from '@keystead/contract/people/businesses/business.operations.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { must } from '../../../test/matrix/world.ts'
import { type TestBusiness, memberOf } from '../../people/businesses/member.factory.ts'
import { newListedBusiness, newPublicPerson } from './directory.factory.ts'
import { listPageAddresses } from './directory.public.ts'

const pageOf = ({ profileId }: TestBusiness) => app.visitor().call(GetProfileDetails, { ProfileId: profileId })
const found = async (input: InputOf<typeof GetAgents>) =>
  must(await app.visitor().call(GetAgents, { Sort: 'name', ...input })).Items.map(({ Name }) => Name)

async function pageForSearchEngines({ profileId }: TestBusiness) {
  const { rows } = await listPageAddresses(app.services.database.db, { offset: 0, limit: 1000 })
  return rows.find((row) => row.profileId === profileId)
}

async function drawPicture(profileId: string): Promise<void> {
  await app.sql(
    `with drawn as (insert into profile_picture (profile_id, storage_key, bytes, placeholder) values ($1, 'x', 1, 'x') returning id)
     update profile set picture_image_id = drawn.id from drawn where profile.id = $1`,
    [profileId],
  )
}

describe('in the directory', () => {
  test('businesses of owners and of agents stand beside agents, and each kind alone', async () => {
    const landlord = await newListedBusiness(app, { name: 'Kiva Homes', type: 'landlord', city: 'Santa Fe, NM' })
    await newListedBusiness(app, { name: 'Kiva Brokers', type: 'brokerage', profileType: 'Agent', city: 'Santa Fe, NM' })
    await newPublicPerson(app, { firstName: 'Kiva', lastName: 'Agent', city: 'Santa Fe, NM' })
    await newPublicPerson(app, { firstName: 'Kiva', lastName: 'Owner', profileType: 'Owner', city: 'Santa Fe, NM' })
    expect(await found({ Text: 'kiva' })).toEqual(['Kiva Agent', 'Kiva Brokers', 'Kiva Homes'])
    expect(await found({ Text: 'kiva', Kind: 'agents' })).toEqual(['Kiva Agent'])
    expect(await found({ Place: 'Santa Fe, NM', Kind: 'businesses' })).toEqual(['Kiva Brokers', 'Kiva Homes'])
    const { Items, TotalCount } = must(await app.visitor().call(GetAgents, { Text: 'kiva homes' }))
    expect(TotalCount).toBe(1)
    expect(Items[0]).toMatchObject({ ProfileId: landlord.profileId, ProfileType: 'Owner', BusinessType: 'Landlord company' })
  })

  test('the home page has businesses of agents and none of owners', async () => {
    const broker = await newListedBusiness(app, { name: 'Top Brokers', profileType: 'Agent' })
    const landlord = await newListedBusiness(app, { name: 'Top Homes' })
    for (const { profileId } of [broker, landlord]) await drawPicture(profileId)
    const top = must(await app.visitor().call(GetTopAgents, { Count: 20 })).Items.map(({ ProfileId }) => ProfileId)
    expect(top).toContain(broker.profileId)
    expect(top).not.toContain(landlord.profileId)
  })

  test.each(['Anchorage, AK', '99501', 'Alaska'])('a business is found where it serves: %s', async (place) => {
    const name = `Serves ${place}`
    await newListedBusiness(app, { name, city: 'Honolulu, HI', serviceAreas: ['Anchorage, AK', 'Juneau, AK'] })
    expect(await found({ Place: place, Text: name })).toEqual([name])
    expect(await found({ Place: place, Text: name, Kind: 'agents' })).toEqual([])
    expect(await found({ Place: 'Boise, ID', Text: name })).toEqual([])
  })

  test('what is no kind is refused at its field', async () => {
    const { status, error } = await app.visitor().call(GetAgents, { Kind: 'owners' as 'agents' })
    expect({ status, fields: error?.Fields }).toEqual({ status: 400, fields: { Kind: 'Kind is not valid.' } })
  })
})

test('search engines are told of a listed business, and when its page has changed', async () => {
  const business = await newListedBusiness(app)
  await app.sql(`update profile set updated_at = '2026-01-01' where id = $1`, [business.profileId])
  await app.sql(`update business set updated_at = '2026-02-03' where id = $1`, [business.businessId])
  expect((await pageForSearchEngines(business))?.updatedAt).toEqual(new Date('2026-02-03'))
})

test('a business that its members unlist is gone at once', async () => {
  const business = await newListedBusiness(app, { name: 'Gone Homes' })
  const administrator = await memberOf(app, business, { role: 'administrator' })
  expect(await found({ Text: 'gone homes' })).toEqual(['Gone Homes'])
  must(await administrator.call(SetBusinessListStatus, { BusinessId: business.businessId, IsListed: false }))
  expect(await found({ Text: 'gone homes' })).toEqual([])
  expect(await pageOf(business)).toMatchObject({ status: 404, error: { Code: 'ProfileNotFound' } })
  expect(await pageForSearchEngines(business)).toBeUndefined()
})
