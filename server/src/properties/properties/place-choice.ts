import { messages } from '@keystead/contract/properties/properties/properties-messages.text.ts'
import { invalidMessage } from '@keystead/contract/text/messages.ts'
import type { Place } from '../../places/reference-data/reference-data.public.ts'
import type { AssetRow } from './property.queries.ts'
import { text as refusal } from './property-refusal.text.ts'

/** Where a property is: a known city, with the point and the name that fit it best. */
export type PropertyPlace = Omit<Place, 'stateCode'> & {
  /** Someone has said where it stands; else the point is the middle of its ZIP or city. */
  readonly isPlaced: boolean
}

/** As a form or a file names it. */
export type NamedPlace = PropertyPlace & { readonly stateCode: string }

export type Point = { readonly latitude: number; readonly longitude: number }

export type TypedPlace = { readonly city: string; readonly stateId: number; readonly zip: string | null }

export type PlaceProblem = { readonly field: 'City' | 'Zip'; readonly message: string }

/**
 * The place that was meant, from what is known of its city and its ZIP. The ZIP is the finer of the two, so it gives the
 * point; the city keeps the name that people use for it, even one that the reference data does not have.
 */
export function choosePlace(typed: TypedPlace, city: Place | null, zip: Place | null): NamedPlace | PlaceProblem {
  if (zip && zip.stateId !== typed.stateId) return { field: 'Zip', message: messages.zipOfOtherState }
  const known = city ?? zip
  if (!known) return { field: 'City', message: invalidMessage(refusal.city) }
  const point = zip ?? known
  return {
    cityId: known.cityId,
    city: city?.city ?? typed.city,
    stateId: known.stateId,
    stateCode: known.stateCode,
    latitude: point.latitude,
    longitude: point.longitude,
    timeZone: known.timeZone,
    isPlaced: false,
  }
}

export function isPlaceProblem(outcome: NamedPlace | PlaceProblem): outcome is PlaceProblem {
  return 'field' in outcome
}

/** As far from the middle of its place as the largest cities reach. */
const FARTHEST_DEGREES = 0.8

/** Whether a point can be in a place, as far as its middle says. */
export function isNear(point: Point, place: Point): boolean {
  return Math.abs(point.latitude - place.latitude) <= FARTHEST_DEGREES && Math.abs(point.longitude - place.longitude) <= FARTHEST_DEGREES
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
    isPlaced: asset.pin_placed,
  }
}
