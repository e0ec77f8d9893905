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
      plans.push(await genericPlanOf(db, statement.text))
      return [{}]
    },
  } as Db
  await work(explaining)
  return plans
}

/**
 * The same database, which answers with the way that a statement would be gone; of a prepared one, also the way that PostgreSQL may keep
 * for all values.
 */
export function explaining(db: Db, plans: string[]): Db {
  return {
    ...db,
    sql: async <Row>(text: string, values?: readonly unknown[]) => {
      plans.push(await planOf(db, text, values))
      return [{ count: 0 }] as Row[]
    },
    prepared: async <Row>({ text }: { readonly text: string }, values: readonly unknown[]) => {
      plans.push(`${await planOf(db, text, values)}\n${await genericPlanOf(db, text)}`)
      return [{ count: 0 }] as Row[]
    },
  }
}

async function planOf(db: Db, text: string, values?: readonly unknown[]): Promise<string> {
  return asText(await db.sql<PlanLine>(`explain ${text}`, values))
}

async function genericPlanOf(db: Db, text: string): Promise<string> {
  return asText(await db.sql<PlanLine>(`explain (generic_plan) ${text}`))
}

type PlanLine = { 'QUERY PLAN': string }

function asText(lines: readonly PlanLine[]): string {
  return lines.map((line) => line['QUERY PLAN']).join('\n')
}
