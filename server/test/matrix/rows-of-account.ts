import { exportedTables } from '../../src/app/parts.ts'
import type { TestApp } from '../harness.ts'

const STATEMENT = exportedTables
  .map(
    ({ table, part, rows }) =>
      `select '${part}' as part, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as content from ${table} t where ${rows}`,
  )
  .join(' union all ')

/** What an account has, as one text for each part of it: two of them are the same if and only if nothing was written in between. */
export async function rowsOfAccount(app: TestApp, accountId: string): Promise<Record<string, string>> {
  const rows = await app.sql<{ part: string; content: string }>(STATEMENT, [accountId])
  return Object.fromEntries(rows.map(({ part, content }) => [part, content]))
}
