import type { AssetEvent, GetAssetHistory } from '@keystead/contract/assets/listing-life/listing-life.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { type AssetRow, assetsOf, centsText, getAsset } from '../properties/property.public.ts'
import { type AssetEventRow, countAssetEvents, listAssetEvents } from './listing-life.queries.ts'

const MOST_COUNTED = 1_000

export const getAssetHistory: Handler<typeof GetAssetHistory> = async ({ db, actor }, input) => {
  const scope = assetsOf(profileActor(actor))
  const asset = await getAsset(db, scope, input.AssetId)
  const { PageIndex, PageSize } = input
  // That it was added is the last of all, and no row of its own.
  const events = (await countAssetEvents(db, scope, asset.id, MOST_COUNTED)) + 1
  const rows = await listAssetEvents(db, scope, asset.id, { limit: PageSize, offset: PageIndex * PageSize })
  const reachesBeginning = rows.length < PageSize && PageIndex * PageSize + rows.length === events - 1
  return {
    Items: [...rows.map(presentEvent), ...(reachesBeginning ? [created(asset)] : [])],
    PageIndex,
    PageSize,
    TotalCount: Math.min(events, MOST_COUNTED),
    TotalIsCapped: events > MOST_COUNTED,
  }
}

function presentEvent(row: AssetEventRow): AssetEvent {
  return {
    EventId: row.id,
    Kind: row.kind,
    At: row.at.toISOString(),
    Reason: row.reason,
    ListingTypeId: row.listing_type_id,
    PreviousAmount: centsText(row.from_cents),
    Amount: centsText(row.to_cents),
    RentFrequencyId: row.rent_frequency_id,
  }
}

function created(asset: AssetRow): AssetEvent {
  const nothing = { Reason: null, ListingTypeId: null, PreviousAmount: null, Amount: null, RentFrequencyId: null }
  return { EventId: asset.id, Kind: 'created', At: asset.created_at.toISOString(), ...nothing }
}
