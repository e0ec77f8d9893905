import { PropertyNotFound } from '@keystead/contract/properties/properties/property.operations.ts'
import type { GetViewingOptions } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import { MOST_DAYS_AHEAD } from '@keystead/contract/marketplace/tours/tour.values.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { daysToChoose, findViewedHome } from './tour.queries.ts'

export const getTourOptions: Handler<typeof GetViewingOptions> = async ({ db }, input) => {
  const home = (await findViewedHome(db, input.AssetId)) ?? fail(PropertyNotFound)
  const days = await daysToChoose(db, home.time_zone, MOST_DAYS_AHEAD)
  return { TimeZone: home.time_zone, FirstDate: days.first, LastDate: days.last }
}
