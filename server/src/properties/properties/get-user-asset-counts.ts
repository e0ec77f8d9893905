import { OCCUPANCIES, type OccupancyStatus } from '@keystead/contract/properties/properties/occupancy.ts'
import type { GetUserAssetCounts } from '@keystead/contract/properties/properties/property.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { assetsOf } from './property.access.ts'
import { countAssetsByState } from './property-list.queries.ts'

export const getUserAssetCounts: Handler<typeof GetUserAssetCounts> = async ({ db, actor }) => {
  const counts = await countAssetsByState(db, assetsOf(profileActor(actor)))
  return {
    All: counts.all,
    Listed: counts.listed,
    Unlisted: counts.unlisted,
    NotReady: counts.not_ready,
    ListedWithoutImage: counts.listed_without_image,
    Buildings: counts.buildings,
    ExpiringSoon: counts.expiring_soon,
    Expired: counts.expired,
    ReadyToList: counts.ready_to_list,
    Occupancy: Object.fromEntries(OCCUPANCIES.map((status) => [status, counts[status]])) as Record<OccupancyStatus, number>,
  }
}
