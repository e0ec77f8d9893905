import { GetUserAssetCounts, GetUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { HomesMoved } from '@keystead/contract/people/businesses/business.events.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected, entrusted, letTo } from '../../../test/network.ts'
import type { Db } from '../../database/db.ts'
import { everything } from '../../database/pool.ts'
import { anonymous } from '../../rpc/actor.ts'
import { createEvents, on } from '../../rpc/events.ts'
import { listeners } from '../../app/parts.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { addBuilding, addUnits } from '../../properties/units/unit.factory.ts'
import { type Founded, foundBusiness, newFounder } from './business.factory.ts'
import { moveHomesIn } from './move-in.job.ts'
import { moveBatch } from './move-in.ts'

const RUNNING = new AbortController().signal

/** More homes like one that is there, by rows. */
async function copiesOf(assetId: string, howMany: number, accountId?: string): Promise<void> {
  await app.sql(
    `insert into asset (account_id, managing_profile_id, category_id, asset_type_id, listing_type_id, title, city_name, city_id, state_id, latitude, longitude, time_zone, parent_asset_id, unit_number)
     select coalesce($3, account_id), managing_profile_id, category_id, asset_type_id, listing_type_id, 'Home ' || n, city_name, city_id, state_id, latitude, longitude, time_zone,
       parent_asset_id, case when parent_asset_id is not null then 'N' || n end
     from asset, generate_series(1, $2) n where id = $1`,
    [assetId, howMany, accountId ?? null],
  )
}

async function founderOf(homes: number): Promise<TestPerson> {
  const founder = await newFounder(app)
  const { AssetId } = await addProperty(founder)
  await copiesOf(AssetId, homes - 1)
  return founder
}

const progressOf = async ({ businessId }: Pick<Founded, 'businessId'>) =>
  (await app.sql('select homes_to_move as all, homes_moved as done from business where id = $1', [businessId]))[0]

const homesOf = async (accountId: string) => (await app.sql('select 1 from asset where account_id = $1', [accountId])).length

describe('homes move in', () => {
  test('with the call, where there are no more than 200', async () => {
    const founder = await founderOf(200)
    const founded = await foundBusiness(app, { founder })
    expect(await progressOf(founded)).toEqual({ all: 200, done: 200 })
    expect(must(await founder.call(GetUserAssetCounts, {})).All).toBe(200)
  })

  test('by a job, where there are more', async () => {
    const founder = await founderOf(450)
    const founded = await foundBusiness(app, { founder })
    expect(await progressOf(founded)).toEqual({ all: 450, done: 200 })
    expect(
      await app.sql(`select 1 from pgboss.job where name = 'move-homes-in' and data ->> 'businessId' = $1`, [founded.businessId]),
    ).toHaveLength(2)
    await moveHomesIn(app.services, founded, RUNNING)
    expect(await progressOf(founded)).toEqual({ all: 450, done: 450 })
    expect([await homesOf(founder.accountId), await homesOf(founded.accountId)]).toEqual([0, 450])
    expect(must(await founder.call(GetUserAssets, {})).TotalCount).toBe(450)
  })

  test('once, whichever of two workers brings them, and after one that was broken off', async () => {
    const founder = await founderOf(850)
    const founded = await foundBusiness(app, { founder })
    const broken = new AbortController()
    broken.abort(new Error('the worker ends'))
    await expect(moveHomesIn(app.services, founded, broken.signal)).rejects.toThrow('the worker ends')
    expect(await progressOf(founded)).toEqual({ all: 850, done: 400 })
    await Promise.all([moveHomesIn(app.services, founded, RUNNING), moveHomesIn(app.services, founded, RUNNING)])
    expect(await progressOf(founded)).toEqual({ all: 850, done: 850 })
    expect(await homesOf(founder.accountId)).toBe(0)
  })

  test('after a worker that died within a batch, of which nothing is left', async () => {
    const founder = await founderOf(450)
    const founded = await foundBusiness(app, { founder })
    const { events } = app.services
    const dies = on(HomesMoved, 'a test', async () => {
      throw new Error('the worker dies')
    })
    // It is told last: what other rooms have moved in this batch is where it was.
    ;(app.services as { events: typeof events }).events = createEvents([...listeners, dies])
    try {
      await expect(moveHomesIn(app.services, founded, RUNNING)).rejects.toThrow('the worker dies')
    } finally {
      ;(app.services as { events: typeof events }).events = events
    }
    expect([await progressOf(founded), await homesOf(founder.accountId)]).toEqual([{ all: 450, done: 200 }, 250])
    await moveHomesIn(app.services, founded, RUNNING)
    expect([await progressOf(founded), await homesOf(founded.accountId)]).toEqual([{ all: 450, done: 450 }, 450])
  })

  test('while members add homes and others are deleted for good', async () => {
    const founder = await founderOf(450)
    const founded = await foundBusiness(app, { founder })
    const { AssetId } = await addProperty(founder, { Address1: '77 Wazee Street' })
    const half = new AbortController()
    half.abort(new Error('the worker ends'))
    await expect(moveHomesIn(app.services, founded, half.signal)).rejects.toThrow('the worker ends')
    await app.sql('delete from asset where id in (select id from asset where account_id = $1 limit 10)', [founder.accountId])
    await addProperty(founder, { Address1: '78 Wazee Street' })
    await moveHomesIn(app.services, founded, RUNNING)
    expect(await progressOf(founded)).toEqual({ all: 440, done: 440 })
    expect([await homesOf(founder.accountId), await homesOf(founded.accountId)]).toEqual([0, 442])
    expect(await app.sql('select account_id from asset where id = $1', [AssetId])).toEqual([{ account_id: founded.accountId }])
  })

  test('each building with its units, and alone where it has more than fit', async () => {
    const founder = await newFounder(app)
    const building = await addBuilding(founder)
    const [unit] = await addUnits(founder, building, ['1', '2'])
    await copiesOf(unit!, 248)
    await app.sql(`update asset set deleted_at = now() where id = $1`, [unit!])
    const founded = await foundBusiness(app, { founder })
    expect(await progressOf(founded)).toEqual({ all: 251, done: 0 })
    const apart = () =>
      app.sql(
        `select 1 from asset u join asset b on b.id = u.parent_asset_id where u.account_id <> b.account_id and u.deleted_at is null and b.id = $1`,
        [building.AssetId],
      )
    const moved = await app.services.jobDatabase.transaction(everything('a test'), (db) => moveBatch(contextOn(db), founded.businessId))
    expect([moved, await apart()]).toEqual([250, []])
    await moveHomesIn(app.services, founded, RUNNING)
    expect(await homesOf(founder.accountId)).toBe(0)
    await addUnits(founder, building, ['301'])
  })

  test('those, too, that a call which began before has added to the former account', async () => {
    const founder = await founderOf(1)
    const founded = await foundBusiness(app, { founder })
    const [home] = await app.sql<{ id: string }>('select id from asset where account_id = $1', [founded.accountId])
    await copiesOf(home!.id, 3, founder.accountId)
    await moveHomesIn(app.services, founded, RUNNING)
    expect([await homesOf(founder.accountId), await progressOf(founded)]).toEqual([0, { all: 4, done: 4 }])
  })

  test('and not those of another profile of the founder', async () => {
    const founder = await founderOf(1)
    const other = await app.secondProfile(founder, 'Owner')
    const { AssetId } = await addProperty(other)
    const { accountId } = await foundBusiness(app, { founder })
    expect(await app.sql('select account_id, managing_profile_id from asset where id = $1', [AssetId])).toEqual([
      { account_id: founder.accountId, managing_profile_id: other.profileId },
    ])
    expect(await homesOf(accountId)).toBe(1)
  })
})

const contextOn = (db: Db) => ({ db, services: app.services, actor: anonymous, afterCommit: () => {} })

test('to move 200 homes takes as many statements as to move one', async () => {
  const agent = await app.newPerson({ profileType: 'Agent' })
  const tenant = await app.newPerson({ profileType: 'Tenant' })
  const statements = async (count: number) => {
    const founded = await foundBusiness(app, { founder: await founderOf(1) })
    const { founder, accountId } = founded
    const [home] = await app.sql<{ id: string }>('select id from asset where account_id = $1', [accountId])
    await copiesOf(home!.id, count, founder.accountId)
    const former = { ...founder, profileId: founded.profileId }
    const withAgent = await connected(app, former, agent)
    const withTenant = await connected(app, former, tenant)
    for (const { id } of await app.sql<{ id: string }>('select id from asset where account_id = $1', [founder.accountId])) {
      await entrusted(app, { assetId: id, agent, connectionId: withAgent })
      await letTo(app, { assetId: id, tenant, connectionId: withTenant })
    }
    let made = 0
    const counted = (db: Db): Db => ({
      sql: (text, values) => ((made += 1), db.sql(text, values)),
      prepared: (statement, values) => ((made += 1), db.prepared(statement, values)),
    })
    const moved = await app.services.jobDatabase.transaction(everything('a test'), (db) =>
      moveBatch(contextOn(counted(db)), founded.businessId),
    )
    expect(moved).toBe(count)
    return made
  }
  expect(await statements(200)).toBe(await statements(1))
})

test('open screens of members hear of each batch', async () => {
  const founder = await founderOf(201)
  const founded = await foundBusiness(app, { founder })
  const heard: unknown[] = []
  const stop = await listen(heard)
  await moveHomesIn(app.services, founded, RUNNING)
  await expect.poll(() => heard).toContainEqual({ profiles: [founded.profileId], changes: ['business', 'asset'] })
  await stop()
})

async function listen(heard: unknown[]): Promise<() => Promise<void>> {
  const client = await app.services.database.pool.connect()
  client.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? 'null')))
  await client.query('listen keystead_changes')
  return async () => {
    await client.query('unlisten keystead_changes')
    client.removeAllListeners('notification')
    client.release()
  }
}
