import { UnassignAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { afterAll, describe, expect } from 'vitest'
import { app, test } from '../../test/app.ts'
import type { TestPerson } from '../../test/harness.ts'
import { keepHouse } from '../app/housekeeping.ts'
import {
  agentTerms,
  assigned,
  denverDay,
  entrustedTo,
  leaseWith,
  peopleAround,
  threeShares,
} from '../leasing/assignments/assignment.factory.ts'
import { addSilentOwner } from '../properties/owners/owner.factory.ts'
import { addProperty } from '../properties/properties/property.factory.ts'
import { addBuilding, addUnits } from '../properties/units/unit.factory.ts'
import { coOwner, connected } from '../../test/network.ts'

let owner: TestPerson
let agent: TestPerson
let otherAgent: TestPerson
let tenants: TestPerson[]

test.beforeAll(async () => {
  ;({ owner, agent, otherAgent, tenants } = await peopleAround(app))
})

const newAsset = async () => (await addProperty(owner, { Title: 'Bungalow' })).AssetId

type Grant = { principal_id: string; relation: string; scopes: string[]; is_open: boolean; since: Date | null; until: Date | null }
function grantsOf(assetId: string): Promise<Grant[]> {
  return app.sql<Grant>(
    `select principal_id, relation, scopes, during @> now() as is_open, lower(during) as since, upper(during) as until
     from access_grant where object_id = $1 order by relation, principal_id`,
    [assetId],
  )
}

/** The first moment of a day in Denver. */
async function midnight(day: string): Promise<Date> {
  const [row] = await app.sql<{ at: Date }>(`select $1::date::timestamp at time zone 'America/Denver' as at`, [day])
  return row!.at
}

test('an agent has what was given from the first to the last day where the home stands', async () => {
  const assetId = await newAsset()
  await entrustedTo(owner, assetId, agent, { TenureStart: denverDay(2), TenureEnd: denverDay(9), Scopes: ['list', 'tenants'] })
  expect(await grantsOf(assetId)).toEqual([
    {
      principal_id: agent.profileId,
      relation: 'agent',
      scopes: ['list', 'tenants'],
      is_open: false,
      since: await midnight(denverDay(2)),
      until: await midnight(denverDay(10)),
    },
  ])
})

test('what is taken back ends in that moment and stays as what once was', async () => {
  const assetId = await newAsset()
  const { AssignmentIds } = await entrustedTo(owner, assetId, agent)
  await owner.call(UnassignAsset, { AssignmentId: AssignmentIds[0]! })
  const [grant] = await grantsOf(assetId)
  expect(grant).toMatchObject({ relation: 'agent', is_open: false })
  expect(grant!.until!.getTime()).toBeLessThanOrEqual(Date.now())
})

test('what is taken back before it began never was', async () => {
  const assetId = await newAsset()
  const { AssignmentIds } = await entrustedTo(owner, assetId, agent, { TenureStart: denverDay(2) })
  await owner.call(UnassignAsset, { AssignmentId: AssignmentIds[0]! })
  expect(await grantsOf(assetId)).toEqual([])
})

test('tenants find the home as soon as it is theirs to come; an end leaves what others have', async () => {
  const assetId = await newAsset()
  await entrustedTo(owner, assetId, agent)
  await entrustedTo(owner, assetId, otherAgent, agentTerms())
  await assigned(owner, assetId, { Lease: leaseWith(threeShares(tenants), { TenureStart: denverDay(5) }) })
  const grants = await grantsOf(assetId)
  expect(grants.filter(({ relation, is_open }) => relation === 'tenant' && is_open)).toHaveLength(tenants.length)
  await app.sql(`update engagement set ended_at = now(), ended_on = starts_on where asset_id = $1 and profile_id = $2`, [
    assetId,
    agent.profileId,
  ])
  const left = (await grantsOf(assetId)).filter(({ is_open }) => is_open)
  expect(left).toHaveLength(tenants.length + 1)
  expect(left.map(({ principal_id }) => principal_id)).not.toContain(agent.profileId)
})

test('a statement about many facts writes their grants at once', async () => {
  const assetId = await newAsset()
  await entrustedTo(owner, assetId, agent)
  await entrustedTo(owner, assetId, otherAgent)
  await app.sql(`update engagement set scopes = '{documents}' where asset_id = $1`, [assetId])
  expect((await grantsOf(assetId)).map(({ scopes }) => scopes)).toEqual([['documents'], ['documents']])
})

test('every hour a grant without its fact, and a fact without its grant, are mended and said', async () => {
  const [wrong, missing] = [await newAsset(), await newAsset()]
  await entrustedTo(owner, wrong, agent)
  await entrustedTo(owner, missing, agent)
  await app.sql(`update access_grant set scopes = '{invoice}' where object_id = $1`, [wrong])
  await app.sql('delete from access_grant where object_id = $1', [missing])
  await app.sql(
    `insert into access_grant (object_kind, object_id, account_id, principal_kind, principal_id, principal_account_id, relation, during, source_kind, source_id)
     values ('asset', $1, $2, 'profile', $3, $4, 'partner', tstzrange(now() - interval '1 day', null), 'asset-owner', $1)`,
    [wrong, owner.accountId, otherAgent.profileId, otherAgent.accountId],
  )
  await keepHouse(app.services, new AbortController().signal)
  expect((await grantsOf(wrong)).filter(({ is_open }) => is_open)).toMatchObject([{ principal_id: agent.profileId, scopes: ['list'] }])
  expect(await grantsOf(missing)).toMatchObject([{ principal_id: agent.profileId, is_open: true }])
  expect(app.logLines.find((line) => line.includes('grants differed'))).toContain('"count":3')
  await keepHouse(app.services, new AbortController().signal)
  expect(app.logLines.filter((line) => line.includes('grants differed'))).toHaveLength(1)
})

test('nobody writes a grant to what is not theirs', async () => {
  const assetId = await newAsset()
  const write = app.services.database.transaction({ kind: 'account', accountId: agent.accountId }, (db) =>
    db.sql(
      `insert into access_grant (object_kind, object_id, account_id, principal_kind, principal_id, principal_account_id, relation, during, source_kind, source_id)
       values ('asset', $1, $2, 'profile', $3, $4, 'partner', tstzrange(now(), null), 'asset-owner', $1)`,
      [assetId, owner.accountId, agent.profileId, agent.accountId],
    ),
  )
  await expect(write).rejects.toThrow(/row-level security/)
})

// With a set, one row costs as much as all that an account holds.
test.each([
  'asset where id',
  'asset_image where asset_id',
  'asset_owner_share where asset_id',
  'lease where asset_id',
  'tour where asset_id',
])('row security asks for each row and makes no set of grants: %s', async (what) => {
  const assetId = await newAsset()
  await entrustedTo(owner, assetId, agent)
  const plan = await app.services.database.transaction({ kind: 'account', accountId: agent.accountId }, (db) =>
    db.sql<{ 'QUERY PLAN': string }>(
      `explain (costs off) select * from ${what} = any(array(select id from asset where id = '${assetId}'))`,
    ),
  )
  const text = plan.map((row) => row['QUERY PLAN']).join('\n')
  expect(text).toContain('SubPlan')
  expect(text).not.toContain('hashed')
})

describe('a unit that has the owners of its building', () => {
  const MANY = 50_000
  let unitId: string
  let ofOne: TestPerson
  let ofMany: TestPerson
  test.beforeAll(async () => {
    const building = await addBuilding(owner)
    unitId = (await addUnits(owner, building, ['1A']))[0]!
    await app.sql(
      `insert into asset_image (account_id, asset_id, storage_key, bytes, width, height, widths, position, is_primary)
       select account_id, id, 'nowhere', 1, 1, 1, '{}', 0, true from asset where id = $1`,
      [unitId],
    )
    await addSilentOwner(owner, building.AssetId)
    ;[ofOne, ofMany] = [await app.newPerson(), await app.newPerson()]
    for (const partner of [ofOne, ofMany]) {
      await coOwner(app, { assetId: building.AssetId, partner, connectionId: await connected(app, owner, partner), name: 'Pat Tester' })
    }
    await app.sql(
      `insert into access_grant (object_kind, object_id, account_id, principal_kind, principal_id, principal_account_id, relation, during, source_kind, source_id)
       select 'asset', gen_random_uuid(), $1, 'profile', $2, $3, 'partner', tstzrange(now(), null), 'test', gen_random_uuid()
       from generate_series(1, ${MANY})`,
      [owner.accountId, ofMany.profileId, ofMany.accountId],
    )
    await app.sql('analyze access_grant')
  })
  afterAll(() => app.sql(`delete from access_grant where source_kind = 'test'`))

  /** How many pages a partner's statement touches. */
  async function pagesOf({ accountId }: TestPerson, text: string): Promise<number> {
    const [row] = await app.services.database.transaction({ kind: 'account', accountId }, (db) =>
      db.sql<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(`explain (analyze, buffers, timing off, format json) ${text}`),
    )
    const { Plan } = row!['QUERY PLAN'][0]
    expect(Plan['Actual Rows']).toBe(1)
    return Plan['Shared Hit Blocks']! + Plan['Shared Read Blocks']!
  }

  test.each([
    ['the unit', () => `select * from asset where id = '${unitId}'`],
    [
      'the units of its building',
      () => `select count(*) from asset where parent_asset_id = (select parent_asset_id from asset where id = '${unitId}')`,
    ],
    ['its pictures', () => `select * from asset_image where asset_id = '${unitId}'`],
  ])('costs a partner of many no more than one of one: %s', async (_what, statement) => {
    expect(await pagesOf(ofMany, statement())).toBeLessThanOrEqual(1.2 * (await pagesOf(ofOne, statement())))
  })
})
