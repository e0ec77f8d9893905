import type { Db } from '../src/database/db.ts'

/** The same database, which answers with the way that a statement would be gone. */
export function explaining(db: Db, plans: string[]): Db {
  return {
    ...db,
    sql: async <Row>(text: string, values?: readonly unknown[]) => {
      const lines = await db.sql<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
      plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'))
      return [{ count: 0 }] as Row[]
    },
  }
}
