import { SetAssetOffBooks, UnlistAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected, letTo } from '../../../test/network.ts'
import { only } from '../../database/db.ts'
import { importCsv } from './import.factory.ts'

let owner: TestPerson
test.beforeAll(async () => {
  owner = await app.newPerson()
})

const file = (code: string, { beds = '2', kind = 'For Rent' } = {}) =>
  `ref,city,state,listing type,price,beds,baths\n${code},Denver,CO,${kind},1000,${beds},1\n`
const imported = async (code: string, content: string, list: boolean) => {
  const { Listed } = await importCsv(app, owner, content, { list })
  const { id } = only(
    await app.sql<{ id: string }>('select id from asset where account_id = $1 and reference_code = $2', [owner.accountId, code]),
  )
  return { id, Listed }
}
const leased = async (assetId: string, hasMovedOut = false) => {
  const tenant = await app.newPerson({ profileType: 'Tenant' })
  await letTo(app, { assetId, tenant, connectionId: await connected(app, owner, tenant), hasMovedOut })
}

test('a home that was leased since it came in is not offered for rent', async () => {
  const { id } = await imported('LEASED', file('LEASED'), false)
  await leased(id)
  expect(await imported('LEASED', file('LEASED'), true)).toEqual({ id, Listed: 0 })
})

test('one whose lease is over is, and so is a leased home that is for sale', async () => {
  const { id } = await imported('EMPTY', file('EMPTY'), false)
  await leased(id, true)
  expect(await imported('EMPTY', file('EMPTY'), true)).toEqual({ id, Listed: 1 })

  const sold = await imported('SOLD', file('SOLD', { kind: 'For Sale' }), false)
  await leased(sold.id)
  expect(await imported('SOLD', file('SOLD', { kind: 'For Sale' }), true)).toEqual({ id: sold.id, Listed: 1 })
})

test('what its owner keeps for something else is not offered for rent once nothing is missing', async () => {
  const { id } = await imported('MINE', file('MINE', { beds: '' }), true)
  must(await owner.call(SetAssetOffBooks, { AssetId: id, Reason: 'owner-occupied' }))
  expect(await imported('MINE', file('MINE'), true)).toEqual({ id, Listed: 0 })
})

test('what its owner has unlisted stays unlisted, whatever was missing meanwhile', async () => {
  const { id, Listed } = await imported('GONE', file('GONE'), true)
  expect(Listed).toBe(1)
  must(await owner.call(UnlistAsset, { AssetId: id }))
  await app.sql('update asset set bedrooms = null, open_checks = 1, updated_at = clock_timestamp() where id = $1', [id])
  expect(await imported('GONE', file('GONE'), true)).toEqual({ id, Listed: 0 })
})
