import type pg from 'pg'
import { nameOf } from '../../src/backup/kept-tables.queries.ts'

/*
 * What was in the tables of one version, and whether it still is. Values are compared as JSON writes them, so that a
 * column may get a wider type and a number stays the same.
 */

/** Values by column, each as JSON. */
export type Row = Readonly<Record<string, string>>

export type TableRows = {
  /** The columns of its primary key; none where rows have none, and then equal ones are counted. */
  readonly key: readonly string[]
  readonly rows: readonly Row[]
}

/** By name of the table. */
export type Snapshot = ReadonlyMap<string, TableRows>

/** A column that migrations compute again. */
export type Change = {
  readonly table: string
  readonly column: string
  readonly reason: string
  /** What it has to be now, as JSON; without it, in this column of these rows, anything is right. */
  readonly becomes?: (before: Row) => string
}

/** A table whose rows are elsewhere now, as a whole or in part. */
export type Move = {
  readonly table: string
  readonly reason: string
  /** Answers the rows that it had, with the columns that it had, from the tables of today. */
  readonly query: string
}

export type Reviewed = { readonly changed: readonly Change[]; readonly moved: readonly Move[] }

/** Every table of the application. The job queue brings its own from version to version. */
export async function readSnapshot(client: pg.Client): Promise<Snapshot> {
  const { rows: tables } = await client.query<{ name: string; key: string[] }>(
    `select c.relname::text as name,
       array(select a.attname::text from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
         where i.indrelid = c.oid and i.indisprimary order by a.attname) as key
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  )
  const snapshot = new Map<string, TableRows>()
  for (const { name, key } of tables)
    snapshot.set(name, { key, rows: await readRows(client, `table ${nameOf({ schema: 'public', name })}`) })
  return snapshot
}

/** What migrations have lost or changed of it, a sentence each; nothing where every row is kept. */
export async function findLosses(client: pg.Client, before: Snapshot, { changed, moved }: Reviewed): Promise<string[]> {
  const now = await readSnapshot(client)
  const losses: string[] = []
  for (const [table, was] of before) {
    const move = moved.find((candidate) => candidate.table === table)
    const rows = move ? await readRows(client, move.query) : now.get(table)?.rows
    losses.push(...(rows ? compareRows(table, was, rows, changed) : [`${table} is gone. Where are its rows?`]))
  }
  return losses
}

export function compareRows(table: string, before: TableRows, now: readonly Row[], changed: readonly Change[]): string[] {
  const changes = new Map(changed.filter((change) => change.table === table).map((change) => [change.column, change]))
  const columns = Object.keys(before.rows[0] ?? {}).sort()
  const key = before.key.length > 0 ? before.key : columns.filter((column) => !changes.has(column))
  const label = (row: Row) => key.map((column) => row[column] ?? 'gone').join(' ')
  const found = Map.groupBy(now, label)
  return before.rows.flatMap((was) => {
    const is = found.get(label(was))?.pop()
    if (!is) return [`${table} has lost ${label(was)}`]
    return columns.flatMap((column) => {
      const change = changes.get(column)
      const expected = change ? (change.becomes ? change.becomes(was) : is[column]) : was[column]
      return is[column] === expected ? [] : [`${table}.${column} of ${label(was)} was ${was[column]} and is ${is[column] ?? 'gone'}`]
    })
  })
}

async function readRows(client: pg.Client, query: string): Promise<Row[]> {
  const { rows } = await client.query<{ row: Row }>(
    `select (select jsonb_object_agg(e.key, e.value::text) from jsonb_each(to_jsonb(t)) e) as row from (${query}) t`,
  )
  return rows.map(({ row }) => row)
}
