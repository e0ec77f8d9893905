import type { Db } from './db.ts'

/** What was filled in at some start: in which version, and when, as the database writes it. */
export type Seed = { readonly version: string; readonly loadedAt: string }

/** The seed that only a demo has. */
export const PORTFOLIO = 'demo'

/** By name. What a room fills in, it does in the transaction that notes it here. */
export async function readSeeds(db: Db): Promise<ReadonlyMap<string, Seed>> {
  const rows = await db.sql<{ name: string; version: string; loaded_at: string }>(
    'select name, version, loaded_at::text as loaded_at from seed_state',
  )
  return new Map(rows.map(({ name, version, loaded_at: loadedAt }) => [name, { version, loadedAt }]))
}

export async function markSeed(db: Db, name: string, version: string): Promise<void> {
  await db.sql(
    `insert into seed_state (name, version) values ($1, $2)
     on conflict (name) do update set version = excluded.version, loaded_at = now() where seed_state.version <> excluded.version`,
    [name, version],
  )
}

/** Processes that start at the same moment take turns; held to the end of the transaction. */
export async function lockSeed(db: Db, name: string, longestWait: `${number}s`): Promise<void> {
  await db.sql(`select set_config('lock_timeout', $1, true)`, [longestWait])
  await db.sql('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`seed ${name}`])
}
