import type { z } from 'zod'
import type { Asking, CompanyVerdict } from '../rpc/other-company.ts'
import { listOf } from './answers.ts'
import type { CompanyHttp, PostOutcome } from './company-http.ts'

export function verdictOf<Answer>(outcome: PostOutcome<Answer>): CompanyVerdict<Answer> {
  if (outcome.outcome === 'done') return outcome
  const { refusal } = outcome
  return { outcome: 'refused', reason: refusal.code, refusal }
}

type Listed<Item> = Asking & { readonly path: string; readonly query: Readonly<Record<string, string>>; readonly schema: z.ZodType<Item> }

/** The one object that carries a reference of ours. Two would be a second effect of one wish: that is not passed over. */
export async function firstOf<Item>(http: CompanyHttp, { query, schema, ...asked }: Listed<Item>): Promise<Item | null> {
  const found = await http.get({ ...asked, query: { ...query, limit: 2 }, schema: listOf(schema) })
  if (found.items.length > 1) throw new Error(`the ${http.company} has two objects of ${asked.path} with one reference`)
  return found.items[0] ?? null
}

/** All that belong to one thing. */
export async function allOf<Item>(http: CompanyHttp, { query, schema, ...asked }: Listed<Item>): Promise<readonly Item[]> {
  const found = await http.get({ ...asked, query: { ...query, limit: 100 }, schema: listOf(schema) })
  if (found.hasMore) throw new Error(`the ${http.company} has more than a hundred of ${asked.path} for one thing`)
  return found.items
}
