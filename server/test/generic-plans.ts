import type { Db } from '../src/database/db.ts'

/**
 * The plans that PostgreSQL makes once for all values of the prepared statements that `work` asks for, in order, as text. Nothing
 * is run: each is answered by one row without columns.
 */
export async function genericPlansOf(db: Db, work: (explaining: Db) => Promise<void>): Promise<string[]> {
  const plans: string[] = []
  const explaining = {
    ...db,
    prepared: async (statement: { readonly text: string }) => {
      const lines = await db.sql<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${statement.text}`)
      plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'))
      return [{}]
    },
  } as Db
  await work(explaining)
  return plans
}
