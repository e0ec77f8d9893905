import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { pino } from 'pino'
import { inject } from 'vitest'
import { keptFiles, forgottenByRestore } from '../src/app/parts.ts'
import { type BackupOptions, type BackupResult, backUp } from '../src/backup/backup.ts'
import { withCopyClient } from '../src/backup/kept-tables.queries.ts'
import type { Manifest } from '../src/backup/manifest.ts'
import { checkBackup, fillAsItWas, restore, type RestoreOptions } from '../src/backup/restore.ts'
import { filesFolder, openFileStore } from '../src/files/file-store.ts'
import { systemClock } from '../src/process/clock.ts'
import { openJobs } from '../src/jobs/jobs.ts'
import type { FileStore } from '../src/rpc/machinery.ts'
import type { TestApp } from './harness.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const quiet = { tell: () => {} }

type Kept = Pick<BackupOptions, 'url' | 'dataDir' | 'secret'> & { readonly files?: FileStore }

export function backUpOf({ files, ...installation }: Kept, target: string): Promise<BackupResult> {
  return backUp({
    ...installation,
    files: files ?? filesIn(installation.dataDir),
    keptFiles,
    secretIsKept: true,
    target,
    clock: systemClock,
    progress: quiet,
  })
}

export function backUpApp({ databaseUrl: url, services, secret }: TestApp, target: string): Promise<BackupResult> {
  return backUpOf({ url, dataDir: services.settings.DATA_DIR, files: services.files, secret }, target)
}

type Into = { readonly say?: (line: string) => void; readonly files?: FileStore }

/** Into the database at an address, brought to the present version. */
export async function restoreInto(url: string, source: string, dataDir: string, into: Into = {}): Promise<Manifest> {
  const manifest = await checkBackup(source, [])
  await restore(manifest, optionsInto(url, source, dataDir, into))
  return manifest
}

/** The same, in the version that made it. */
export async function restoreAsItWas(url: string, source: string, dataDir: string): Promise<Manifest> {
  const manifest = await checkBackup(source, [])
  await fillAsItWas(manifest, optionsInto(url, source, dataDir, {}))
  return manifest
}

function optionsInto(url: string, source: string, dataDir: string, { say = () => {}, files = filesIn(dataDir) }: Into): RestoreOptions {
  return {
    source,
    dataDir,
    files,
    database: { open: async () => url, close: async () => {} },
    makeJobTables: async (address) => (await openJobs({ url: address, log: pino({ level: 'silent' }), definitions: [] })).stop(),
    forgetting: forgottenByRestore,
    say,
    progress: quiet,
  }
}

function filesIn(dataDir: string): FileStore {
  return openFileStore({ folder: filesFolder(dataDir), s3: null })
}

export type TestDatabase = { url: string; drop(): Promise<void> }

/** An empty database of the test server, or one with all tables and the reference data. */
export async function newDatabase(name: string, { isMigrated = false } = {}): Promise<TestDatabase> {
  const client = new pg.Client({ connectionString: inject('superuserUrl') })
  await client.connect()
  await client.query(`create database ${name} owner keystead${isMigrated ? ' template keystead strategy file_copy' : ''}`)
  return {
    url: inDatabase(inject('templateUrl'), name),
    async drop() {
      await client.query(`drop database ${name} with (force)`)
      await client.end()
    },
  }
}

/** How many rows a query finds there, row security aside. */
export async function countIn(url: string, query: string): Promise<number> {
  return withCopyClient(url, async (client) => (await client.query(query)).rowCount ?? 0)
}

export function inDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/** The program, as a person runs it: what it said, and how it ended. */
export async function keystead(args: readonly string[], environment: Record<string, string>): Promise<{ code: number; said: string }> {
  const env = { ...process.env, DATABASE_URL: '', SECRET_KEY: '', DEMO: '1', PORT: '0', HOST: '127.0.0.1', ...environment }
  return promisify(execFile)(process.execPath, [MAIN, ...args], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stdout: string }) => ({ code: error.code, said: error.stdout }),
  )
}
