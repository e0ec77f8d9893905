import { expect } from 'vitest'
import { app, test } from '../../test/app.ts'
import { housekeepingJob } from '../app/housekeeping.ts'
import { defineJob, handles, openJobs } from './jobs.ts'

test('many jobs of one moment are worked off one after the other without a pause', async () => {
  const JOBS = 40
  const { jobs, database } = app.services
  const done = new Set<string>()
  const all = Promise.withResolvers<void>()
  const handler = async ({ name }: { name?: string }) => {
    done.add(name ?? '')
    if (done.size === JOBS) all.resolve()
  }
  await jobs.work([handles(housekeepingJob, handler)])
  await database.transaction({ kind: 'public' }, async (db) => {
    for (let job = 0; job < JOBS; job += 1) await jobs.enqueue(db, housekeepingJob, { name: `${job}` }, `${job}`)
  })
  await all.promise
  expect(done.size).toBe(JOBS)
})

test('a queue that cannot be opened leaves no connection behind, so that its process ends and is started again', async () => {
  const { database, log } = app.services
  const url = new URL(app.databaseUrl)
  url.searchParams.set('application_name', 'jobs that do not open')
  const nameless = defineJob('', { retryLimit: 1, expireSeconds: 60 })
  await expect(openJobs({ url: url.href, log, definitions: [nameless] })).rejects.toThrow(/name/i)
  const connections = () => database.db.sql(`select pid from pg_catalog.pg_stat_activity where application_name = 'jobs that do not open'`)
  await expect.poll(connections).toEqual([])
})
