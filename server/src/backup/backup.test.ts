import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { GetAssets } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { CallHeaders } from '@keystead/contract/rpc/envelope.ts'
import { Login } from '@keystead/contract/security/sign-in/account.operations.ts'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { drawDemoPictures } from '../demo/demo-pictures.ts'
import { demoSignIns } from '../demo/demo-people.ts'
import { seedDemo } from '../demo/demo.ts'
import { startAppProcess } from '../../test/app-process.ts'
import { backUpApp, backUpOf, countIn, inDatabase, keystead, newDatabase, restoreInto } from '../../test/backups.ts'
import { digestEveryTable } from '../../test/every-table.ts'
import { type TestApp, type TestPerson, startTestApp } from '../../test/harness.ts'
import { houseInput } from '../../test/inputs.ts'
import { must } from '../../test/must.ts'
import { findPostgresTools, runTool, startPostgresOfMachine, toolVersion } from '../../test/postgres-tools.ts'
import { rentCharged } from '../money/ledger/ledger.factory.ts'
import { migrate } from '../database/migrate.ts'
import { listMigrations } from '../database/migrations.ts'
import { checkBackup } from './restore.ts'

/*
 * The demo portfolio goes into an archive and comes back: into an embedded database by the program itself, into an
 * empty one of a server, and through PostgreSQL's own tools where this machine has them.
 */

const run = promisify(execFile)
/** Which of them ran is for anyone who reads the run. */
const report = (line: string) => void process.stdout.write(`${line}\n`)
/** A restore sets up a whole server and starts it twice. */
const RESTORE_MS = 240_000

let app: TestApp
let folder: string
/** Made while others wrote. */
let busy: string
/** Made when all was still. */
let still: string
/** Has a session when the backups are made. */
let signedIn: TestPerson

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keystead-backup-'))
  app = await startTestApp({ DEMO: '1' })
  await seedDemo(app.services, () => {})
  await drawSomePictures()
  busy = join(folder, 'busy.tar')
  still = join(folder, 'still.tar')
  signedIn = await app.newPerson()
  await rentCharged(app, signedIn)
  await openLinkAndTicket(signedIn.accountId)
  await writeMeanwhile(() => backUpApp(app, busy))
  await backUpApp(app, still)
}, RESTORE_MS)

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

/** An email that has left with a link, and a sign-in that waits for its second factor. */
async function openLinkAndTicket(accountId: string): Promise<void> {
  await app.sql(
    `insert into secret_link (account_id, purpose, email, token_sha256, lifetime_seconds, expires_at)
     values ($1, 'reset-password', 'a@example.com', sha256('link'), 1800, now() + interval '30 minutes')`,
    [accountId],
  )
  await app.sql(
    `insert into sign_in_ticket (ticket_sha256, account_id, remember, expires_at) values (sha256('ticket'), $1, true, now() + interval '1 hour')`,
    [accountId],
  )
}

/** The first few are as good as all. */
async function drawSomePictures(): Promise<void> {
  const enough = new AbortController()
  const drawing = drawDemoPictures(app.services, enough.signal)
  const listed = async () => (await app.sql<{ count: number }>('select count(*) as count from listing'))[0]!.count
  while ((await listed()) < 2) await new Promise((resolve) => setTimeout(resolve, 50))
  enough.abort()
  await drawing
}

/** New properties all the while, so that rows come during the snapshot. */
async function writeMeanwhile(work: () => Promise<unknown>): Promise<void> {
  const owner = await app.newPerson()
  const over = new AbortController()
  let written = 0
  const writing = (async () => {
    for (; !over.signal.aborted; written += 1) must(await owner.call(AddAsset, { ...houseInput, ReferenceCode: `W-${written}` }))
  })()
  await work().finally(() => over.abort())
  await writing
  expect(written).toBeGreaterThan(3)
}

describe('a backup', () => {
  test('is for its owner alone, holds all tables, files and the secret, and leaves nothing beside it', async () => {
    expect((await stat(still)).mode & 0o777).toBe(0o600)
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
    const manifest = await checkBackup(still, [])
    const { tables } = manifest
    expect(tables.find(({ name }) => name === 'asset')?.rows).toBe((await app.sql('select 1 from asset')).length)
    expect(tables.find(({ name }) => name === 'job')?.schema).toBe('pgboss')
    expect(manifest.files.count).toBeGreaterThan(10)
    expect(manifest.secret.kept).toBe(true)
  })

  test('is a snapshot: what came while it was made is in it whole or not at all', async () => {
    const rowsOf = async (file: string, table: string) => (await checkBackup(file, [])).tables.find(({ name }) => name === table)!.rows
    expect(await rowsOf(busy, 'asset')).toBeLessThan(await rowsOf(still, 'asset'))
  })

  test('never writes over a file, nor into the data folder', async () => {
    await expect(backUpApp(app, still)).rejects.toThrow(`${still} already exists.`)
    await expect(backUpApp(app, join(folder, 'none', 'x.tar'))).rejects.toThrow('There is no folder')
    await expect(backUpApp(app, join(app.services.settings.DATA_DIR, 'x.tar'))).rejects.toThrow('is inside the data folder')
  })

  test('says which files are missing', async () => {
    const [picture] = await app.sql<{ storage_key: string }>('select storage_key from asset_image limit 1')
    const path = join(app.services.settings.DATA_DIR, 'files', picture!.storage_key)
    await run('mv', [path, `${path}.away`])
    const { missing } = await backUpApp(app, join(folder, 'missing.tar'))
    await run('mv', [`${path}.away`, path])
    expect(missing).toEqual([picture!.storage_key])
  })
})

describe('restoring', () => {
  test(
    'brings every table back into an empty database, and nowhere else',
    async () => {
      const database = await newDatabase('restored')
      await restoreInto(database.url, still, join(folder, 'restored'))
      const source = await digestEveryTable(inDatabase(inject('superuserUrl'), new URL(app.databaseUrl).pathname.slice(1)))
      const restored = await digestEveryTable(inDatabase(inject('superuserUrl'), 'restored'))
      expect(Object.keys(source).filter((table) => restored[table] !== source[table])).toEqual([
        'public.file_place',
        'public.secret_link',
        'public.session',
        'public.sign_in_ticket',
      ])
      expect(Object.keys(restored)).toEqual(Object.keys(source))
      expect(Object.keys(source).length).toBeGreaterThan(60)
      await expect(restoreInto(database.url, still, join(folder, 'again'))).rejects.toThrow('This database is not empty.')
      await database.drop()
    },
    RESTORE_MS,
  )

  test(
    'lets no one in by what was open when the backup was made',
    async () => {
      const database = await newDatabase('signed_out')
      const said: string[] = []
      await restoreInto(database.url, still, join(folder, 'signed-out'), { say: (line) => said.push(line) })
      const count = (query: string) => countIn(database.url, query)
      expect(await count('select 1 from session where revoked_at is null and expires_at > now()')).toBe(0)
      expect(await count(`select 1 from session where account_id = '${signedIn.accountId}'`)).toBe(1)
      expect(await count('select 1 from secret_link where used_at is null and token_sha256 is not null and expires_at > now()')).toBe(0)
      expect(await count('select 1 from sign_in_ticket')).toBe(0)
      expect(said.join('\n')).toMatch(/everyone was signed out \([1-9]\d* sessions\), and [1-9]\d* links/)
      await database.drop()
    },
    RESTORE_MS,
  )

  test(
    'of what an older version kept brings it to this version',
    async () => {
      const names = (await listMigrations()).map(({ name }) => name)
      const older = await newDatabase('older')
      await migrate(older.url, () => {}, new Set(names.slice(0, -1)))
      const archive = join(folder, 'older.tar')
      await backUpOf({ url: older.url, dataDir: join(folder, 'older'), secret: app.secret }, archive)
      await older.drop()

      const database = await newDatabase('newer')
      expect((await restoreInto(database.url, archive, join(folder, 'newer'))).migrations).toHaveLength(names.length - 1)
      expect((await migrate(database.url)).applied).toEqual([])
      await database.drop()
    },
    RESTORE_MS,
  )

  test(
    'into an embedded database gives an installation that signs in, shows a picture and has a whole audit',
    async () => {
      const dataDir = join(folder, 'embedded')
      const { code, said } = await keystead(['restore', busy], { DATA_DIR: dataDir })
      expect(said).toContain('the same as in the backup except for sessions')
      expect(said).toContain('everyone was signed out')
      expect(code).toBe(0)
      expect((await readFile(join(dataDir, 'secret.key'), 'utf8')).trim()).toBe(app.secret)
      report('compared every table of a backup and restore by npm run backup and npm run restore')

      const restored = await startAppProcess(app, { DATABASE_URL: '', SECRET_KEY: '', DEMO: '1', DATA_DIR: dataDir })
      // Nothing in it is unknown to what closes the folder at the start.
      expect((await stat(dataDir)).mode & 0o066).toBe(0)
      const call = async (path: string, input: object) => {
        const response = await fetch(restored.url + path, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            [CallHeaders.deviceId]: 'device-of-a-restored-installation',
            [CallHeaders.transactionId]: crypto.randomUUID(),
          },
          body: JSON.stringify(input),
        })
        return { status: response.status, body: (await response.json()) as { Data: { Assets: { AssetId: string; Title: string }[] } } }
      }
      const { Email, Password } = demoSignIns[0]!
      expect((await call(Login.path, { Email, Password })).status).toBe(200)
      expect(JSON.stringify((await call(GetAssets.path, {})).body)).toMatch(/Title/)
      const [image] = await app.sql<{ id: string; width: number }>(
        `select i.id, i.widths[1] as width from asset_image i join listing l on l.asset_id = i.asset_id order by i.id limit 1`,
      )
      const picture = await fetch(`${restored.url}/media/${image!.id}/${image!.width}.webp`)
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
      expect(await keystead(['operator', 'audit', 'verify'], { DATA_DIR: dataDir })).toEqual({
        code: 0,
        said: expect.stringContaining('The audit log is intact.'),
      })
      // And from here it can be backed up again, while it runs.
      const second = await keystead(['backup', join(folder, 'second.tar')], { DATA_DIR: dataDir })
      expect(second.said).toContain('and the secret key')
      await restored.stop()
    },
    RESTORE_MS,
  )
})

const tools = await findPostgresTools()

test.runIf(tools)(
  "PostgreSQL's own tools bring every table back, as the role of the application",
  async () => {
    const machine = await startPostgresOfMachine(tools!)
    try {
      // The archive comes from another major version of PostgreSQL, with another way to make ids.
      const source = await machine.newDatabase('source')
      await restoreInto(source, still, join(folder, 'for-tools'))
      const dump = join(folder, 'keystead.dump')
      const asOperator = { PGOPTIONS: '-c app.everything=on' }
      await runTool(tools!, 'pg_dump', ['--enable-row-security', '--format=custom', `--file=${dump}`, source], asOperator)
      const target = await machine.newDatabase('target')
      await runTool(tools!, 'pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${target}`, dump])
      const [before, after] = await Promise.all(
        ['source', 'target'].map((name) => digestEveryTable(inDatabase(machine.superuserUrl, name), { queueUpkeep: true })),
      )
      expect(after).toEqual(before)
      expect(before!['public.listing']).toMatch(/^[1-9]/)
      report(`compared every table of a dump and restore by ${await toolVersion(tools!)} of ${tools}`)
    } finally {
      await machine.stop()
    }
  },
  RESTORE_MS,
)
if (!tools) report('this machine has no pg_dump, pg_restore and server of PostgreSQL: their round trip did not run')
