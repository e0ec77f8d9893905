import type { SharedAsset } from '@keystead/contract/people/connections/connection.events.ts'
import { ConnectionNotFound, type GetUserConnectedAssets } from '@keystead/contract/people/connections/connection.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { MOST_COUNTED, pageWith, rowsOf } from '../../rpc/page.ts'
import { sharedAssets } from './connected-assets.ts'
import { findConnection } from './connection.queries.ts'

export const getUserConnectedAssets: Handler<typeof GetUserConnectedAssets, Scope<'connection'>> = async (context, input) => {
  const reader = profileActor(context.actor)
  const connection = (await findConnection(context.db, context.owned, input.ConnectionId)) ?? fail(ConnectionNotFound)
  const page = { ...rowsOf(input), most: MOST_COUNTED }
  const { assets, count } = await sharedAssets(context, connection.id, page)
  return pageWith(
    assets.map((asset) => present(asset, reader.accountId)),
    input,
    count,
  )
}

function present(asset: SharedAsset, readerAccountId: string) {
  const isManager = asset.accountId === readerAccountId
  // Tenants see their home as soon as the lease is made; agents and partners what holds now.
  const holds = asset.state === 'current' || (asset.state === 'upcoming' && asset.relation === 'Tenant')
  return {
    AssetId: asset.assetId,
    Title: asset.title,
    Place: asset.place,
    Relation: asset.relation,
    ManagedByCaller: isManager,
    StartsOn: asset.startsOn,
    EndsOn: asset.endsOn,
    State: asset.state,
    CanOpen: asset.isLive && (isManager || holds),
  }
}
