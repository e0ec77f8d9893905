import { type SearchPlace, findSearchPlace } from '../../places/reference-data/reference-data.public.ts'
import type { Db } from '../../database/db.ts'
import { type AddressHomes, MOST_HOMES_OF_AN_ADDRESS, type Within, findHomesByLine, findHomesByStreet } from './address.queries.ts'
import type { Point } from './grid.ts'
import { findStreet, listStreetsByStart } from './place.queries.ts'

/** A place of the marketplace: those that everyone knows, streets with homes on the market, and the homes of an address. */
export type MarketPlace = SearchPlace | StreetPlace | AddressPlace
type StreetPlace = {
  readonly kind: 'street'
  readonly text: string
  readonly latitude: number
  readonly longitude: number
  readonly cityId: number
  /** As `street_key` writes it. */
  readonly street: string
}
type AddressPlace = {
  readonly kind: 'homes'
  readonly text: string
  readonly latitude: number
  readonly longitude: number
  readonly ids: readonly string[]
  /** In several cities: there is no middle to measure from. */
  readonly isSpread: boolean
}

/** Where distances are measured from. */
export function middleOf(place: MarketPlace): Point | null {
  return place.kind === 'state' || (place.kind === 'homes' && place.isSpread) ? null : place
}

/**
 * Understands what `findSearchPlace` does; `Elm Street, Denver, CO` and `137 Elm St, Denver` where such homes are listed; and
 * both without a city. A house comes first: the ZIP behind it has many more homes than the one that is meant.
 */
export async function findMarketPlace(db: Db, typed: string): Promise<MarketPlace | null> {
  return (
    (await findHouse(db, typed)) ??
    (await findSearchPlace(db, typed)) ??
    (await findStreetPlace(db, typed)) ??
    (await findStreetAnywhere(db, typed))
  )
}

async function findStreetPlace(db: Db, typed: string): Promise<StreetPlace | null> {
  const [street, rest] = atFirstComma(typed)
  const city = rest ? await findSearchPlace(db, rest) : null
  const found = city?.kind === 'city' ? await findStreet(db, city.cityId, street) : null
  if (!city || !found) return null
  return {
    kind: 'street',
    text: `${found.street}, ${city.text}`,
    latitude: found.latitude,
    longitude: found.longitude,
    cityId: found.city_id,
    street: found.key,
  }
}

/** `137 Elm`, `12B Elm St`, but neither a ZIP nor `5th Avenue`. */
const HOUSE = /^\d{1,6}[a-z]?(?:-\d{1,6})? +[^ ]/i
/** A door within the house: which one is not looked for. */
const DOOR = / (?:#|apt\b|unit\b|ste\b|suite\b)/i
const ANYWHERE: Within = { cityId: null, zip: null, stateId: null }

/** The address of a house as typed, or null. */
export function houseOf(typed: string): string | null {
  const [line] = atFirstComma(typed)
  return HOUSE.test(line) ? line.split(DOOR)[0]! : null
}

async function findHouse(db: Db, typed: string): Promise<AddressPlace | null> {
  const house = houseOf(typed)
  if (house === null) return null
  const [, rest] = atFirstComma(typed)
  const place = rest ? await findSearchPlace(db, rest) : null
  if (rest && !place) return null
  return placeOfHomes(await findHomesByLine(db, house, place ? withinOf(place) : ANYWHERE), house)
}

function withinOf(place: SearchPlace): Within {
  return {
    cityId: place.kind === 'city' ? place.cityId : null,
    zip: place.kind === 'zip' ? place.zip : null,
    stateId: place.kind === 'state' ? place.stateId : null,
  }
}

/** Fewer letters begin too many streets to mean one. */
const LETTERS_OF_A_STREET = 4

/** A street by its name alone, in all cities; one that is in too many means that of the city with most homes on it. */
async function findStreetAnywhere(db: Db, typed: string): Promise<MarketPlace | null> {
  if (typed.includes(',') || typed.replace(/[^\p{L}\p{N}]/gu, '').length < LETTERS_OF_A_STREET) return null
  const homes = await findHomesByStreet(db, typed)
  if (homes.ids.length <= MOST_HOMES_OF_AN_ADDRESS) return placeOfHomes(homes, typed)
  const [largest] = await listStreetsByStart(db, typed.toLowerCase(), 1)
  return largest ? findStreetPlace(db, largest.text) : null
}

function placeOfHomes({ ids, line, city, latitude, longitude }: AddressHomes, typed: string): AddressPlace | null {
  if (ids.length === 0) return null
  return {
    kind: 'homes',
    text: [line ?? typed, city].filter(Boolean).join(', '),
    latitude,
    longitude,
    ids,
    isSpread: city === null,
  }
}

function atFirstComma(typed: string): [line: string, rest: string] {
  const at = typed.indexOf(',')
  return at === -1 ? [typed.trim(), ''] : [typed.slice(0, at).trim(), typed.slice(at + 1).trim()]
}
