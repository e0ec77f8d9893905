import { ConnectionNotFound, type GetUserConnectedAssets } from '@keystead/contract/people/connections/connection.operations.ts'
import { seeingEverything } from '../../database/pool.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { connectionsOf } from './connection.access.ts'
import { type ConnectedAsset, countConnectedAssets, listConnectedAssets } from './connected-assets.queries.ts'
import { MOST_COUNTED, pageWith } from './connection-page.ts'
import { findConnection } from './connection.queries.ts'

export const getUserConnectedAssets: Handler<typeof GetUserConnectedAssets> = async ({ db, actor }, input) => {
  const reader = profileActor(actor)
  const connection = (await findConnection(db, connectionsOf(reader), input.ConnectionId)) ?? fail(ConnectionNotFound)
  const { rows, count } = await seeingEverything(db, 'what both share belongs to one of them', async () => ({
    rows: await listConnectedAssets(db, connection.id, { limit: input.PageSize, offset: input.PageIndex * input.PageSize }),
    count: await countConnectedAssets(db, connection.id, MOST_COUNTED),
  }))
  return pageWith(
    rows.map((row) => present(row, reader.accountId)),
    input,
    count,
  )
}

function present(row: ConnectedAsset, readerAccountId: string) {
  const isManager = row.account_id === readerAccountId
  // Tenants see their home as soon as the lease is made; agents and partners what holds now.
  const holds = row.state === 'current' || (row.state === 'upcoming' && row.relation === 'Tenant')
  return {
    AssetId: row.asset_id,
    Title: row.title,
    Place: row.place,
    Relation: row.relation,
    ManagedByCaller: isManager,
    StartsOn: row.starts_on,
    EndsOn: row.ends_on,
    State: row.state,
    CanOpen: row.is_live && (isManager || holds),
  }
}
