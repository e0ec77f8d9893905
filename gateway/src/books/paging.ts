import { z } from 'zod'
import { ApiError } from '../http/api-error.ts'
import type { Store } from './store.ts'

/** How lists are asked for: the newest first, a page at a time. */
export const pagingQuery = {
  limit: z.coerce.number().int().min(1).max(100).default(10),
  starting_after: z.string().optional(),
  'created[gte]': z.coerce.number().int().optional(),
  'created[lt]': z.coerce.number().int().optional(),
}
const pagingSchema = z.object(pagingQuery)
export type Paging = z.output<typeof pagingSchema>

export type Page<Item> = { readonly items: Item[]; readonly hasMore: boolean }

export function pageOf<Item>(
  store: Store,
  table: 'object' | 'balance_transaction',
  paging: Paging,
  where: Readonly<Record<string, string | undefined>>,
  read: (row: Record<string, unknown>) => Item,
): Page<Item> {
  const conditions: string[] = []
  const values: (string | number)[] = []
  const add = (condition: string, value: string | number | undefined) => {
    if (value === undefined) return
    conditions.push(condition)
    values.push(value)
  }
  for (const [column, value] of Object.entries(where)) add(`${column} = ?`, value)
  add('created >= ?', paging['created[gte]'])
  add('created < ?', paging['created[lt]'])
  add('seq < ?', paging.starting_after && seqOf(store, table, paging.starting_after))
  const filter = conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''
  const rows = store.all(`select * from ${table} ${filter} order by seq desc limit ?`, ...values, paging.limit + 1)
  return { items: rows.slice(0, paging.limit).map((row) => read(row)), hasMore: rows.length > paging.limit }
}

function seqOf(store: Store, table: string, id: string): number {
  const row = store.one<{ seq: number }>(`select seq from ${table} where id = ?`, id)
  if (!row) throw new ApiError(400, 'resource_missing', `No such object: ${JSON.stringify(id)}.`, { param: 'starting_after' })
  return row.seq
}

export function presentPage<Item, Shown>(url: string, { items, hasMore }: Page<Item>, present: (item: Item) => Shown) {
  return { object: 'list' as const, url, has_more: hasMore, data: items.map((item) => present(item)) }
}
