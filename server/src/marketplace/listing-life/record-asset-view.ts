import type { RecordAssetView } from '@keystead/contract/marketplace/listing-life/listing-public.operations.ts'
import { everything } from '../../database/pool.ts'
import type { Handler } from '../../rpc/module.ts'
import { sha256 } from '../../secrets/sha256.ts'
import { countAssetView } from './views.queries.ts'

const VIEWER_BYTES = 16

/** Always answers the same, whatever was counted: it tells no one which homes are on the market, or whose they are. */
export const recordAssetView: Handler<typeof RecordAssetView> = async (context, input) => {
  const { actor, origin, services } = context
  if (origin.deviceId !== null && origin.deviceIsKnown) {
    const today = services.clock.now().toISOString().slice(0, 10)
    const viewer = sha256(`${origin.deviceId}:${today}`).subarray(0, VIEWER_BYTES)
    const viewerAccountId = actor.kind === 'account' ? actor.actingFor.accountId : null
    // The counts belong to the owner's account, whose rows this caller never sees; a look that is not counted is no failure.
    context.afterCommit(() =>
      services.database.transaction(everything('looks of strangers are counted'), (db) =>
        countAssetView(db, input.AssetId, viewer, viewerAccountId),
      ),
    )
  }
  return { Received: true }
}
