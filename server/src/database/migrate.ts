import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { StartFailure } from '../process/start-failure.ts'
import { type DefinitionFile, digestOfFiles, listDefinitionFiles } from './definition-files.ts'
import { dropDefinitions, madeByDigest, makeDefinitions } from './definitions.ts'
import { LAST_WITH_DEFINITIONS, listMigrations, type Migration, runMigration } from './migrations.ts'
import { ASKED_WHEN_QUIET } from './silence.ts'

// Any number; all processes that migrate agree on it.
const MIGRATION_LOCK = 716_281_003
const MAX_TRIES = 5
const TRY_AGAIN_MS = 500
const DEADLOCK = '40P01'
const LOCK_NOT_AVAILABLE = '55P03'

/** What a version of the product makes of its database. */
export type SchemaVersion = { readonly migrations: readonly Migration[]; readonly files: readonly DefinitionFile[] }

type MigrateOptions = {
  readonly log: (line: string) => void
  /** Stops where these have run, and makes nothing from files. */
  readonly only?: ReadonlySet<string> | undefined
}

/** Brings the database to this version, or to where `only` these migrations have run. Several processes may call it at once. */
export async function migrate(
  url: string,
  log: (line: string) => void = () => {},
  only?: ReadonlySet<string>,
): Promise<{ applied: string[] }> {
  return migrateTo({ migrations: await listMigrations(), files: await listDefinitionFiles() }, url, { log, only })
}

export async function migrateTo(version: SchemaVersion, url: string, { log, only }: MigrateOptions): Promise<{ applied: string[] }> {
  const client = new pg.Client({ connectionString: url, application_name: 'keystead migrate', ...ASKED_WHEN_QUIET })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(`set lock_timeout = '5s'`)
    const pending = (await findPending(client, version.migrations)).filter(({ name }) => !only || only.has(name))
    const isOlder = ({ name }: Migration) => name <= LAST_WITH_DEFINITIONS
    for (const migration of pending.filter(isOlder)) {
      await inTransaction(client, () => runMigration(client, migration))
      log(`migrated ${migration.name}`)
    }
    const newer = pending.filter((migration) => !isOlder(migration))
    await bringUpToDate(client, newer, only ? null : version.files, log)
    return { applied: pending.map(({ name }) => name) }
  } finally {
    await client.end()
  }
}

async function findPending(client: pg.Client, migrations: readonly Migration[]): Promise<Migration[]> {
  await client.query(
    'create table if not exists schema_migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from schema_migration order by name')
  const done = new Map(rows.map(({ name, sha256 }) => [name, sha256]))
  const own = new Set(migrations.map(({ name }) => name))
  const unknown = rows.find(({ name }) => !own.has(name))
  if (unknown)
    throw new StartFailure(
      `This database was used by a newer version of Keystead (migration ${unknown.name}). Please start that version, or restore a backup made by this one.`,
    )
  const changed = migrations.find(({ name, sha256 }) => done.has(name) && done.get(name) !== sha256)
  if (changed) throw new Error(`Migration ${changed.name} was changed after it had run. Migrations are forward only: add a new one.`)
  return migrations.filter(({ name }) => !done.has(name))
}

/**
 * Migrations run on bare tables, so that they find the same whichever version was here before; and what the files define is made after
 * them. All of it or nothing.
 */
async function bringUpToDate(
  client: pg.Client,
  migrations: readonly Migration[],
  files: readonly DefinitionFile[] | null,
  log: (line: string) => void,
): Promise<void> {
  const digest = files && digestOfFiles(files)
  if (migrations.length === 0 && (!digest || (await madeByDigest(client)) === digest)) return
  const work = async () => {
    await dropDefinitions(client)
    if (migrations.length > 0) await client.query(`set local app.everything = 'on'`)
    for (const migration of migrations) {
      await showAllRows(client)
      await runMigration(client, migration)
      // A check that waits for the end would keep the next one from changing its table.
      await client.query('set constraints all immediate; set constraints all deferred')
    }
    if (files && digest) await makeDefinitions(client, files, digest)
  }
  await tryAgain(() => inTransaction(client, work), log)
  for (const { name } of migrations) log(`migrated ${name}`)
  if (files) log('functions, triggers, views and policies are those of this version')
}

/**
 * Row security that is forced hides all rows from the owner of a table that has no policy. This one lets through what sees everything,
 * and nothing else; it goes when the policies of the files are made.
 */
async function showAllRows(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', 'public', relname) as name from pg_class c
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relforcerowsecurity
       and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'rows_for_migrations')`,
  )
  for (const { name } of rows)
    await client.query(`create policy rows_for_migrations on ${name} using (current_setting('app.everything', true) = 'on')`)
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** It takes nearly every table for itself, and another process may be at work on some of them. */
async function tryAgain(work: () => Promise<void>, log: (line: string) => void): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      const { code } = error as { code?: string }
      if ((code !== DEADLOCK && code !== LOCK_NOT_AVAILABLE) || tries >= MAX_TRIES) throw error
      log('the database is busy; trying again')
      await pause(TRY_AGAIN_MS)
    }
  }
}
