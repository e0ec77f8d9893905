import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import type { GetUserConnections } from '@keystead/contract/people/connections/connection.operations.ts'
import type { ConnectionCard } from '@keystead/contract/people/connections/connection.schemas.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { MOST_COUNTED, type Paging, pageWith, rowsOf } from '../../rpc/page.ts'
import { assetsBetween } from './connected-assets.ts'
import { connectionsOf } from './connection.access.ts'
import { type ConnectionFilter, countConnections, listConnections } from './connection-lists.queries.ts'
import { presentCard } from './connection.present.ts'

/** A page of connections of the active profile. */
export async function connectionPage(
  context: CallContext,
  filter: ConnectionFilter,
  order: 'latest' | 'name',
  paging: Paging,
): Promise<OutputOf<typeof GetUserConnections>> {
  const { db, actor } = context
  const scope = connectionsOf(profileActor(actor))
  const rows = await listConnections(db, scope, filter, { order, ...rowsOf(paging) })
  const isEmpty = rows.length === 0 && paging.PageIndex === 0
  const count = isEmpty ? 0 : (rows[0]?.matches ?? (await countConnections(db, scope, filter, MOST_COUNTED)))
  const assets = await assetsBetween(
    context,
    rows.map(({ id }) => id),
  )
  const items: ConnectionCard[] = rows.map((row) => presentCard(row, assets.get(row.id) ?? 0))
  return pageWith(items, paging, count)
}
