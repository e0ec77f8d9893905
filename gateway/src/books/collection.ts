import { ApiError } from '../http/api-error.ts'
import { type Page, type Paging, pageOf } from './paging.ts'
import type { Store } from './store.ts'

export type Kept = { readonly id: string; readonly created: number }

type Places<Item> = {
  /** The object to which it belongs, by which it is listed. */
  readonly parent?: (item: Item) => string | null
  /** What the caller knows it by. */
  readonly reference?: (item: Item) => string | null
}

/** The objects of one kind. */
export function collection<Item extends Kept>(kind: string, { parent, reference }: Places<Item> = {}) {
  const read = (row: { body: string } | null) => (row ? (JSON.parse(row.body) as Item) : null)
  return {
    find: (store: Store, id: string) => read(store.one('select body from object where id = ? and kind = ?', id, kind)),

    get(store: Store, id: string, { param = 'id', status = 404 } = {}): Item {
      const found = this.find(store, id)
      if (!found) throw new ApiError(status, 'resource_missing', `No such ${kind}: ${JSON.stringify(id)}.`, { param })
      return found
    },

    insert(store: Store, item: Item): Item {
      store.run(
        'insert into object (id, kind, parent, reference, created, body) values (?, ?, ?, ?, ?, ?)',
        item.id,
        kind,
        parent?.(item) ?? null,
        reference?.(item) ?? null,
        item.created,
        JSON.stringify(item),
      )
      return item
    },

    change(store: Store, item: Item, changes: Partial<Item>): Item {
      const changed = { ...item, ...changes }
      store.run('update object set body = ? where id = ? and kind = ?', JSON.stringify(changed), item.id, kind)
      return changed
    },

    of: (store: Store, owner: string) =>
      store
        .all<{ body: string }>('select body from object where kind = ? and parent = ? order by seq', kind, owner)
        .map((row) => read(row)!),

    every: (store: Store) =>
      store.all<{ body: string }>('select body from object where kind = ? order by seq', kind).map((row) => read(row)!),

    list(store: Store, paging: Paging, found: { parent?: string; reference?: string } = {}): Page<Item> {
      return pageOf(store, 'object', paging, { kind, parent: found.parent, reference: found.reference }, (row) =>
        read(row as { body: string })!,
      )
    },
  }
}
