import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { WAITING_FILES } from '../files/upload.queries.ts'
import type { KeptSequence } from './manifest.ts'

/*
 * Tables as texts and back. Neither side relies on the settings of its server: the same rows are the same bytes
 * wherever they are written.
 */

export type TableShape = {
  readonly schema: string
  readonly name: string
  /** Those that are written; generated ones come by themselves. */
  readonly columns: readonly string[]
  /** Its primary key, sorted alike everywhere. */
  readonly order: readonly string[]
}

/** A piece of a table in an archive; it ends with a row, so that each can be read alone. */
const CHUNK_BYTES = 4 * 1024 * 1024
const LINE_BREAK = 0x0a

/** What the job queue has to remember. The rest of its tables are measurements, or made by its start. */
const JOB_TABLES = ['queue', 'schedule', 'subscription', 'job', 'job_dependency']

// The path is for databases of older versions, whose functions did not name their schema yet.
const SETTINGS = `
  set search_path = public; set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC';
  set extra_float_digits = 1; set bytea_output = 'hex'; set statement_timeout = 0; set lock_timeout = '30s';
  set idle_in_transaction_session_timeout = 0; set app.everything = 'on'`

/** A connection of its own that sees all rows and may take its time. */
export async function withCopyClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'keystead backup', keepAlive: true })
  // Without a listener a connection that breaks would end the process; what runs on it fails by itself.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(SETTINGS)
    return await work(client)
  } finally {
    await client.end()
  }
}

/** All tables, in the order in which they are written and can be read again. */
export async function listTables(client: pg.Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select n.nspname::text as schema, c.relname::text as name,
       array(select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
       array(select quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end
         from pg_index i cross join unnest(i.indkey::int2[]) with ordinality k (attnum, position)
         join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
         where i.indrelid = c.oid and i.indisprimary order by k.position) as "order"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
       and (n.nspname = 'public' or (n.nspname = 'pgboss' and c.relname = any($1)))
     order by n.nspname desc, array_position($1, c.relname::text), c.relname collate "C"`,
    [JOB_TABLES],
  )
  return rows
}

/** The rows of a table in pieces of a few megabytes, each of whole lines. */
export async function* rowsOf(client: pg.Client, table: TableShape): AsyncGenerator<Buffer> {
  const order = table.order.length > 0 ? table.order.join(', ') : `t::text collate "C"`
  const stream = client.query(copyTo(`copy (select ${columnList(table)} from ${nameOf(table)} t order by ${order}) to stdout`))
  let parts: Buffer[] = []
  let size = 0
  for await (const part of stream as AsyncIterable<Buffer>) {
    parts.push(part)
    size += part.length
    if (size < CHUNK_BYTES) continue
    const all = Buffer.concat(parts)
    const end = all.lastIndexOf(LINE_BREAK) + 1
    if (end > 0) yield all.subarray(0, end)
    parts = [all.subarray(end)]
    size = all.length - end
  }
  if (size > 0) yield Buffer.concat(parts)
}

export async function writeRows(client: pg.Client, table: TableShape, rows: Buffer): Promise<void> {
  await pipeline([rows], client.query(copyFrom(`copy ${nameOf(table)} (${columnList(table)}) from stdin`)))
}

export async function listSequences(client: pg.Client): Promise<KeptSequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname::text as schema, c.relname::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and n.nspname = 'public' order by c.relname collate "C"`,
  )
  const sequences: KeptSequence[] = []
  for (const sequence of rows) {
    const state = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${nameOf(sequence)}`,
    )
    sequences.push({ ...sequence, ...state.rows[0]! })
  }
  return sequences
}

export async function setSequence(client: pg.Client, sequence: KeptSequence): Promise<void> {
  await client.query('select setval($1::regclass, $2::bigint, $3)', [nameOf(sequence), sequence.value, sequence.isCalled])
}

export async function serverVersion(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`)
  return rows[0]!.version
}

/** The version of the queue's tables, or null where it has none yet. */
export async function jobQueueVersion(client: pg.Client): Promise<number | null> {
  const { rows: found } = await client.query<{ there: boolean }>(`select to_regclass('pgboss.version') is not null as there`)
  if (!found[0]?.there) return null
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version')
  return rows[0]?.version ?? null
}

export async function isEmptyDatabase(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>(
    `select not exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p'))
       and to_regnamespace('pgboss') is null as empty`,
  )
  return rows[0]!.empty
}

/** Keys of the pictures that rows show, and of uploads that wait to be used. */
export async function* listNamedFiles(client: pg.Client, keptFiles: readonly string[]): AsyncGenerator<string> {
  const queries = await ofTablesThatAreThere(client, [...keptFiles, WAITING_FILES])
  const stream = client.query(copyTo(`copy (${queries.join(' union ')}) to stdout`))
  let rest = ''
  for await (const part of stream as AsyncIterable<Buffer>) {
    const lines = (rest + part.toString('utf8')).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

/** What an older version kept may be without the newest tables. */
async function ofTablesThatAreThere(client: pg.Client, queries: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ query: string }>(
    `select query from unnest($1::text[]) query where to_regclass(substring(query from 'from (public[.][a-z_]+)')) is not null`,
    [queries],
  )
  return rows.map(({ query }) => query)
}

export function nameOf({ schema, name }: { schema: string; name: string }): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`
}

function columnList({ columns }: TableShape): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(', ')
}
