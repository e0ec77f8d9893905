import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { GetAssetAssignedProfiles, GetUserAssignedAssets } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { GetUserAssetIds } from '@keystead/contract/properties/bulk/bulk.operations.ts'
import { GetUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { GetNotifications } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoSignIns } from '../../src/demo/demo-people.ts'
import { seedReferenceData } from '../../src/places/reference-data/seed-reference-data.ts'
import { withCopyClient } from '../../src/backup/kept-tables.queries.ts'
import type { Manifest } from '../../src/backup/manifest.ts'
import { migrate } from '../../src/database/migrate.ts'
import { settleInstallation } from '../../src/app/installation.ts'
import { secretFile } from '../../src/secrets/secret-key.ts'
import { signedInBrowser } from '../../src/security/sign-in/account.factory.ts'
import { newDatabase, restoreAsItWas } from '../backups.ts'
import { startAppOn, type TestApp, type TestCaller } from '../harness.ts'
import { must } from '../must.ts'
import { findLosses, readSnapshot, type Reviewed, type Snapshot } from './kept-rows.ts'
import { reviewed } from './reviewed-changes.ts'

/*
 * Data that an older version has made start on this one with every row. Each folder here is an installation of a
 * version that was landed; its README says how it was made, and so how the next one is.
 */

const HERE = fileURLToPath(new URL('./', import.meta.url))
const landed = readdirSync(HERE, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
/** A whole database is filled, migrated and read. */
const MIGRATED_MS = 120_000

/** What people of the demo had, at any time: properties with all their agents and leases, or what was assigned to them. */
type Had = {
  email: string
  properties?: number
  agents?: number
  leases?: number
  assigned?: number
  notifications: number
}

describe.each(landed)('what %s has kept', (version) => {
  const had = JSON.parse(readFileSync(join(HERE, version, 'people.json'), 'utf8')) as Had[]
  let folder: string
  let database: Awaited<ReturnType<typeof newDatabase>>
  let manifest: Manifest
  let before: Snapshot
  let migrated: readonly string[]

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'keystead-landed-'))
    database = await newDatabase(`landed_${version}`)
    manifest = await restoreAsItWas(database.url, join(HERE, version, 'backup.tar'), folder)
    before = await withCopyClient(database.url, readSnapshot)
    migrated = (await migrate(database.url)).applied
  }, MIGRATED_MS)

  afterAll(async () => {
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })

  test('is an installation with rows in every table, as its own version had them', () => {
    const counts = (rows: Iterable<readonly [string, number]>) => Object.fromEntries([...rows].sort())
    expect(counts([...before].map(([name, { rows }]) => [name, rows.length]))).toEqual(
      counts(manifest.tables.map(({ name, rows }) => [name, rows])),
    )
    expect(manifest.tables.filter(({ rows }) => rows === 0).map(({ name }) => name)).toEqual([])
    expect(migrated.filter((name) => manifest.migrations.some((known) => known.name === name))).toEqual([])
  })

  test('is there in every row after all migrations since', async () => {
    expect(await withCopyClient(database.url, (client) => findLosses(client, before, reviewed))).toEqual([])
  })

  test.each([
    ['a row that is deleted', 'delete from notification_rhythm', /^notification_rhythm has lost /],
    ['a value that is cleared', 'update asset set private_remarks = null', /^asset\.private_remarks of /],
    ['a table that is dropped', 'drop table favorite cascade', /^favorite is gone/],
    ['a column that is dropped', 'alter table tour drop column note', /^viewing\.note of .* is gone$/],
  ])('would be missed: %s', async (_what, damage, sentence) => {
    const losses = await lossesAfter(damage, reviewed)
    expect(losses.length).toBeGreaterThan(0)
    expect(losses.filter((loss) => !sentence.test(loss))).toEqual([])
  })

  test('is looked for where a table has moved to', async () => {
    const movedTo = (query: string) =>
      lossesAfter('alter table favorite rename to kept_home; alter table kept_home rename title to name', {
        ...reviewed,
        moved: [...reviewed.moved, { table: 'favorite', reason: 'a test has renamed it', query }],
      })
    expect(await movedTo('select account_id, asset_id, name as title, saved_at from kept_home')).toEqual([])
    expect(await movedTo('select account_id, asset_id, name as title, saved_at from kept_home offset 1')).toEqual([
      expect.stringMatching(/^favorite has lost /),
    ])
  })

  async function lossesAfter(damage: string, known: Reviewed): Promise<string[]> {
    return withCopyClient(database.url, async (client) => {
      await client.query('begin')
      await client.query(damage)
      const found = await findLosses(client, before, known)
      await client.query('rollback')
      return found
    })
  }

  describe('is served:', () => {
    let app: TestApp

    beforeAll(async () => {
      const secret = (await readFile(secretFile(folder), 'utf8')).trim()
      app = await startAppOn({ databaseUrl: database.url, dataDir: folder, secret, clear: async () => {} }, { DEMO: '1' })
      await settleInstallation(app.services.jobDatabase, app.services.settings)
      await seedReferenceData(app.services.jobDatabase, () => {})
    }, MIGRATED_MS)
    afterAll(() => app.close())

    test.each(had)('$email has what they had', async ({ email, properties, agents, leases, assigned, notifications }) => {
      const person = await signedInBrowser(app, email, demoSignIns[0]!.Password)
      if (properties !== undefined) expect(await homesOf(person)).toEqual({ properties, agents, leases })
      if (assigned !== undefined) expect(must(await person.call(GetUserAssignedAssets, {})).TotalCount).toBe(assigned)
      // Signing in has added one for some.
      const { Items } = must(await person.call(GetNotifications, { PageSize: 20 }))
      expect(Items.filter(({ CreatedAt }) => CreatedAt < manifest.madeAt)).toHaveLength(notifications)
    })

    test('nothing of it is an error in the log', () => {
      expect(app.logLines.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([])
    })
  })
})

async function homesOf(owner: TestCaller): Promise<Pick<Had, 'properties' | 'agents' | 'leases'>> {
  const { AssetIds } = must(await owner.call(GetUserAssetIds, {}))
  let agents = 0
  let leases = 0
  for (const AssetId of AssetIds) {
    const assigned = must(await owner.call(GetAssetAssignedProfiles, { AssetId }))
    agents += assigned.Agents.length
    leases += assigned.Leases.length
  }
  return { properties: must(await owner.call(GetUserAssets, {})).TotalCount, agents, leases }
}
