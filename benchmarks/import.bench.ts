import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { pino } from 'pino'
import { importFromCommandLine } from '../server/src/properties/imports/import.command.ts'
import { only } from '../server/src/database/db.ts'
import { everything } from '../server/src/database/pool.ts'
import { readSettings } from '../server/src/settings/env.ts'
import { openServices } from '../server/src/app/open-services.ts'
import type { Services } from '../server/src/rpc/services.ts'
import { type ScratchDatabase, openScratchDatabase } from './scratch-database.ts'
import { measureSideBySide } from './side-by-side.ts'

const ROWS = 30_000
const COLUMNS = ['id', 'title', 'description', 'city', 'state', 'bedrooms', 'bathrooms', 'square_feet', 'pets', 'price']

/**
 * Importing a file, checked, placed, listed and searchable at the end, against COPY of the same rows: the finished rows
 * into the same table with its indexes and triggers, which is what PostgreSQL itself needs to keep them (the goal is a
 * tenth of that), and, for scale, the file's cells into a bare table of text without an index.
 */
export async function run(): Promise<void> {
  const scratch = await openScratchDatabase()
  const settings = readSettings({ DATA_DIR: scratch.dataDir, DEMO: '0' })
  const log = pino({ level: 'silent' })
  const { services, close } = await openServices({ settings, url: scratch.url, log, secret: 'a secret of the benchmark, long enough' })
  try {
    const file = join(scratch.dataDir, 'homes.csv')
    await writeHomes(file)
    await measureSideBySide(
      `Import of ${ROWS.toLocaleString('en-US')} new homes, listed at once`,
      'rows/s',
      [
        { name: 'import', measure: () => importRate(services, file) },
        { name: 'COPY of the finished rows, same table', measure: () => copyFinishedRate(services, scratch) },
        { name: 'COPY of the cells, bare table', measure: () => copyCellsRate(scratch.url, file) },
      ],
      { rounds: 3, goal: 0.1 },
    )
  } finally {
    await close()
    await scratch.discard()
  }
}

const print = (text: string) => void process.stdout.write(`${text}\n`)

async function importRate(services: Services, file: string): Promise<number> {
  const email = await newOwner(services)
  const seconds = await timed(() =>
    importFromCommandLine(['properties', file, '--owner', email], { withServices: (work) => work(services), say: print, complain: print }),
  )
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

/** The rows of the last import once more, for another profile. Only a superuser may COPY past row security. */
async function copyFinishedRate(services: Services, { superuserUrl, dataDir }: ScratchDatabase): Promise<number> {
  const owner = await newOwner(services)
  const url = new URL(superuserUrl)
  url.pathname = '/keystead'
  const client = new pg.Client({ connectionString: url.href })
  client.on('error', () => {})
  await client.connect()
  try {
    const columns = only(
      (
        await client.query<{ names: string }>(
          `select string_agg(column_name, ', ' order by ordinal_position) as names from information_schema.columns where table_name = 'asset' and is_generated = 'NEVER'`,
        )
      ).rows,
    ).names
    const profile = only(
      (
        await client.query<{ id: string; account_id: string }>(
          'select p.id, p.account_id from profile p join account a on a.id = p.account_id where a.email = $1',
          [owner],
        )
      ).rows,
    )
    const values = columns
      .replace(/\bid\b/, 'new_id()')
      .replace('managing_profile_id', `'${profile.id}'::uuid`)
      .replace('account_id', `'${profile.account_id}'::uuid`)
    const latest = '(select managing_profile_id from asset order by created_at desc limit 1)'
    const file = join(dataDir, 'finished.copy')
    await pipeline(
      client.query(copyTo(`copy (select ${values} from asset where managing_profile_id = ${latest}) to stdout`)),
      createWriteStream(file),
    )
    const seconds = await timed(() => pipeline(createReadStream(file), client.query(copyFrom(`copy asset (${columns}) from stdin`))))
    const copied = only(
      (await client.query<{ count: number }>('select count(*)::int as count from listing where profile_id = $1', [profile.id])).rows,
    ).count
    if (copied !== ROWS) throw new Error(`only ${copied} of ${ROWS} rows were copied`)
    return ROWS / seconds
  } finally {
    await client.end()
  }
}

async function copyCellsRate(url: string, file: string): Promise<number> {
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
