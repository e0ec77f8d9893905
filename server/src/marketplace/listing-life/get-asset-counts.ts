import { COUNTED_DAYS, GetAssetCounts } from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
import { seeingEverything } from '../../database/pool.ts'
import type { Handler } from '../../rpc/module.ts'
import { type ReachedAsset, getAsset } from '../../properties/properties/property.public.ts'
import { daysOnMarket, listCountedDays } from './listing-life.queries.ts'

export const getAssetCounts: Handler<typeof GetAssetCounts, ReachedAsset> = async (context, input) => {
  const { db } = context
  const reached = context.owned
  const asset = await getAsset(db, reached.scope, input.AssetId, reached)
  // Messages about it are rows of whoever got them; no more than their number leaves this.
  const days = await seeingEverything(db, 'messages about a home count whoever got them', () =>
    listCountedDays(db, reached.scope, asset, COUNTED_DAYS),
  )
  const { listed_at, time_zone } = asset
  return {
    Days: days.map(({ day, views, contacts }) => ({ Day: day, Views: views, Contacts: contacts })),
    Views: days.reduce((sum, { views }) => sum + views, 0),
    Contacts: days.reduce((sum, { contacts }) => sum + contacts, 0),
    DaysOnMarket: listed_at === null ? null : await daysOnMarket(db, { listed_at, time_zone }),
  }
}
