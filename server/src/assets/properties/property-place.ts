import { type Place, lookUpCities, lookUpZips } from '../../common/reference-data/reference-data.public.ts'
import type { Db } from '../../database/db.ts'
import { failField } from '../../rpc/failure.ts'
import type { AssetRow } from './property.queries.ts'

/** Where a property is: a known city, with the point and the name that fit it best. */
export type PropertyPlace = Omit<Place, 'stateCode'>

export type TypedPlace = { readonly city: string; readonly stateId: number; readonly zip: string | null }

export type PlaceProblem = { readonly field: 'City' | 'Zip'; readonly message: string }

const CITY_UNKNOWN = 'City is not valid.'
const ZIP_OF_OTHER_STATE = 'Zip is in another state.'

/**
 * The place that was meant, from what is known of its city and its ZIP. The ZIP is the finer of the two, so it gives the
 * point; the city keeps the name that people use for it, even one that the reference data does not have.
 */
export function choosePlace(typed: TypedPlace, city: Place | null, zip: Place | null): PropertyPlace | PlaceProblem {
  if (zip && zip.stateId !== typed.stateId) return { field: 'Zip', message: ZIP_OF_OTHER_STATE }
  const known = city ?? zip
  if (!known) return { field: 'City', message: CITY_UNKNOWN }
  const point = zip ?? known
  return {
    cityId: known.cityId,
    city: city?.city ?? typed.city,
    stateId: known.stateId,
    latitude: point.latitude,
    longitude: point.longitude,
    timeZone: known.timeZone,
  }
}

export function isPlaceProblem(outcome: PropertyPlace | PlaceProblem): outcome is PlaceProblem {
  return 'field' in outcome
}

/** The place of a form; what is wrong with it is told at its field. */
export async function placeOfForm(db: Db, typed: TypedPlace): Promise<PropertyPlace> {
  const [city = null] = await lookUpCities(db, [{ stateId: typed.stateId, city: typed.city }])
  const [zip = null] = typed.zip === null ? [] : await lookUpZips(db, [typed.zip])
  const place = choosePlace(typed, city, zip)
  return isPlaceProblem(place) ? failField(place.field, place.message) : place
}

/** Where a property stands already: for what takes its place over, and for changes that leave it. */
export function placeOfAsset(asset: AssetRow): PropertyPlace {
  return {
    cityId: asset.city_id,
    city: asset.city_name,
    stateId: asset.state_id,
    latitude: asset.latitude,
    longitude: asset.longitude,
    timeZone: asset.time_zone,
  }
}
