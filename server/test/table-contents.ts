import type { TestApp } from './harness.ts'

/** What reading leaves behind on purpose. Everything else stays as it was. */
const TRACES_OF_READING: Readonly<Record<string, readonly string[]>> = {
  // Its owner sees whether a portal comes.
  'public.listing_feed': ['reads_count', 'last_read_at'],
  // A session that is used does not fall asleep.
  'public.session': ['last_seen_at'],
}

/** Every row of every table, and every job that waits, by a digest for each table. What writes the same once more makes a new version of a row, and is seen. */
export async function tableContents(app: TestApp): Promise<ReadonlyMap<string, string>> {
  const tables = await app.sql<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and (table_schema = 'public' or (table_schema, table_name) = ('pgboss', 'job'))`,
  )
  const digests = tables.map(({ name }) => {
    const traces = TRACES_OF_READING[name]
    const row = traces ? `(to_jsonb(t) - '{${traces.join()}}'::text[])::text` : `concat_ws(' ', t.tableoid, t.ctid, t.xmin)`
    return `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(${row}, 0)), 0) as digest from ${name} t`
  })
  const rows = await app.sql<{ name: string; digest: string }>(digests.join(' union all '))
  return new Map(rows.map(({ name, digest }) => [name, digest]))
}

/** The tables that differ. */
export function changedTables(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...after].filter(([name, digest]) => before.get(name) !== digest).map(([name]) => name)
}
