import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import type pg from 'pg'

const FOLDER = new URL('../../migrations/', import.meta.url)

export type Migration = { name: string; sql: string; sha256: string }

export async function listMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(names.map(async (name) => migrationOf(name, await readFile(new URL(name, FOLDER), 'utf8'))))
}

export function migrationOf(name: string, sql: string): Migration {
  return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
}

/** Which migrations have made this database, in their order. */
export async function appliedMigrations(client: pg.Client): Promise<Pick<Migration, 'name' | 'sha256'>[]> {
  const { rows } = await client.query<Pick<Migration, 'name' | 'sha256'>>(
    'select name, sha256 from public.schema_migration order by name collate "C"',
  )
  return rows
}
