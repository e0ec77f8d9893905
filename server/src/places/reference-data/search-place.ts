import type { Db } from '../../database/db.ts'
import { citySearchName } from './city-names.ts'
import {
  type CityRow,
  type StateRow,
  findCityInState,
  findCityInStateOfCode,
  findLargestCity,
  findState,
  findZip,
} from './search-place.queries.ts'

/** A place text as it was understood. */
export type SearchPlace = { readonly text: string; readonly latitude: number; readonly longitude: number } & (
  | { readonly kind: 'city'; readonly cityId: number }
  | { readonly kind: 'zip'; readonly zip: string }
  | { readonly kind: 'state'; readonly stateId: number }
)

/** `New York` means the city, `Nevada` the state, although there is a city of that name, too. */
const ZIPS_OF_A_BIG_CITY = 50
const LONGEST_STATE_NAME_IN_WORDS = 3
const TRAILING_COMMA = /(?<![\s,])[\s,]+$/

/** Understands `Denver, CO`, `Denver CO 80202`, `80202`, `Colorado`, `CO` and `Denver`; null for what is none of them. */
export async function findSearchPlace(db: Db, typed: string): Promise<SearchPlace | null> {
  const text = typed.replace(/\b(?:usa|united states)$/i, '').replace(TRAILING_COMMA, '')
  const { 1: zip, index } = /\b(\d{5})(?:-\d{4})?$/.exec(text) ?? { 1: undefined, index: text.length }
  const rest = text.slice(0, index).replace(TRAILING_COMMA, '')
  const zipRow = zip ? await findZip(db, zip) : null
  if (zipRow) {
    return {
      kind: 'zip',
      zip: zipRow.zip,
      text: `${zipRow.city_name}, ${zipRow.state_code} ${zipRow.zip}`,
      latitude: zipRow.latitude,
      longitude: zipRow.longitude,
    }
  }
  // What suggestions and most people write, in one question.
  const [, name, code] = /^([^,]+),\s*([a-z]{2})$/i.exec(rest) ?? []
  const city = name && code ? await findCityInStateOfCode(db, code, citySearchName(name)) : null
  if (city) return placeOfCity(city)
  return rest ? findByName(db, rest) : null
}

async function findByName(db: Db, text: string): Promise<SearchPlace | null> {
  const [state, city] = [await findState(db, text), await findLargestCity(db, citySearchName(text))]
  if (state && !(city && city.zips_count >= ZIPS_OF_A_BIG_CITY)) return placeOfState(state)
  if (city) return placeOfCity(city)
  return findCityBeforeState(db, text)
}

/** `Santa Fe, NM`, `santa fe new mexico`: what ends in a state is a city of that state. */
async function findCityBeforeState(db: Db, text: string): Promise<SearchPlace | null> {
  const words = text.split(/[\s,]+/).filter(Boolean)
  for (let count = 1; count <= LONGEST_STATE_NAME_IN_WORDS && count < words.length; count += 1) {
    const state = await findState(db, words.slice(-count).join(' '))
    const city = state && (await findCityInState(db, state.id, citySearchName(words.slice(0, -count).join(' '))))
    if (city) return placeOfCity(city)
  }
  return null
}

function placeOfCity(city: CityRow): SearchPlace {
  return { kind: 'city', cityId: city.id, text: `${city.name}, ${city.state_code}`, latitude: city.latitude, longitude: city.longitude }
}

function placeOfState(state: StateRow): SearchPlace {
  return { kind: 'state', stateId: state.id, text: state.name, latitude: state.latitude, longitude: state.longitude }
}
