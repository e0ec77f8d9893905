import { SHARED_ROOM_PLACES } from '@keystead/contract/leasing/leases/lease.values.ts'
import { FOR_SALE, SHARED_ROOM } from '@keystead/contract/properties/fields/property.values.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { type AssetRow, type ReachedAsset, takeOffMarket } from '../../properties/properties/property.public.ts'
import type { Tenure } from '../tenures/tenure.public.ts'
import { findFreeSlot, isBeforeListingEnds } from './lease.queries.ts'

/** A home, and a time in which it is leased. */
export type LeasedTime = { reached: ReachedAsset; asset: AssetRow; time: Tenure }

/** How many leases a home can have at once. */
export function placesOf(asset: Pick<AssetRow, 'access_type_id'>): number {
  return asset.access_type_id === SHARED_ROOM ? SHARED_ROOM_PLACES : 1
}

/**
 * A home that is leased while its listing runs leaves the market; one that is for sale stays, and so does a shared room with a
 * place left.
 */
export async function takeLeasedHomeOff({ db }: CallContext, { reached, asset, time }: LeasedTime): Promise<boolean> {
  if (!asset.is_listed || asset.listing_type_id === FOR_SALE) return false
  if (!(await isBeforeListingEnds(db, asset, time.startsOn))) return false
  if ((await findFreeSlot(db, { assetId: asset.id, places: placesOf(asset), ...time })) !== null) return false
  await takeOffMarket(db, reached.scope, [asset.id], 'rented')
  return true
}
