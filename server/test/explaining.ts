import type { Db } from '../src/database/db.ts'

/**
 * The same database, which answers with the way that a statement would be gone; of a prepared one, also the way that PostgreSQL may keep
 * for all values.
 */
export function explaining(db: Db, plans: string[]): Db {
  const planOf = async (statement: string, values?: readonly unknown[]) =>
    (await db.sql<{ 'QUERY PLAN': string }>(statement, values)).map((line) => line['QUERY PLAN']).join('\n')
  return {
    ...db,
    sql: async <Row>(text: string, values?: readonly unknown[]) => {
      plans.push(await planOf(`explain ${text}`, values))
      return [{ count: 0 }] as Row[]
    },
    prepared: async <Row>({ text }: { readonly text: string }, values: readonly unknown[]) => {
      plans.push(`${await planOf(`explain ${text}`, values)}\n${await planOf(`explain (generic_plan) ${text}`)}`)
      return [{ count: 0 }] as Row[]
    },
  }
}
