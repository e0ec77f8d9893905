import type pg from 'pg'
import type { RecordedStatement } from './call-server.ts'

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }
type Explained = { 'QUERY PLAN': { Plan: Plan }[] }

/** A table of one or two pages is read whole faster than its index: the states. Nothing that grows is so small. */
const SMALL_TABLE_PAGES = 2

/** Tables that some statement reads from end to end, by the plan with its values or by the plan for any values. */
export async function sequentialScans(client: pg.Client, statements: readonly RecordedStatement[]): Promise<string[]> {
  const scanned = new Set<string>()
  for (const { text, values } of statements) {
    const withValues = await client.query<Explained>(`explain (format json) ${text}`, values)
    const generic = await client.query<Explained>(`explain (generic_plan, format json) ${text}`)
    for (const { rows } of [withValues, generic]) {
      for (const row of rows) for (const { Plan: plan } of row['QUERY PLAN']) collect(plan, scanned)
    }
  }
  const large = await client.query<{ name: string }>('select relname as name from pg_class where relname = any($1) and relpages > $2', [
    [...scanned],
    SMALL_TABLE_PAGES,
  ])
  return large.rows.map((row) => row.name)
}

function collect(plan: Plan, scanned: Set<string>): void {
  if (plan['Node Type'] === 'Seq Scan' && plan['Relation Name']) scanned.add(plan['Relation Name'])
  for (const child of plan.Plans ?? []) collect(child, scanned)
}
