import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { pino } from 'pino'
import { importFromCommandLine } from '../server/src/assets/imports/import.command.ts'
import { systemClock } from '../server/src/clock.ts'
import { only } from '../server/src/database/db.ts'
import { everything, openDatabase } from '../server/src/database/pool.ts'
import { readSettings } from '../server/src/env.ts'
import { openFileStore } from '../server/src/files/file-store.ts'
import { openJobs } from '../server/src/jobs/jobs.ts'
import type { Services } from '../server/src/rpc/services.ts'
import { signerFrom } from '../server/src/secrets/secret-key.ts'
import { openSessions } from '../server/src/sessions/sessions.ts'
import { openScratchDatabase } from './scratch-database.ts'
import { measureSideBySide } from './side-by-side.ts'

const ROWS = 30_000
const COLUMNS = ['id', 'title', 'description', 'city', 'state', 'bedrooms', 'bathrooms', 'square_feet', 'pets', 'price']

/**
 * Importing a file, checked, placed, listed and searchable at the end, against COPY of the same rows into a table of
 * text columns without an index. The goals are a tenth of COPY, and 2,000 rows a second.
 */
export async function run(): Promise<void> {
  const scratch = await openScratchDatabase()
  const log = pino({ level: 'silent' })
  const database = openDatabase({ url: scratch.url, size: 4, statementTimeoutMs: 60_000, onError: () => {} })
  const jobs = await openJobs({ url: scratch.url, log, definitions: [] })
  try {
    const file = join(scratch.dataDir, 'homes.csv')
    await writeHomes(file)
    const services: Services = {
      settings: readSettings({ DATA_DIR: scratch.dataDir, DEMO: '0' }),
      clock: systemClock,
      log,
      database,
      jobDatabase: database,
      signer: signerFrom('a secret of the benchmark, long enough'),
      sessions: openSessions(),
      files: openFileStore(scratch.dataDir),
      jobs,
    }
    await measureSideBySide(
      `Import of ${ROWS.toLocaleString('en-US')} new homes, listed at once`,
      'rows/s',
      [
        { name: 'import', measure: () => importRate(services, file) },
        { name: 'COPY into a bare table', measure: () => copyRate(scratch.url, file) },
      ],
      { rounds: 3, goal: 0.1 },
    )
  } finally {
    await jobs.stop()
    await database.close()
    await scratch.discard()
  }
}

async function importRate(services: Services, file: string): Promise<number> {
  const email = await newOwner(services)
  const seconds = await timed(() => importFromCommandLine(services, ['properties', file, '--owner', email]))
  const { listed } = await services.database.transaction(everything('the benchmark counts its homes'), async (db) =>
    only(
      await db.sql<{ listed: number }>(
        'select count(*) as listed from listing l join profile p on p.id = l.profile_id join account a on a.id = p.account_id where a.email = $1',
        [email],
      ),
    ),
  )
  if (listed !== ROWS) throw new Error(`only ${listed} of ${ROWS} homes are listed`)
  return ROWS / seconds
}

async function copyRate(url: string, file: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`create table bare_copy (${COLUMNS.map((name) => `${name} text`).join(', ')})`)
    const seconds = await timed(() =>
      pipeline(createReadStream(file), client.query(copyFrom('copy bare_copy from stdin with (format csv, header)'))),
    )
    await client.query('drop table bare_copy')
    return ROWS / seconds
  } finally {
    await client.end()
  }
}

async function newOwner(services: Services): Promise<string> {
  const email = `${randomUUID()}@example.com`
  const { db } = services.database
  const { id } = only(await db.sql<{ id: string }>('insert into account (email) values ($1) returning id', [email]))
  await db.sql(
    `insert into profile (account_id, profile_type_id, account_type_id, first_name, last_name, country_id)
     select $1, 1, 1, 'Bench', 'Mark', id from country where code = 'US'`,
    [id],
  )
  return email
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}

async function writeHomes(file: string): Promise<void> {
  const places = [
    ['Denver', 'CO'],
    ['Austin', 'TX'],
    ['Portland', 'OR'],
    ['Raleigh', 'NC'],
    ['Columbus', 'OH'],
    ['Boise', 'ID'],
    ['Tampa', 'FL'],
  ] as const
  await pipeline(function* () {
    yield `${COLUMNS.join(',')}\n`
    for (let row = 0; row < ROWS; row += 1) {
      const [city, state] = places[row % places.length]!
      const text = `"Bright home number ${row} with a porch, a deep kitchen and room to spare, close to shops and a park."`
      yield `B-${row},Home number ${row},${text},${city},${state},${row % 5},${1 + (row % 4) / 2},${500 + (row % 2000)},"Cats,Dogs",${700 + (row % 4000)}\n`
    }
  }, createWriteStream(file))
}
