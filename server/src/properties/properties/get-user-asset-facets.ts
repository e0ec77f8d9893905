import type { GetUserAssetFacets } from '@keystead/contract/properties/properties/property.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { assetsOf } from './property.access.ts'
import { listAssetCities } from './property-list.queries.ts'

const MOST_CITIES = 100

export const getUserAssetFacets: Handler<typeof GetUserAssetFacets> = async ({ db, actor }) => {
  const cities = await listAssetCities(db, assetsOf(profileActor(actor)), MOST_CITIES)
  return {
    Cities: cities.map((city) => ({ City: city.city_name, StateId: city.state_id, StateCode: city.state_code, Count: city.count })),
  }
}
