import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkStatements } from '../../tools/statements/check.ts'
import { readProgram } from '../../tools/statements/program.ts'

/*
 * The check of all statements, tried on small programs with one thing wrong. That the product's own have none is what
 * `npm run check` says.
 */

let client: pg.Client
let root: string
beforeAll(async () => {
  client = new pg.Client({ connectionString: inject('templateUrl') })
  await client.connect()
  root = await mkdtemp(join(tmpdir(), 'keystead-statements-'))
})
afterAll(async () => {
  await client.end()
  await rm(root, { recursive: true, force: true })
})

async function offensesIn(files: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(root, 'program-'))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, 'src', path)), { recursive: true })
    await writeFile(join(folder, 'src', path), text)
  }
  const { offenses } = await checkStatements(client, readProgram(['src'], folder), { seen: [], handedOn: [] })
  return offenses
}

const about = (row: string, text: string) => offensesIn({ 'a.queries.ts': `export const a = (db) => db.sql<${row}>(\`${text}\`, [])` })

test('columns with the names and types of the row type beside them', async () => {
  expect(await about('{ id: number; code: string; name: string }', 'select id, code, name from state where id = $1')).toEqual([])
  expect(
    await about(
      '{ shared_at: Date | null; ids: string[]; count: number }',
      'select null::timestamptz as shared_at, array[$1::uuid] as ids, count(*) as count from state',
    ),
  ).toEqual([])
})

test('a column that was renamed', async () => {
  expect(await about('{ id: number }', 'select identifier from state')).toEqual([
    expect.stringContaining('column "identifier" does not exist'),
  ])
  expect(await about('{ identifier: number }', 'select id from state')).toEqual([
    'src/a.queries.ts:1: the statement answers no column "identifier"',
  ])
})

test('a column of another type', async () => {
  expect(await about('{ id: string }', 'select id from state')).toEqual(['src/a.queries.ts:1: "id" is int4, not string'])
  expect(await about('{ created_at: string }', 'select now() as created_at')).toEqual([
    expect.stringContaining('"created_at" is timestamptz'),
  ])
  expect(await about('{ codes: string }', 'select array_agg(code) as codes from state')).toEqual([expect.stringContaining('"codes" is _')])
})

test('a comparison that the database refuses', async () => {
  expect(await about('{ id: number }', `select id from state where id = 'x'::text`)).toEqual([
    expect.stringContaining('operator does not exist'),
  ])
})

test('statements are followed through constants, fragments of other files and small functions', async () => {
  const files = (column: string) => ({
    'fragments.ts': `export const COLUMNS = 's.id, s.${column}'\nexport const where = (of: string) => \`\${of}.id = $1\``,
    'rows.ts': 'export type Row = { id: number }\nexport type Named<Extra> = Row & Pick<{ code: string; other: string }, "code"> & Extra',
    'a.queries.ts': `import { COLUMNS, where } from './fragments.ts'
      import type { Named } from './rows.ts'
      const ORDERS = { id: 's.id', code: 's.code' } as const
      export function list(db, order: keyof typeof ORDERS, isLocked: boolean) {
        const ordered = \`order by \${ORDERS[order]}\`
        return db.sql<Named<{ extra: boolean }>>(
          \`select \${COLUMNS}, true as extra from state s where \${where('s')} \${ordered} \${isLocked ? 'for update' : ''}\`)
      }`,
  })
  expect(await offensesIn(files('code'))).toEqual([])
  const wrong = await offensesIn(files('name'))
  expect(wrong).toEqual(['src/a.queries.ts:6: the statement answers no column "code"'])
})

test('every value of a choice is tried', async () => {
  const chosen = (other: string) =>
    offensesIn({
      'a.queries.ts': `export const a = (db, isCode: boolean) => db.sql<{ found: string }>(\`select \${isCode ? 'code' : '${other}'} as found from state\`)`,
    })
  expect(await chosen('name')).toEqual([])
  expect(await chosen('nam')).toEqual([expect.stringContaining('column "nam" does not exist')])
})

test('what callers hand in is followed to them', async () => {
  const called = (table: string) =>
    offensesIn({
      'a.queries.ts': `export function count(db, table: string) { return db.sql<{ count: number }>(\`select count(*) as count from \${table}\`) }`,
      'b.ts': `import { count } from './a.queries.ts'\nexport const b = (db) => count(db, '${table}')`,
    })
  expect(await called('state')).toEqual([])
  expect(await called('province')).toEqual([expect.stringContaining('relation "province" does not exist')])
})

test('a statement that only running the program can tell has to be named', async () => {
  const wrong = await offensesIn({
    'a.queries.ts': `export const a = (db, asked: string[]) => db.sql(\`select \${asked.sort().join()} from state\`)`,
  })
  expect(wrong).toEqual([expect.stringContaining('Name a call of it in a *.samples.ts beside it')])
})

test('a prepared statement is checked where it is made', async () => {
  const wrong = await offensesIn({
    'a.queries.ts': `export const byCode = prepare<{ id: string }, [string]>('by code', 'select id from state where code = $1')`,
  })
  expect(wrong).toEqual(['src/a.queries.ts:1: "id" is int4, not string'])
})
