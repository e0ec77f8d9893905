import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import timeZoneAt from '@photostructure/tz-lookup'
import { citySearchName, wellWrittenCityName } from '../city-names.ts'
import { placesBeyondZips } from './places-beyond-zips.ts'
import { STATES } from './states.ts'
import { ZIP_CORRECTIONS } from './zip-corrections.ts'

export type Point = { latitude: number; longitude: number }
export type StateRow = Point & { id: number; code: string; name: string }
export type CityRow = Point & { stateId: number; name: string; searchName: string; timeZone: string; zipsCount: number }
export type ZipRow = Point & { zip: string; stateId: number; citySearchName: string }
export type UsPlaces = { states: StateRow[]; cities: CityRow[]; zips: ZipRow[] }

/** An entry of the package `zips`. */
type ZipEntry = { zip: string; city: string; state: string; lat: number; long: number }
type ZipTree = readonly (ZipTree | ZipEntry | null)[]

type Placed = { zip: ZipRow; cityName: string; cityKey: string }

/** States, cities and ZIPs of the United States, cleaned. */
export async function readUsPlaces(): Promise<UsPlaces> {
  const stateIds = new Map(STATES.map(([id, code]) => [code, id]))
  const placed = (await readZipEntries()).flatMap((entry) => placeZip(entry, stateIds))
  const byCity = Map.groupBy(placed, (one) => one.cityKey)
  const zips = placed.map((one) => one.zip)
  const cities = [...byCity.values()].map((inCity) =>
    cityOf(
      inCity[0]!.cityName,
      inCity.map((one) => one.zip),
    ),
  )
  const all = [...cities, ...citiesBeyondZips(zips, stateIds, new Set(byCity.keys()))]
  return { states: statesOf(zips), cities: withOwnTimeZones(all), zips }
}

async function readZipEntries(): Promise<ZipEntry[]> {
  const file = createRequire(import.meta.url).resolve('zips/data/zip-tree.json')
  return entriesOf(JSON.parse(await readFile(file, 'utf8')) as ZipTree)
}

function entriesOf(node: ZipTree | ZipEntry | null): ZipEntry[] {
  if (node === null) return []
  if ('zip' in node) return [node]
  return Object.values(node).flatMap(entriesOf)
}

/** Military post offices (AE, AA, AP) are no places: their points are null or anywhere. */
function placeZip(entry: ZipEntry, stateIds: ReadonlyMap<string, number>): Placed[] {
  const { zip, city, state, lat, long } = { ...entry, ...ZIP_CORRECTIONS[entry.zip] }
  const stateId = stateIds.get(state)
  if (stateId === undefined) return []
  const searchName = citySearchName(city)
  return [
    {
      zip: { zip, stateId, citySearchName: searchName, latitude: lat, longitude: long },
      cityName: wellWrittenCityName(city),
      cityKey: cityKey(stateId, searchName),
    },
  ]
}

function cityKey(stateId: number, searchName: string): string {
  return `${stateId} ${searchName}`
}

function cityOf(name: string, zips: readonly ZipRow[]): CityRow {
  const middle = middleOf(zips)
  return {
    ...middle,
    stateId: zips[0]!.stateId,
    name,
    searchName: citySearchName(name),
    timeZone: timeZoneAt(middle.latitude, middle.longitude),
    zipsCount: zips.length,
  }
}

/** Zones of the United States and of the territories that STATES names. */
const OWN_TIME_ZONE =
  /^(America\/(New_York|Chicago|Los_Angeles|Denver|Detroit|Phoenix|Boise|Anchorage|Nome|Sitka|Juneau|Yakutat|Metlakatla|Adak|Menominee|(Indiana|Kentucky|North_Dakota)\/\w+)|Pacific\/\w+)$/

/** At a border the outlines of zones are rough, and a town may seem to lie abroad: it keeps the time of its nearest neighbour. */
function withOwnTimeZones(cities: readonly CityRow[]): CityRow[] {
  const settled = Map.groupBy(
    cities.filter((city) => OWN_TIME_ZONE.test(city.timeZone)),
    (city) => city.stateId,
  )
  return cities.map((city) => {
    if (OWN_TIME_ZONE.test(city.timeZone)) return city
    const neighbours = settled.get(city.stateId) ?? []
    const nearest = neighbours.reduce((best, other) => (roughDistance(city, other) < roughDistance(city, best) ? other : best))
    return { ...city, timeZone: nearest.timeZone }
  })
}

/** Good for comparing near points with each other; not a length. */
function roughDistance(a: Point, b: Point): number {
  return Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180))
}

function citiesBeyondZips(zips: readonly ZipRow[], stateIds: ReadonlyMap<string, number>, known: ReadonlySet<string>): CityRow[] {
  const byZip = new Map(zips.map((row) => [row.zip, row]))
  return placesBeyondZips().flatMap((place) => {
    const stateId = stateIds.get(place.stateCode)
    const within = place.zips.map((zip) => byZip.get(zip)).filter((row) => row !== undefined && row.stateId === stateId) as ZipRow[]
    if (stateId === undefined || within.length < place.zips.length)
      throw new Error(`${place.name}, ${place.stateCode} names a ZIP that is not there`)
    // A newer package may know the place itself.
    return known.has(cityKey(stateId, citySearchName(place.name))) ? [] : [cityOf(place.name, within)]
  })
}

function statesOf(zips: readonly ZipRow[]): StateRow[] {
  const byState = Map.groupBy(zips, (row) => row.stateId)
  return STATES.map(([id, code, name]) => ({ id, code, name, ...middleOf(byState.get(id) ?? []) }))
}

/** Post-office boxes share one point, often far from the town: each point counts once. */
function middleOf(points: readonly Point[]): Point {
  const distinct = [...new Map(points.map((point) => [`${point.latitude},${point.longitude}`, point])).values()]
  const mean = (values: number[]) => Number((values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(5))
  return { latitude: mean(distinct.map((point) => point.latitude)), longitude: mean(distinct.map((point) => point.longitude)) }
}
