import { type Db, first, only } from '../../database/db.ts'
import { literalOfLike } from '../../database/like.ts'
import { MOST_COUNTED } from '../../rpc/page.ts'
import type { Scope } from '../../rpc/scope.ts'

type ItemScope = Scope<'invoice-item'>

export type ItemColumns = {
  readonly title: string
  readonly description: string | null
  readonly quantityHundredths: number
  readonly unitCents: number
  readonly itemForTypeId: number
  readonly accountForTypeId: number
  readonly isTaxable: boolean
}

export type ItemRow = {
  id: string
  version: number
  title: string
  description: string | null
  quantity_hundredths: number
  unit_cents: number
  item_for_type_id: number
  account_for_type_id: number
  is_taxable: boolean
  updated_at: Date
}

const ITEM = `id, version, title, description, quantity_hundredths, unit_cents, item_for_type_id, account_for_type_id, is_taxable, updated_at`

export type ItemFilter = {
  readonly text: string | null
  readonly itemForTypeId: number | null
  readonly onlyId?: string | null
}

const MATCHES = `account_id = $1 and profile_id = $2 and ($3::text is null or title ilike $3) and ($4::int is null or item_for_type_id = $4)
  and ($5::uuid is null or id = $5)`

function filtered(scope: ItemScope, { text, itemForTypeId, onlyId = null }: ItemFilter): unknown[] {
  return [scope.accountId, scope.profileId, text && `%${literalOfLike(text)}%`, itemForTypeId, onlyId]
}

export async function listItems(
  db: Db,
  scope: ItemScope,
  filter: ItemFilter,
  { sort, limit, offset }: { sort: 'title' | 'amount' | 'newest'; limit: number; offset: number },
): Promise<ItemRow[]> {
  return db.sql<ItemRow>(
    `select ${ITEM} from invoice_item where ${MATCHES}
     order by case when $8 = 'amount' then unit_cents end desc, case when $8 = 'newest' then id end desc, lower(title), id
     limit $6 offset $7`,
    [...filtered(scope, filter), limit, offset, sort],
  )
}

/** Exactly up to what lists count. */
export async function countItems(db: Db, scope: ItemScope, filter: ItemFilter): Promise<number> {
  return only(
    await db.sql<{ count: number }>(`select count(*) as count from (select from invoice_item where ${MATCHES} limit $6) counted`, [
      ...filtered(scope, filter),
      MOST_COUNTED + 1,
    ]),
  ).count
}

export async function findItem(db: Db, scope: ItemScope, id: string): Promise<ItemRow | null> {
  return first(
    await db.sql<ItemRow>(`select ${ITEM} from invoice_item where account_id = $1 and profile_id = $2 and id = $3`, [
      scope.accountId,
      scope.profileId,
      id,
    ]),
  )
}

function valuesOf(item: ItemColumns): unknown[] {
  const { title, description, quantityHundredths, unitCents, itemForTypeId, accountForTypeId, isTaxable } = item
  return [title, description, quantityHundredths, unitCents, itemForTypeId, accountForTypeId, isTaxable]
}

export async function insertItem(db: Db, scope: ItemScope, item: ItemColumns): Promise<{ id: string; version: number }> {
  return only(
    await db.sql<{ id: string; version: number }>(
      `insert into invoice_item (account_id, profile_id, title, description, quantity_hundredths, unit_cents, item_for_type_id,
         account_for_type_id, is_taxable)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id, version`,
      [scope.accountId, scope.profileId, ...valuesOf(item)],
    ),
  )
}

/** Null: it is another version by now. */
export async function updateItem(
  db: Db,
  scope: ItemScope,
  { id, version }: { id: string; version: number },
  item: ItemColumns,
): Promise<{ id: string; version: number } | null> {
  return first(
    await db.sql<{ id: string; version: number }>(
      `update invoice_item set title = $5, description = $6, quantity_hundredths = $7, unit_cents = $8, item_for_type_id = $9,
         account_for_type_id = $10, is_taxable = $11, version = version + 1, updated_at = now()
       where account_id = $1 and profile_id = $2 and id = $3 and version = $4 returning id, version`,
      [scope.accountId, scope.profileId, id, version, ...valuesOf(item)],
    ),
  )
}

export async function deleteItem(db: Db, scope: ItemScope, id: string): Promise<boolean> {
  const deleted = await db.sql('delete from invoice_item where account_id = $1 and profile_id = $2 and id = $3 returning 1', [
    scope.accountId,
    scope.profileId,
    id,
  ])
  return deleted.length > 0
}

/** A profile that has become that of a business brings what it bills along. */
export async function moveItems(db: Db, { id, accountId }: { id: string; accountId: string }): Promise<void> {
  await db.sql('update invoice_item set account_id = $2 where profile_id = $1', [id, accountId])
}
/** Of some ids those of items of the profile: what an invoice may name. */
export async function listOwnItemIds(db: Db, scope: ItemScope, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.sql<{ id: string }>(
    'select id from invoice_item where account_id = $1 and profile_id = $2 and id = any($3::uuid[])',
    [scope.accountId, scope.profileId, ids],
  )
  return new Set(rows.map(({ id }) => id))
}
