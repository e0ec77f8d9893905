import { AssetDeleted } from '@keystead/contract/properties/properties/asset-deleted.events.ts'
import type { EventContext } from '../../rpc/events.ts'
import { everyAssetOf } from './property.access.ts'
import { markDeleted } from './property.queries.ts'
import { lockHomesToDelete, unlistSomeAssets } from './unlist-all.queries.ts'

type Business = { readonly accountId: string; readonly profileId: string; readonly step: string; readonly atMost: number }

/** Of a business that is deleted the homes leave the market first, and go once no one is connected with it any more. */
export async function takeHomesApart(context: EventContext, { accountId, profileId, step, atMost }: Business): Promise<number> {
  const { db, services } = context
  if (step === 'listings') return unlistSomeAssets(db, accountId, atMost)
  if (step !== 'homes') return 0
  const ids = await lockHomesToDelete(db, accountId, atMost)
  if (ids.length === 0) return 0
  await markDeleted(db, everyAssetOf(accountId), ids)
  await services.events.emit(
    context,
    AssetDeleted,
    ids.map((id) => ({ id, accountId, byProfileId: profileId })),
  )
  return ids.length
}
