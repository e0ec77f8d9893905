import pg from 'pg'
import { StartFailure } from '../start-failure.ts'
import { listMigrations } from './migrations.ts'
import { ASKED_WHEN_QUIET } from './silence.ts'

// Any number; all processes that migrate agree on it.
const MIGRATION_LOCK = 716_281_003

/**
 * Brings the database to the newest version, or to where `only` these migrations have run, one transaction per file.
 * Several processes may call it at once.
 */
export async function migrate(
  url: string,
  log: (line: string) => void = () => {},
  only?: ReadonlySet<string>,
): Promise<{ applied: string[] }> {
  const client = new pg.Client({ connectionString: url, application_name: 'keystead migrate', ...ASKED_WHEN_QUIET })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(`set lock_timeout = '5s'`)
    await client.query(
      'create table if not exists schema_migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    )
    const done = new Map(
      (await client.query<{ name: string; sha256: string }>('select name, sha256 from schema_migration')).rows.map((row) => [
        row.name,
        row.sha256,
      ]),
    )
    const migrations = await listMigrations()
    refuseNewer([...done.keys()], new Set(migrations.map(({ name }) => name)))
    const applied: string[] = []
    for (const migration of migrations) {
      const known = done.get(migration.name)
      if (known === migration.sha256 || (only && !only.has(migration.name))) continue
      if (known) throw new Error(`Migration ${migration.name} was changed after it had run. Migrations are forward only: add a new one.`)
      await client.query('begin')
      try {
        await client.query(migration.sql)
        await client.query('insert into schema_migration (name, sha256) values ($1, $2)', [migration.name, migration.sha256])
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw error
      }
      applied.push(migration.name)
      log(`migrated ${migration.name}`)
    }
    return { applied }
  } finally {
    await client.end()
  }
}

function refuseNewer(done: readonly string[], own: ReadonlySet<string>): void {
  const unknown = done.find((name) => !own.has(name))
  if (unknown)
    throw new StartFailure(
      `This database was used by a newer version of Keystead (migration ${unknown}). Start that version, or restore a backup made by this one.`,
    )
}
