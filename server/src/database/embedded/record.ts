import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { recordFile } from '../../process/data-folder.ts'

/** What is remembered about the embedded database beside its data: `<dataDir>/postgres.json`. */
export type DatabaseRecord = {
  readonly superuserPassword: string
  readonly password: string
  /** PostgreSQL's own folder, seen from `dataDir`. It lies elsewhere where PostgreSQL's user cannot get at `dataDir`. */
  readonly folder: string
  /** From then on an absent folder is a loss, and no reason to begin again. */
  readonly initialised: boolean
}

export function databaseFolder(dataDir: string, record: DatabaseRecord): string {
  return resolve(dataDir, record.folder)
}

export function newRecord(folder: string): DatabaseRecord {
  return { superuserPassword: newPassword(), password: newPassword(), folder, initialised: false }
}

function newPassword(): string {
  return randomBytes(24).toString('base64url')
}

export async function readRecord(dataDir: string): Promise<DatabaseRecord | null> {
  try {
    return JSON.parse(await readFile(recordFile(dataDir), 'utf8')) as DatabaseRecord
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new Error(`${recordFile(dataDir)} cannot be read: ${(error as Error).message}`, { cause: error })
  }
}

export async function writeRecord(dataDir: string, record: DatabaseRecord): Promise<void> {
  const draft = `${recordFile(dataDir)}.new`
  await writeFile(draft, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600, flush: true })
  await rename(draft, recordFile(dataDir))
}

export function superuserUrl(record: DatabaseRecord, port: number): string {
  return `postgres://postgres:${record.superuserPassword}@127.0.0.1:${port}/postgres`
}

export function appUrl(record: DatabaseRecord, port: number): string {
  return `postgres://keystead:${record.password}@127.0.0.1:${port}/keystead`
}
