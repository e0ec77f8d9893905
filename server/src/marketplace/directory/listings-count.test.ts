import { UnlistAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { GetAgents, GetProfileDetails } from '@keystead/contract/marketplace/directory/directory.operations.ts'
import { expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { addListedProperty } from '../../properties/properties/property.factory.ts'
import { newPublicPerson } from './directory.factory.ts'

async function countOf({ profileId }: TestPerson): Promise<number> {
  return must(await app.visitor().call(GetProfileDetails, { ProfileId: profileId })).ListingsCount
}

test('what a profile has on the market is counted as it comes, goes and changes hands', async () => {
  const few = await newPublicPerson(app, { profileType: 'Owner' })
  const many = await newPublicPerson(app, { profileType: 'Owner' })
  await addListedProperty(app, few)
  const homes = [await addListedProperty(app, many), await addListedProperty(app, many), await addListedProperty(app, many)]
  expect([await countOf(few), await countOf(many)]).toEqual([1, 3])

  must(await many.call(UnlistAsset, { AssetId: homes[0]!.AssetId }))
  must(await many.call(UnlistAsset, { AssetId: homes[1]!.AssetId }))
  expect(await countOf(many)).toBe(1)

  // One statement, two profiles, and nothing changes hands.
  await app.sql(`update asset set title = title || '!' where managing_profile_id = any($1)`, [[few.profileId, many.profileId]])
  expect([await countOf(few), await countOf(many)]).toEqual([1, 1])
  await giveHomes(many, few)
  expect([await countOf(few), await countOf(many)]).toEqual([2, 0])
})

test('agents with more on the market come first', async () => {
  const first = await newPublicPerson(app, { firstName: 'First' })
  const second = await newPublicPerson(app, { firstName: 'Second' })
  const owner = await newPublicPerson(app, { profileType: 'Owner' })
  await addListedProperty(app, owner)
  await giveHomes(owner, second)
  const { Items } = must(await app.visitor().call(GetAgents, {}))
  expect(Items.map(({ ProfileId, ListingsCount }) => [ProfileId, ListingsCount])).toEqual([
    [second.profileId, 1],
    [first.profileId, 0],
  ])
})

async function giveHomes(from: TestPerson, to: TestPerson): Promise<void> {
  await app.sql('update asset set managing_profile_id = $2, account_id = $3 where managing_profile_id = $1', [
    from.profileId,
    to.profileId,
    to.accountId,
  ])
}

test('the lists of visitors follow an index to their end', async () => {
  const planOf = async (found: string, order: string) => {
    const rows = await app.sql<{ 'QUERY PLAN': string }>(
      `explain select id from profile p where ${found} and p.is_public and p.status = 'A' order by ${order} limit 12`,
    )
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  const [agents, all, businesses] = ['p.profile_type_id = 2', '(p.profile_type_id = 2 or p.is_business)', 'p.is_business']
  for (const [index, found, order] of [
    ['profile_agent_top', agents, '(p.picture_image_id is not null) desc, p.listings_count desc, p.created_at, p.id'],
    ['profile_found_listings', all, 'p.listings_count desc, (p.picture_image_id is not null) desc, p.created_at, p.id'],
    ['profile_found_name', all, `lower(p.first_name || ' ' || p.last_name), p.id`],
    ['profile_found_newest', all, 'p.created_at desc, p.id desc'],
    ['profile_found_newest', agents, 'p.created_at desc, p.id desc'],
    ['profile_business_listings', businesses, 'p.listings_count desc, (p.picture_image_id is not null) desc, p.created_at, p.id'],
    ['profile_business_name', businesses, `lower(p.first_name || ' ' || p.last_name), p.id`],
    ['profile_business_newest', businesses, 'p.created_at desc, p.id desc'],
  ] as const) {
    const plan = await planOf(found, order)
    expect(plan).toContain(index)
    expect(plan).not.toContain('Sort')
  }
})
