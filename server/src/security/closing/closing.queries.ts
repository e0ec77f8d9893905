import { type Db, first, only } from '../../database/db.ts'
import type { ExportedTable } from './exported-tables.ts'

const ROWS_AT_ONCE = 500

/** One page of a table of the account's data, from after `last` on. Names come from the list of tables alone. */
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

export function isFullPage(rows: readonly unknown[]): boolean {
  return rows.length === ROWS_AT_ONCE
}

export type ClosingPreview = { email: string; plan: string; profiles: number; properties: number; listings: number }

export async function getClosingPreview(db: Db, accountId: string): Promise<ClosingPreview> {
  return only(
    await db.sql<ClosingPreview>(
      `select a.email, plan.name as plan,
         (select count(*) from profile p where p.account_id = a.id and p.status = 'A') as profiles,
         (select count(*) from asset where asset.account_id = a.id and deleted_at is null) as properties,
         (select count(*) from asset where asset.account_id = a.id and deleted_at is null and is_listed) as listings
       from account a join plan on plan.id = a.plan_id where a.id = $1`,
      [accountId],
    ),
  )
}

/** The account's email, with the row locked: of two that close it at once the second finds nobody. */
export async function lockOpenAccount(db: Db, accountId: string): Promise<{ email: string } | null> {
  return first(await db.sql<{ email: string }>(`select email from account where id = $1 and status = 'A' for update`, [accountId]))
}

/**
 * The account stays as a stone without a name, so that what others keep still points somewhere. Its email is free again;
 * why the person left is kept with it, and nowhere that cannot forget.
 */
export async function makeTombstone(db: Db, accountId: string, reason: string | null): Promise<void> {
  await db.sql(
    `update account set status = 'P', closed_at = now(), closed_reason = $2, email = 'closed-' || id || '@closed.invalid', email_verified_at = null,
       password_hash = null, first_name = null, last_name = null, mobile = null, version = version + 1, updated_at = now()
     where id = $1`,
    [accountId, reason],
  )
}
