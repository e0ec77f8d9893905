import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { openEmbeddedDatabase } from '../src/database/embedded.ts'
import { migrate } from '../src/database/migrate.ts'
import { type Database, openDatabase } from '../src/database/pool.ts'
import { jobDefinitions } from '../src/app/jobs.ts'
import { openJobs } from '../src/jobs/jobs.ts'
import { seedReferenceData } from '../src/places/reference-data/seed-reference-data.ts'
import { seedStateLaw } from '../src/places/state-law/seed-state-law.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser address of the test server; its database `keystead` is the template that test files clone. */
    superuserUrl: string
    /** Address of the template database as the application's own role. */
    templateUrl: string
  }
}

/** One real PostgreSQL for the whole run, with a migrated and seeded template. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'keystead-test-'))
  const embedded = await openEmbeddedDatabase({ dataDir, log: () => {}, durability: 'none' })
  await migrate(embedded.url)
  const database = openDatabase({ url: embedded.url, size: 2, statementTimeoutMs: 60_000, onError: () => {} })
  await seedReferenceData(database, () => {})
  await seedStateLaw(database, () => {})
  const jobs = await openJobs({ url: embedded.url, log: pino({ level: 'silent' }), definitions: jobDefinitions })
  await jobs.stop()
  if (process.env.TEST_ROW_SECURITY === 'off') await switchOffRowSecurity(database)
  const { TEST_WITHOUT_POLICY: policy } = process.env
  if (policy) await database.db.sql(`drop policy ${policy}`)
  await database.close()
  project.provide('superuserUrl', embedded.superuserUrl)
  project.provide('templateUrl', embedded.url)
  return async () => {
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** For trying the rules of the application without the second net behind them. */
async function switchOffRowSecurity({ db }: Database): Promise<void> {
  const tables = await db.sql<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity`,
  )
  for (const { name } of tables) await db.sql(`alter table ${name} disable row level security`)
}
