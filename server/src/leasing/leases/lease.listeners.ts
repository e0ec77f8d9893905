import { ConnectionEnded } from '@keystead/contract/people/connections/connection.events.ts'
import { AssetDeleted } from '@keystead/contract/properties/properties/asset-deleted.events.ts'
import { type Listener, on } from '../../rpc/events.ts'
import { endTenancies } from './end-tenancies.ts'
import { endLeasesOfDeleted, lockOpenTenants } from './tenant.queries.ts'

export const leaseListeners: readonly Listener[] = [
  on(ConnectionEnded, 'tenancies between the two end today', async (context, connections) => {
    for (const { connectionId, reason, byProfileId } of connections)
      await endTenancies(context, await lockOpenTenants(context.db, { connectionId }), { endsOn: null, reason, byProfileId })
  }),
  on(AssetDeleted, 'its leases end', async ({ db }, assets) => {
    for (const [byProfileId, deleted] of Map.groupBy(assets, (asset) => asset.byProfileId)) {
      await endLeasesOfDeleted(
        db,
        deleted.map(({ id }) => id),
        byProfileId,
      )
    }
  }),
]
