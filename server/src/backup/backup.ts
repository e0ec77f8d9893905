import { rm } from 'node:fs/promises'
import { basename, dirname, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type pg from 'pg'
import type { Clock } from '../process/clock.ts'
import { appliedMigrations } from '../database/migrations.ts'
import packageOfServer from '../../package.json' with { type: 'json' }
import { MANIFEST } from './archive-reader.ts'
import { type ArchiveWriter, draftOf, openArchive } from './archive-writer.ts'
import { listKeptFiles, newFilesTally } from './kept-files.ts'
import {
  jobQueueVersion,
  listNamedFiles,
  listSequences,
  listTables,
  rowsOf,
  serverVersion,
  type TableShape,
  withCopyClient,
} from './kept-tables.queries.ts'
import { FORMAT, type KeptTable, type Manifest } from './manifest.ts'
import type { Progress } from '../process/progress.ts'
import { refuse } from './refusal.ts'
import { fingerprintOf } from './secret-fingerprint.ts'
import { newTally } from './tally.ts'
import { isThere } from '../process/is-there.ts'
import type { FileStore } from '../rpc/machinery.ts'
import { MissingFile } from '../rpc/missing-file.ts'

export type BackupOptions = {
  readonly url: string
  /** Outside of which the archive has to lie. */
  readonly dataDir: string
  readonly files: FileStore
  /** Queries of the keys of files that rows name. */
  readonly keptFiles: readonly string[]
  /** The installation's secret, and whether it lies in the data folder and so goes into the archive. */
  readonly secret: string
  readonly secretIsKept: boolean
  readonly target: string
  readonly clock: Clock
  readonly progress: Progress
}

export type BackupResult = {
  readonly manifest: Manifest
  readonly bytes: number
  readonly sha256: string
  /** Keys of files that rows name and that are not there, and so are not in the archive. */
  readonly missing: readonly string[]
}

const compressed = promisify(gzip)

/**
 * Everything that an installation is, as it was at one moment, while it goes on working. Files are never changed once
 * they are named, and are written before the rows that name them: what lies there after the moment of the snapshot has them all.
 */
export async function backUp(options: BackupOptions): Promise<BackupResult> {
  const { url, dataDir, target, clock } = options
  await refuseBadTarget(target, dataDir)
  const madeAt = clock.now()
  const archive = openArchive(target, madeAt)
  try {
    return await withCopyClient(url, async (client) => {
      await client.query('begin transaction isolation level repeatable read read only')
      const tables = await listTables(client)
      if (!tables.some(({ schema, name }) => schema === 'public' && name === 'schema_migration'))
        refuse('There is nothing to back up: this database has no Keystead installation.')
      const about = await describe(client, options, madeAt)
      const missing = await namedFiles(client, options)
      const files = await addFiles(archive, options, missing)
      if (options.secretIsKept) await archive.add('secret.key', Buffer.from(`${options.secret}\n`))
      const manifest: Manifest = { ...about, tables: await addTables(archive, client, tables, options.progress), files }
      await archive.add(MANIFEST, Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`))
      return { manifest, missing: [...missing], ...(await archive.finish()) }
    })
  } catch (error) {
    await archive.discard()
    throw error
  }
}

/** What a backup that is ended by a signal would leave. */
export async function forgetDraft(target: string): Promise<void> {
  await rm(draftOf(target), { force: true })
}

async function refuseBadTarget(target: string, dataDir: string): Promise<void> {
  if (await isThere(target)) refuse(`${target} already exists. Please choose another name; a backup never replaces a file.`)
  if (!(await isThere(dirname(target))))
    refuse(`There is no folder ${dirname(target)}. Please create it, or choose another place for ${basename(target)}.`)
  if (target.startsWith(dataDir + sep))
    refuse(`${target} is inside the data folder and would be lost together with it. Please choose another place.`)
}

async function describe(
  client: pg.Client,
  { secret, secretIsKept }: BackupOptions,
  madeAt: Date,
): Promise<Omit<Manifest, 'tables' | 'files'>> {
  return {
    format: FORMAT,
    product: 'keystead',
    version: packageOfServer.version,
    postgres: await serverVersion(client),
    madeAt: madeAt.toISOString(),
    migrations: await appliedMigrations(client),
    jobQueue: await jobQueueVersion(client),
    secret: { kept: secretIsKept, fingerprint: fingerprintOf(secret) },
    sequences: await listSequences(client),
  }
}

/** Keys that rows name. The files of a picture lie in a folder of that name. */
async function namedFiles(client: pg.Client, { keptFiles }: BackupOptions): Promise<Set<string>> {
  const named = new Set<string>()
  for await (const key of listNamedFiles(client, keptFiles)) named.add(key)
  return named
}

/** What is left of the named ones is missing. */
async function addFiles(archive: ArchiveWriter, { files, progress }: BackupOptions, named: Set<string>): Promise<Manifest['files']> {
  const tally = newFilesTally()
  for await (const { key, bytes } of listKeptFiles(files)) {
    const content = await readOrNull(files, key)
    if (!content) continue
    tally.add(key, bytes, await archive.addFile(`files/${key}`, content, bytes))
    named.delete(key)
    named.delete(key.slice(0, key.lastIndexOf('/')))
    progress.tell(() => `${tally.count()} files`)
  }
  return tally.result()
}

/** Null: it was deleted since it was listed. */
async function readOrNull(files: FileStore, key: string): Promise<Readable | null> {
  return files.readStream(key).catch((error: unknown) => {
    if (error instanceof MissingFile) return null
    throw error
  })
}

async function addTables(
  archive: ArchiveWriter,
  client: pg.Client,
  tables: readonly TableShape[],
  progress: Progress,
): Promise<KeptTable[]> {
  const kept: KeptTable[] = []
  for (const table of tables) {
    const tally = newTally()
    let piece = 0
    for await (const rows of rowsOf(client, table)) {
      tally.add(rows)
      piece += 1
      await archive.add(`database/${table.schema}.${table.name}/${String(piece).padStart(6, '0')}.copy.gz`, await compressed(rows))
      progress.tell(() => `table ${kept.length + 1} of ${tables.length}`)
    }
    kept.push({ schema: table.schema, name: table.name, columns: [...table.columns], ...tally.result() })
  }
  return kept
}
