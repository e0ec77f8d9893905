import { exportedTables } from '../../src/app/parts.ts'
import { prepare } from '../../src/database/db.ts'
import { everything } from '../../src/database/pool.ts'
import type { TestApp } from '../harness.ts'

/** Of a hundred tables, each with its policy: to plan it takes many times as long as to run it. */
const CONTENTS = prepare<{ part: string; content: string }, [string]>(
  'rows of an account',
  exportedTables
    .map(
      ({ table, part, rows }) =>
        `select '${part}' as part, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as content from ${table} t where ${rows}`,
    )
    .join(' union all '),
)

/** What an account has, as one text for each part of it: two of them are the same if and only if nothing was written in between. */
export async function rowsOfAccount(app: TestApp, accountId: string): Promise<Record<string, string>> {
  const { database } = app.services
  const rows = await database.transaction(everything('a test looks'), async (db) => {
    // Else it is planned for each account once more.
    await db.sql(`set local plan_cache_mode = force_generic_plan`)
    return db.prepared(CONTENTS, [accountId])
  })
  return Object.fromEntries(rows.map(({ part, content }) => [part, content]))
}
