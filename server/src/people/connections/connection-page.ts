import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import type { GetUserConnections } from '@keystead/contract/people/connections/connection.operations.ts'
import type { ConnectionCard } from '@keystead/contract/people/connections/connection.schemas.ts'
import { seeingEverything } from '../../database/pool.ts'
import type { Db } from '../../database/db.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { countAssetsOf } from './connected-assets.queries.ts'
import { connectionsOf } from './connection.access.ts'
import { type ConnectionFilter, countConnections, listConnections } from './connection-lists.queries.ts'
import { presentCard } from './connection.present.ts'

/** Longer lists are narrowed, not counted. */
export const MOST_COUNTED = 1_000

type Paging = { readonly PageIndex: number; readonly PageSize: number }

export function pageWith<Item>(items: Item[], { PageIndex, PageSize }: Paging, count: number) {
  return { Items: items, PageIndex, PageSize, TotalCount: Math.min(count, MOST_COUNTED), TotalIsCapped: count > MOST_COUNTED }
}

/** A page of connections of the active profile. */
export async function connectionPage(
  { db, actor }: Pick<CallContext, 'db' | 'actor'>,
  filter: ConnectionFilter,
  order: 'latest' | 'name',
  paging: Paging,
): Promise<OutputOf<typeof GetUserConnections>> {
  const scope = connectionsOf(profileActor(actor))
  const rows = await listConnections(db, scope, filter, { order, limit: paging.PageSize, offset: paging.PageIndex * paging.PageSize })
  const isEmpty = rows.length === 0 && paging.PageIndex === 0
  const count = isEmpty ? 0 : (rows[0]?.matches ?? (await countConnections(db, scope, filter, MOST_COUNTED)))
  const assets = await assetsBetween(
    db,
    rows.map(({ id }) => id),
  )
  const items: ConnectionCard[] = rows.map((row) => presentCard(row, assets.get(row.id) ?? 0))
  return pageWith(items, paging, count)
}

/** How many properties each connection is about, for either side of it. */
export async function assetsBetween(db: Db, connectionIds: readonly string[]): Promise<Map<string, number>> {
  if (connectionIds.length === 0) return new Map()
  return seeingEverything(db, 'what both share belongs to one of them', () => countAssetsOf(db, connectionIds))
}
