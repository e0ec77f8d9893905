import { COUNTED_DAYS, type GetAssetCounts } from '@keystead/contract/assets/listing-life/listing-life.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { assetsOf, getAsset } from '../properties/property.public.ts'
import { daysOnMarket, listCountedDays } from './listing-life.queries.ts'

export const getAssetCounts: Handler<typeof GetAssetCounts> = async ({ db, actor }, input) => {
  const scope = assetsOf(profileActor(actor))
  const asset = await getAsset(db, scope, input.AssetId)
  const days = await listCountedDays(db, scope, asset, COUNTED_DAYS)
  const { listed_at, time_zone } = asset
  return {
    Days: days.map(({ day, views, contacts }) => ({ Day: day, Views: views, Contacts: contacts })),
    Views: days.reduce((sum, { views }) => sum + views, 0),
    Contacts: days.reduce((sum, { contacts }) => sum + contacts, 0),
    DaysOnMarket: listed_at === null ? null : await daysOnMarket(db, { listed_at, time_zone }),
  }
}
