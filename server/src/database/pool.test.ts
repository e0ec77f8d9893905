import { expect } from 'vitest'
import { app, test } from '../../test/app.ts'
import { type Database, openDatabase } from './pool.ts'

const NAME = 'keystead pool test'
/** As a log would write it in that moment. */
type Told = { message: string; withClient: boolean }

function openNamed(told: Told[]): Database {
  const onError = (error: Error) => told.push({ message: error.message, withClient: 'client' in error })
  return openDatabase({ url: app.databaseUrl, size: 4, applicationName: NAME, onError })
}

const connections = () => app.sql<{ pid: number }>('select pid from pg_stat_activity where application_name = $1', [NAME])

test('once it is closed no connection is left that a stopping database would have to cut off', async () => {
  const told: Told[] = []
  for (let round = 0; round < 5; round += 1) {
    const database = openNamed(told)
    await Promise.all(Array.from({ length: 4 }, () => database.db.sql('select 1')))
    expect(await connections()).toHaveLength(4)
    await database.close()
    expect(await connections()).toEqual([])
  }
  expect(told).toEqual([])
})

test('the end of a waiting connection is told once, and without all that the driver knows of it', async () => {
  const told: Told[] = []
  const database = openNamed(told)
  await database.db.sql('select 1')
  const [connection] = await connections()
  await app.sql('select pg_terminate_backend($1)', [connection?.pid])
  await expect.poll(() => database.pool.totalCount).toBe(0)
  expect(told).toEqual([{ message: 'terminating connection due to administrator command', withClient: false }])
  expect(await database.db.sql('select 1 as one')).toEqual([{ one: 1 }])
  await database.close()
})
