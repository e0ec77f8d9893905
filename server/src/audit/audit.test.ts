import { AddAsset, DeleteAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { expect } from 'vitest'
import { app, test } from '../../test/app.ts'
import { houseInput } from '../../test/inputs.ts'
import { must } from '../../test/must.ts'
import { everything } from '../database/pool.ts'
import { brokenAuditChains } from './audit.ts'

const broken = () => app.services.database.transaction(everything('a test verifies the chains'), brokenAuditChains)

test('every command leaves a link, and an edited one is found', async () => {
  const owner = await app.newPerson()
  const { AssetId } = must(await owner.call(AddAsset, houseInput))
  must(await owner.call(DeleteAsset, { AssetId }))
  const chain = `account:${owner.accountId}`
  const links = await app.sql<{ seq: number; operation: string; object_id: string }>(
    'select seq, operation, object_id from audit_event where chain = $1 order by seq',
    [chain],
  )
  expect(links).toEqual([
    { seq: 1, operation: 'AddAsset', object_id: AssetId },
    { seq: 2, operation: 'DeleteAsset', object_id: AssetId },
  ])
  expect(await broken()).toEqual([])

  await expect(app.sql(`update audit_event set operation = 'Nothing' where chain = $1`, [chain])).rejects.toThrow(/never changed/)
  await expect(app.sql('delete from audit_event where chain = $1', [chain])).rejects.toThrow(/never changed/)

  // Someone with the keys to the database can take the guard away, but not without a trace.
  await app.sql('alter table audit_event disable trigger user')
  await app.sql(`update audit_event set object_id = 'another' where chain = $1 and seq = 1`, [chain])
  expect(await broken()).toEqual([chain])
  await app.sql(`update audit_event set object_id = $2 where chain = $1 and seq = 1`, [chain, AssetId])
  await app.sql('delete from audit_event where chain = $1 and seq = 2', [chain])
  expect(await broken()).toEqual([chain])
})

test('commands of one account at once keep one unbroken chain', async () => {
  const owner = await app.newPerson()
  await Promise.all(Array.from({ length: 12 }, () => owner.call(AddAsset, houseInput)))
  const [row] = await app.sql<{ length: number }>('select length from audit_chain where chain = $1', [`account:${owner.accountId}`])
  expect(row?.length).toBe(12)
})
