import { type Db, only } from '../../database/db.ts'
import type { ExportedTable } from '../../database/room-exports.ts'

const ROWS_AT_ONCE = 500

/** One page of a table of the account's data, from after `last` on. Names come from what rooms say of their tables, and from nothing else. */
export async function listExportedRows(
  db: Db,
  accountId: string,
  { table, rows, along, without = [] }: ExportedTable,
  last: string | number | null,
): Promise<Record<string, unknown>[]> {
  const onward = along && last !== null ? `and t.${along} > $3` : ''
  const order = along ? `order by t.${along} limit ${ROWS_AT_ONCE}` : ''
  const found = await db.sql<{ row: Record<string, unknown> }>(
    `select to_jsonb(t) - $2::text[] as row from ${table} t where ${rows} ${onward} ${order}`,
    [accountId, without, ...(onward ? [last] : [])],
  )
  return found.map(({ row }) => row)
}

export async function deleteExportedRows(db: Db, accountId: string, { table, rows }: ExportedTable): Promise<void> {
  await db.sql(`delete from ${table} t where ${rows}`, [accountId])
}

export function isFullPage(rows: readonly unknown[]): boolean {
  return rows.length === ROWS_AT_ONCE
}

export type ClosingPreview = { email: string; plan: string; profiles: number }

export async function getClosingPreview(db: Db, accountId: string): Promise<ClosingPreview> {
  return only(
    await db.sql<ClosingPreview>(
      `select a.email, plan.name as plan,
         (select count(*) from profile_card p where p.account_id = a.id and p.status = 'A') as profiles
       from account_holder a join plan_name plan on plan.id = a.plan_id where a.id = $1`,
      [accountId],
    ),
  )
}
