/** Where a property is, as far as a city or a ZIP tells. */
export type Place = {
  readonly cityId: number
  readonly cityName: string
  readonly stateId: number
  readonly latitude: number
  readonly longitude: number
  readonly timeZone: string
}

/** A city as the reference data knows it. */
export type KnownCity = { id: number; name: string; stateId: number; latitude: number; longitude: number; timeZone: string }
/** A ZIP with the city it belongs to. */
export type KnownZip = { latitude: number; longitude: number; city: KnownCity }

export type PlaceProblem = { readonly field: 'City' | 'Zip'; readonly message: string }

export const ZIP_OF_OTHER_STATE = 'Zip is in another state.'
export const CITY_UNKNOWN = 'City is not valid.'

/**
 * The place that was meant. A ZIP is the finer of the two, so it gives the point; the city keeps the name that people
 * use for it, even one that the reference data does not have.
 */
export function choosePlace(typed: { city: string; stateId: number }, city: KnownCity | null, zip: KnownZip | null): Place | PlaceProblem {
  if (zip && zip.city.stateId !== typed.stateId) return { field: 'Zip', message: ZIP_OF_OTHER_STATE }
  const nearest = city ?? zip?.city
  if (!nearest) return { field: 'City', message: CITY_UNKNOWN }
  const point = zip ?? nearest
  return {
    cityId: nearest.id,
    cityName: city?.name ?? typed.city,
    stateId: nearest.stateId,
    latitude: point.latitude,
    longitude: point.longitude,
    timeZone: nearest.timeZone,
  }
}

export function isPlaceProblem(outcome: Place | PlaceProblem): outcome is PlaceProblem {
  return 'field' in outcome
}
