import type pg from 'pg'
import { nameOf, type TableShape } from './kept-tables.queries.ts'

/*
 * Rows come in any order and as they were: what would check them against rows that are still to come, or do once more
 * what had been done, waits until all are there. All of it is in one transaction, and the owner of the tables may do it.
 */

type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string }

export type Loosened = {
  readonly foreignKeys: readonly ForeignKey[]
  readonly guarded: readonly string[]
  readonly tables: readonly string[]
}

/** Empties the tables and lets them take rows. */
export async function loosen(client: pg.Client, tables: readonly TableShape[]): Promise<Loosened> {
  const { rows: foreignKeys } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`,
  )
  const { rows: guarded } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relforcerowsecurity and relnamespace = 'public'::regnamespace`,
  )
  const own = tables.filter(({ schema }) => schema === 'public').map(nameOf)
  for (const key of foreignKeys) await client.query(`alter table ${key.table} drop constraint ${key.name}`)
  for (const { name } of guarded) await client.query(`alter table ${name} no force row level security`)
  for (const name of own) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${tables.map(nameOf).join(', ')} cascade`)
  return { foreignKeys, guarded: guarded.map(({ name }) => name), tables: own }
}

/** Everything as it was before; what points to a missing row is found here. */
export async function tighten(client: pg.Client, { foreignKeys, guarded, tables }: Loosened): Promise<void> {
  for (const key of foreignKeys) await client.query(`alter table ${key.table} add constraint ${key.name} ${key.definition}`)
  for (const name of guarded) await client.query(`alter table ${name} force row level security`)
  for (const name of tables) await client.query(`alter table ${name} enable trigger user`)
}
