import { citySearchName } from '../../places/reference-data/place-names.public.ts'
import type { Place } from '../../places/reference-data/reference-data.public.ts'

/*
 * All cities and ZIPs in memory, for the length of one import: a million rows must not ask the database a million times.
 */

export type StateRow = { readonly id: number; readonly code: string; readonly name: string }
type CityRow = {
  readonly id: number
  readonly state_id: number
  readonly name: string
  readonly search_name: string
  readonly latitude: number
  readonly longitude: number
  readonly time_zone: string
}
type ZipRow = { readonly zip: string; readonly city_id: number; readonly latitude: number; readonly longitude: number }
export type PlaceRows = { readonly states: readonly StateRow[]; readonly cities: readonly CityRow[]; readonly zips: readonly ZipRow[] }

export type PlaceIndex = {
  state(codeOrName: string): StateRow | null
  /** A city of a state, by its name in any of the usual spellings. */
  city(name: string, stateId: number): Place | null
  /** The city of that name, where only one state has one. */
  onlyCity(name: string): Place | null
  /** Whether any state has a city of that name. */
  isCityName(name: string): boolean
  zip(zip: string): Place | null
}

const SHORT_FORMS: Readonly<Record<string, string>> = {
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
  no: 'north',
  so: 'south',
  hts: 'heights',
  hgts: 'heights',
  spgs: 'springs',
  spg: 'springs',
  bch: 'beach',
  pk: 'park',
  pt: 'port',
  vlg: 'village',
  twp: 'township',
  jct: 'junction',
  lk: 'lake',
  vly: 'valley',
  ctr: 'center',
  is: 'island',
}
/** No city has a longer name; what is longer is neither compared nor remembered. */
const LONGEST_NAME = 100
const SURPLUS = /(?<!\s)\s+(city|town|township|village|borough|boro|cdp)$/i

export function indexPlaces({ states, cities, zips }: PlaceRows): PlaceIndex {
  const stateByName = new Map(states.flatMap((state) => [state.code, state.name].map((text) => [citySearchName(text), state] as const)))
  stateByName.set('washingtondc', stateByName.get('dc')!)
  const codes = new Map(states.map((state) => [state.id, state.code]))
  const cityById = new Map<number, Place>()
  const byName = new Map<string, Place[]>()
  for (const row of cities) {
    const place: Place = {
      cityId: row.id,
      city: row.name,
      stateId: row.state_id,
      stateCode: codes.get(row.state_id) ?? '',
      latitude: row.latitude,
      longitude: row.longitude,
      timeZone: row.time_zone,
    }
    cityById.set(row.id, place)
    const namesakes = byName.get(row.search_name)
    if (namesakes) namesakes.push(place)
    else byName.set(row.search_name, [place])
  }
  const byZip = new Map(zips.map((row) => [row.zip, row]))

  // Files name the same few thousand places over and over.
  const remembered = new Map<string, readonly Place[]>()
  const namesakes = (name: string): readonly Place[] => {
    if (name.length > LONGEST_NAME) return []
    const known = remembered.get(name)
    if (known) return known
    if (remembered.size > 50_000) remembered.clear()
    const found = spellingsOf(name).map((spelling) => byName.get(citySearchName(spelling)) ?? [])
    const places = found.flat()
    remembered.set(name, places)
    return places
  }

  return {
    state: (text) => stateByName.get(citySearchName(text)) ?? null,
    city: (name, stateId) => namesakes(name).find((place) => place.stateId === stateId) ?? null,
    onlyCity(name) {
      const exact = byName.get(citySearchName(name)) ?? []
      return exact.length === 1 ? exact[0]! : null
    },
    isCityName: (name) => byName.has(citySearchName(name)),
    zip(zip) {
      const row = byZip.get(zip.slice(0, 5))
      const city = row && cityById.get(row.city_id)
      return city ? { ...city, latitude: row.latitude, longitude: row.longitude } : null
    },
  }
}

/** The name itself first, then with short forms written out, then without a word that other lists leave out. */
function spellingsOf(name: string): string[] {
  const written = name.replace(/[A-Za-z]+\.?/g, (word) => SHORT_FORMS[word.toLowerCase().replace('.', '')] ?? word)
  const shorter = [name, written].filter((text) => SURPLUS.test(text)).map((text) => text.replace(SURPLUS, ''))
  return [...new Set([name, written, ...shorter])].filter((text) => citySearchName(text) !== '')
}
