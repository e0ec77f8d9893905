import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import type pg from 'pg'

const FOLDER = new URL('../../migrations/', import.meta.url)

/**
 * Up to this one, migrations brought their own functions, triggers, views and policies. Those that come after it change tables and
 * rows alone (decision 0053).
 */
export const LAST_WITH_DEFINITIONS = '20261122T1181_large_dogs.sql'

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

/** Runs it and writes down that it ran, in the transaction of the caller. */
export async function runMigration(client: pg.Client, { name, sql, sha256 }: Migration): Promise<void> {
  await client.query(sql)
  await client.query('insert into public.schema_migration (name, sha256) values ($1, $2)', [name, sha256])
}
