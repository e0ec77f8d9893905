import { MakeBuilding, NoUnitsAtAddress } from '@keystead/contract/properties/units/unit.operations.ts'
import { beforeEach, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { everything } from '../../database/pool.ts'
import { addProperty } from '../properties/property.factory.ts'

let owner: TestPerson
let homes: string[]
beforeEach(async () => {
  owner = await app.newPerson()
  homes = []
  for (const Address2 of ['A', 'B', 'C']) homes.push((await addProperty(owner, { Address1: '5 Fir St', Address2 })).AssetId)
})

const waitingForLocks = async () =>
  (await app.sql(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).length

/** Makes a building of the homes while one of them is changed; goes on once it has waited for that. */
async function madeWhile(change: string): Promise<Awaited<ReturnType<typeof made>>> {
  const { begun } = await app.services.database.transaction(everything('a test holds a home'), async (db) => {
    await db.sql(change, [homes[2]])
    const call = made()
    await expect.poll(waitingForLocks).toBe(1)
    return { begun: call }
  })
  return begun
}
const made = () => owner.call(MakeBuilding, { AssetId: homes[0]! })
const stateOf = (id: string | undefined) =>
  app.sql('select address1, address2, unit_number, parent_asset_id from asset where id = $1', [id])

test('a home that moves to another street meanwhile stays alone, at its new address', async () => {
  const { data } = await madeWhile(`update asset set address1 = '77 Other Rd', version = version + 1 where id = $1`)
  expect(data).toMatchObject({ Units: 2, Left: 0 })
  expect(await stateOf(homes[2])).toEqual([{ address1: '77 Other Rd', address2: 'C', unit_number: null, parent_asset_id: null }])
})

test('a home that gets another door meanwhile becomes the unit of that door', async () => {
  const { AssetId } = must(await madeWhile(`update asset set address2 = 'D', version = version + 1 where id = $1`))
  expect(await stateOf(homes[2])).toEqual([{ address1: '5 Fir St', address2: null, unit_number: 'D', parent_asset_id: AssetId }])
})

test('a home that gets units meanwhile is the building of the others', async () => {
  const { AssetId } = must(
    await madeWhile(`insert into asset (${COPIED}, parent_asset_id, unit_number) select ${COPIED}, id, 'C1' from asset where id = $1`),
  )
  expect(AssetId).toBe(homes[2])
})

test('where none is left beside it there is no building', async () => {
  await app.sql(`update asset set address1 = '8 Fir St' where id = $1`, [homes[1]])
  expect((await madeWhile(`update asset set deleted_at = now() where id = $1`)).error?.Code).toBe(NoUnitsAtAddress.code)
})

const COPIED =
  'account_id, managing_profile_id, category_id, asset_type_id, listing_type_id, access_type_id, title, address1, city_name, city_id, state_id, zip, latitude, longitude, time_zone'
