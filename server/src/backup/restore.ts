import { mkdir, writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type pg from 'pg'
import { brokenAuditChains } from '../audit/audit.ts'
import { dbOn } from '../database/db.ts'
import { migrate } from '../database/migrate.ts'
import { listMigrations } from '../database/migrations.ts'
import { findFilePlace, forgetFilePlace, insertFilePlace } from '../files/place/file-place.queries.ts'
import { markStore } from '../files/place/files-home.ts'
import { isKey } from '../files/stores/file-keys.ts'
import type { FileStore } from '../rpc/machinery.ts'
import { secretFile } from '../secrets/secret-key.ts'
import { type ArchiveEntry, checkArchive, MANIFEST, readArchive } from './archive-reader.ts'
import { endFormerAccess, type ForgetsOpenSteps } from './former-access.ts'
import { digestOf, newFilesTally } from './kept-files.ts'
import {
  isEmptyDatabase,
  jobQueueVersion,
  listTables,
  rowsOf,
  setSequence,
  type TableShape,
  withCopyClient,
  writeRows,
} from './kept-tables.queries.ts'
import { loosen, tighten } from './loading.queries.ts'
import type { KeptTable, Manifest } from './manifest.ts'
import type { Progress } from '../process/progress.ts'
import { refuse } from './refusal.ts'
import { fingerprintOf } from './secret-fingerprint.ts'
import { newTally } from './tally.ts'

/** The database that is restored into: one that can be started again, to see that it does. */
export type RestoreDatabase = {
  /** Starts it; answers its address. */
  open(): Promise<string>
  close(): Promise<void>
}

export type RestoreOptions = {
  readonly source: string
  readonly dataDir: string
  readonly files: FileStore
  readonly database: RestoreDatabase
  /** Makes the tables of the job queue. */
  readonly makeJobTables: (url: string) => Promise<void>
  /** What rooms delete of what was open when the backup was made. */
  readonly forgetting: readonly ForgetsOpenSteps[]
  readonly say: (text: string) => void
  readonly progress: Progress
}

const decompressed = promisify(gunzip)

/**
 * Reads the whole archive and says whether this version can take it, before anything is written. `secrets` are those that
 * are configured, the former ones included; without any the archive's own is taken.
 */
export async function checkBackup(source: string, secrets: readonly string[]): Promise<Manifest> {
  const manifest = await checkArchive(source)
  const known = new Map((await listMigrations()).map(({ name, sha256 }) => [name, sha256]))
  if (manifest.migrations.some(({ name, sha256 }) => known.get(name) !== sha256))
    refuse(
      `${source} was made by a newer version of Keystead (${manifest.version}) or a modified one. Please restore it with that version.`,
    )
  const { kept, fingerprint } = manifest.secret
  if (secrets.length > 0 && !secrets.some((secret) => fingerprintOf(secret) === fingerprint))
    refuse(
      'SECRET_KEY differs from the one this backup was made with, so sealed data could not be opened. Please set the same one, or add it to FORMER_SECRET_KEYS.',
    )
  if (secrets.length === 0 && !kept)
    refuse('This backup does not contain SECRET_KEY, because it was a setting there. Please set the same SECRET_KEY and restore again.')
  return manifest
}

/** Fills an empty place from an archive that `checkBackup` has found good, reads all of it again, and brings it to this version. */
export async function restore(manifest: Manifest, options: RestoreOptions): Promise<void> {
  const { database, say, progress } = options
  await fillAsItWas(manifest, options)
  say('Restarting the database and comparing it with the backup…')
  const again = await database.open()
  try {
    await withCopyClient(again, async (client) => {
      await compareTables(client, manifest, progress)
      await compareFiles(options, manifest)
    })
    const { applied } = await migrate(again)
    if (applied.length > 0) say(`Updated from version ${manifest.version} to this one (${applied.length} migrations).`)
    await withCopyClient(again, async (client) => {
      const db = dbOn(client)
      // The backup was of another store, which keeps its mark.
      await forgetFilePlace(db)
      await insertFilePlace(db)
      await markStore(db, options.files, (await findFilePlace(db))!)
      const { sessions, links } = await endFormerAccess(db, options.forgetting)
      say(`For safety, everyone was signed out (${sessions} sessions), and ${links} links in earlier emails no longer work.`)
      const broken = await brokenAuditChains(db)
      if (broken.length > 0) say(`These audit chains were changed before the backup was made: ${broken.join(', ')}.`)
    })
  } finally {
    await database.close()
  }
}

/** The tables that the version of the archive had, with its rows, and its files; nothing of them is of this version yet. */
export async function fillAsItWas(manifest: Manifest, options: RestoreOptions): Promise<void> {
  const { database, dataDir, say } = options
  await mkdir(dataDir, { recursive: true })
  const url = await database.open()
  try {
    await refuseFilledDatabase(url)
    await migrate(url, () => {}, new Set(manifest.migrations.map(({ name }) => name)))
    if (manifest.jobQueue !== null) await options.makeJobTables(url)
    say('Restoring the database and the files…')
    await withCopyClient(url, (client) => load(client, manifest, options))
  } finally {
    await database.close()
  }
}

export async function refuseFilledDatabase(url: string): Promise<void> {
  if (!(await withCopyClient(url, isEmptyDatabase))) refuse('This database is not empty. Please restore into an empty one.')
}

async function load(client: pg.Client, manifest: Manifest, options: RestoreOptions): Promise<void> {
  if ((await jobQueueVersion(client)) !== manifest.jobQueue)
    refuse(`This backup keeps its jobs in another format. Please restore it with version ${manifest.version} of Keystead, then update.`)
  await client.query('begin')
  const tables = await tablesOf(client, manifest)
  const loosened = await loosen(client, [...tables.values()])
  let taken = 0
  await readArchive(options.source, async (entry) => {
    await takeEntry(entry, client, tables, options)
    taken += 1
    options.progress.tell(() => `${taken} parts`)
  })
  for (const sequence of manifest.sequences) await setSequence(client, sequence)
  await tighten(client, loosened)
  await client.query('commit')
  await client.query('analyze')
}

/** The tables of the archive as this database has them. A difference would be a fault of ours, and lose something. */
async function tablesOf(client: pg.Client, manifest: Manifest): Promise<Map<string, TableShape>> {
  const here = new Map((await listTables(client)).map((table) => [labelOf(table), table]))
  const there = new Map(manifest.tables.map((table) => [labelOf(table), table]))
  const columns = (table: { columns: readonly string[] } | undefined) => table && [...table.columns].sort().join(', ')
  const different = [...new Set([...here.keys(), ...there.keys()])].filter(
    (label) => columns(here.get(label)) !== columns(there.get(label)),
  )
  if (different.length > 0) refuse(`Nothing was restored, because these tables differ from the backup: ${different.join(', ')}.`)
  // Columns in the order in which they were written.
  return new Map([...here].map(([label, table]) => [label, { ...table, columns: there.get(label)!.columns }]))
}

async function takeEntry(
  entry: ArchiveEntry,
  client: pg.Client,
  tables: ReadonlyMap<string, TableShape>,
  options: RestoreOptions,
): Promise<void> {
  const [kind, ...rest] = entry.header.name.split('/')
  if (kind === 'files') return takeFile(entry, options, rest.join('/'))
  if (kind === 'database') {
    const table = tables.get(rest[0] ?? '')
    if (!table) refuse(`The backup holds rows of a table that it does not list (${rest[0]}).`)
    return writeRows(client, table, await decompressed(await buffer(entry)))
  }
  if (kind === 'secret.key') return writeFile(secretFile(options.dataDir), await buffer(entry), { mode: 0o600 })
  if (kind !== MANIFEST) refuse(`The backup holds something that it should not: ${entry.header.name}.`)
  entry.resume()
}

async function takeFile(entry: ArchiveEntry, { files, say }: RestoreOptions, key: string): Promise<void> {
  if (isKey(key)) return files.putStream(key, entry)
  if (key.split('/').some((part) => part === '..' || part === ''))
    refuse(`The backup holds a file with a name that leads elsewhere: ${key}.`)
  say(`The backup holds a file that is none of Keystead’s. It was left out: ${key}.`)
  entry.resume()
}

async function compareTables(client: pg.Client, manifest: Manifest, progress: Progress): Promise<void> {
  const tables = await tablesOf(client, manifest)
  const wrong: string[] = []
  for (const [at, kept] of manifest.tables.entries()) {
    const tally = newTally()
    for await (const rows of rowsOf(client, tables.get(labelOf(kept))!)) tally.add(rows)
    if (tally.result().sha256 !== kept.sha256) wrong.push(labelOf(kept))
    progress.tell(() => `table ${at + 1} of ${manifest.tables.length}`)
  }
  if (wrong.length > 0) refuse(`After restoring, these tables differ from the backup: ${wrong.join(', ')}.`)
}

/** Each file once more, from the archive and from where it lies now. */
async function compareFiles({ source, files, progress }: RestoreOptions, manifest: Manifest): Promise<void> {
  const tally = newFilesTally()
  await readArchive(source, async (entry) => {
    const [kind, ...rest] = entry.header.name.split('/')
    const key = rest.join('/')
    if (kind !== 'files') return void entry.resume()
    const kept = await digestOf(entry)
    tally.add(key, kept.bytes, kept.sha256)
    const isSame = !isKey(key) || (await digestOf(await files.readStream(key))).sha256 === kept.sha256
    if (!isSame) refuse('After restoring, the files differ from those of the backup.')
    progress.tell(() => `file ${tally.count()} of ${manifest.files.count}`)
  })
  if (tally.result().sha256 !== manifest.files.sha256) refuse('After restoring, the files differ from those of the backup.')
}

function labelOf({ schema, name }: Pick<KeptTable, 'schema' | 'name'>): string {
  return `${schema}.${name}`
}
