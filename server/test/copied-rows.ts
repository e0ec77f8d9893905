import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { filesFolder } from '../src/files/file-store.ts'
import { idsIn, otherNames } from './copied-names.ts'
import { ledgerAccountId } from '../src/money/ledger/posted-account.ts'
import type { TestApp } from './harness.ts'

/*
 * What many calls have made, once more without them: its rows with ids of their own, and its files. What triggers write beside them is
 * among the rows, so none fires for a copy.
 */

export type Copies<Made> = {
  /** What was made by the calls. */
  readonly made: Made
  /** Makes a copy, and answers what an id, an address or a secret of the first is called in it. */
  again(): Promise<(text: string) => string>
  close(): Promise<void>
}

type Table = {
  readonly name: string
  readonly columns: readonly string[]
  /** Whose value no other row may have. */
  readonly unique: readonly string[]
}

/** Of a table, each as JSON. */
type Rows = { readonly table: Table; readonly rows: readonly string[] }

/** Counted by triggers in tables of the market, which belong to no one. */
const COUNTED = 'listing'

/** `secretsOf` sessions: the database has their digests. */
export async function copiesOf<Made>(
  app: TestApp,
  make: () => Promise<Made>,
  secretsOf: (made: Made) => readonly string[],
): Promise<Copies<Made>> {
  const client = await superuserOf(app)
  const tables = await listTables(client)
  const before = idsIn(textsOf(await readRows(client, tables)))
  const { rows: begun } = await client.query<{ xid: string }>('select pg_current_xact_id()::text as xid')
  const made = await make()
  const written = await readRows(client, tables, begun[0]?.xid)
  const ids = new Set([...idsIn(textsOf(written))].filter((id) => !before.has(id)))
  const isOfIt = (text: string) => [...idsIn([text])].some((id) => ids.has(id))
  const parts = written.map(({ table, rows }) => ({ table, rows: rows.filter(isOfIt) }))
  const names = otherNames({ ids, secrets: secretsOf(made), marks: parts.flatMap(marksIn), derived: parts.flatMap(derivedIn) })
  const files = (await filesOf(app)).filter(isOfIt)
  const counted = parts.filter(({ table }) => table.name === COUNTED)
  const others = parts.filter((part) => !counted.includes(part))

  return {
    made,
    async again() {
      const renamed = names()
      await Promise.all(files.map((file) => cp(file, renamed(file))))
      await client.query('begin; set local session_replication_role = replica')
      for (const part of others) await insert(client, part, renamed)
      await client.query('set local session_replication_role = origin')
      for (const part of counted) await insert(client, part, renamed)
      await client.query('commit')
      return renamed
    },
    close: () => client.end(),
  }
}

async function superuserOf({ databaseUrl }: TestApp): Promise<pg.Client> {
  const address = new URL(inject('superuserUrl'))
  address.pathname = new URL(databaseUrl).pathname
  const client = new pg.Client({ connectionString: address.href })
  await client.connect()
  return client
}

/** All in which people have rows, and the jobs that wait for them. A number that the database gives it gives again. */
async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.oid::regclass::text as name, columns.names as columns, uniques.names as unique from pg_class c,
       lateral (select array_agg(a.attname::text) as names from pg_attribute a
         left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
           and coalesce(pg_get_expr(d.adbin, d.adrelid), '') not like 'nextval%') columns,
       lateral (select coalesce(array_agg(distinct a.attname::text), '{}') as names from pg_index i
         join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
         where i.indrelid = c.oid and i.indisunique and i.indnatts = 1 and a.atttypid in ('text'::regtype, 'bytea'::regtype)) uniques
     where c.relkind = 'r' and (c.relnamespace = 'public'::regnamespace or c.oid = 'pgboss.job_common'::regclass)`,
  )
  return rows
}

/** All rows that name anyone or anything, of them those that were written since a transaction began. */
async function readRows(client: pg.Client, tables: readonly Table[], since = '0'): Promise<Rows[]> {
  const read: Rows[] = []
  for (const table of tables) {
    const { rows } = await client.query<{ row: string }>(
      `select row from (select to_json(t)::text as row from ${table.name} t where xmin::text::bigint >= $1) written
       where row ~ '[0-9a-f]{8}-[0-9a-f]{4}-'`,
      [since],
    )
    if (rows.length > 0) read.push({ table, rows: rows.map(({ row }) => row) })
  }
  return read
}

function textsOf(parts: readonly Rows[]): string[] {
  return parts.flatMap(({ rows }) => rows)
}

/** Unique values that have no id in them. A column of bytes comes as hexadecimal digits after a backslash and an x. */
function marksIn({ table, rows }: Rows): string[] {
  const values = rows.flatMap((row) => {
    const fields = JSON.parse(row) as Record<string, string | null>
    return table.unique.map((column) => fields[column] ?? '')
  })
  return values.filter((value) => value !== '' && idsIn([value]).size === 0).map((value) => value.replace(/^\\x/, ''))
}

type AccountRow = Omit<Parameters<typeof ledgerAccountId>[0], 'book' | 'owner'> & { id: string; book_id: string; owner_id: string | null }

/** The id of an account of the ledger is made of what it is. */
function derivedIn({ table, rows }: Rows): Parameters<typeof otherNames>[0]['derived'] {
  if (table.name !== 'ledger_account') return []
  return rows.map((row) => ({
    id: (JSON.parse(row) as AccountRow).id,
    inCopy(renamed) {
      const { book_id: book, owner_id: owner, ...others } = JSON.parse(renamed(row)) as AccountRow
      return ledgerAccountId({ ...others, book, owner })
    },
  }))
}

async function insert(client: pg.Client, { table, rows }: Rows, renamed: (text: string) => string): Promise<void> {
  if (rows.length === 0) return
  const columns = table.columns.join(', ')
  await client.query({
    name: `copy ${table.name}`,
    text: `insert into ${table.name} (${columns}) select ${columns} from json_populate_recordset(null::${table.name}, $1)`,
    values: [renamed(`[${rows.join()}]`)],
  })
}

async function filesOf({ services }: TestApp): Promise<string[]> {
  const found = await readdir(filesFolder(services.settings.DATA_DIR), { recursive: true, withFileTypes: true })
  return found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}
