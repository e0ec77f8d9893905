import { emptyMessage, invalidMessage } from '@keystead/contract/text/messages.ts'
import { propertyFieldShapes } from '@keystead/contract/properties/fields/property.fields.ts'
import type { Place } from '../../places/reference-data/reference-data.public.ts'
import { type Point, choosePlace, isNear, isPlaceProblem } from '../properties/property-facts.public.ts'
import { oneLine } from './cell-values.ts'
import type { PlaceIndex, StateRow } from './place-index.ts'
import type { RowCells, RowPlace, StatedFields } from './row-cells.ts'
import { quoted } from './sheet-cells.ts'
import { text as texts } from './row-problem.text.ts'

/** No address is longer; what is longer is not taken apart. */
const LONGEST_PLACE = 300
const MOST_WORDS_OF_A_STATE = 3

type TypedParts = { address1: string | null; city: string; state: string; zip: string }

/**
 * Where the property is, from whatever the row has: city and state, a ZIP alone, or all of it in one cell. Puts address
 * and ZIP into `stated`; null after telling what is wrong.
 */
export function readPlace(cells: RowCells, stated: StatedFields, places: PlaceIndex): RowPlace | null {
  const parts = typedParts(cells, places)
  readAddress(cells, stated, parts)

  const zip = parts.zip === '' ? null : places.zip(parts.zip)
  const state = stateOf(cells, parts, zip, places)
  if (!state) return null
  if (parts.city === '' && !zip) {
    cells.refuse('City', emptyMessage(texts.city))
    return null
  }
  const city = parts.city === '' ? null : places.city(parts.city, state.id)
  // A name that no list has is kept beside a ZIP, as long as it could be a name.
  if (parts.city && !city && zip && cells.checked('City', 'City', parts.city) === undefined) return null
  const place = choosePlace({ city: parts.city || zip!.city, stateId: state.id, zip: parts.zip || null }, city, zip)
  if (!isPlaceProblem(place)) return { ...place, stateCode: state.code, ...readPoint(cells, place) }
  if (place.field === 'City') cells.refuse('City', place.message, texts.noSuchCity({ city: quoted(parts.city), state: state.code }))
  else cells.refuse('Zip', place.message, texts.zipElsewhere({ zip: parts.zip, itsState: zip!.stateCode, state: state.code }))
  return null
}

/** The point itself, where the file has one that can be in that place. */
function readPoint(cells: RowCells, place: Point): Pick<RowPlace, 'latitude' | 'longitude' | 'isPlaced'> {
  const elsewhere = { latitude: place.latitude, longitude: place.longitude, isPlaced: false }
  const [latitude, longitude] = [cells.text('Latitude'), cells.text('Longitude')]
  if (!latitude || !longitude) return elsewhere
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  if (isNear(point, place)) return { ...point, isPlaced: true }
  cells.leaveOut('Latitude', texts.pointElsewhere)
  return elsewhere
}

function typedParts(cells: RowCells, places: PlaceIndex): TypedParts {
  const address1 = cells.text('Address1') || null
  const city = oneLine(cells.text('City') ?? '')
  const state = oneLine(cells.text('State') ?? '')
  const zip = cells.text('Zip') ?? ''
  if (city.includes(',') && !state) {
    const read = splitPlace(city, places)
    if (read) return { address1: address1 ?? read.address1, city: read.city, state: read.state, zip: zip || read.zip }
  }
  if (!city && !zip && address1) {
    const read = splitPlace(oneLine(address1), places)
    if (read) return { ...read, state: state || read.state }
  }
  return { address1, city, state, zip }
}

/** `12 Elm St, Denver, CO 80202, USA`: city and state, perhaps a ZIP, at the end of an address or in one cell. */
function splitPlace(text: string, places: PlaceIndex): TypedParts | null {
  if (text.length > LONGEST_PLACE) return null
  const inCountry = text.replace(/,? (?:usa?|united states)$/i, '')
  const [end = '', zip = ''] = /,? (\d{5}(?:-\d{4})?)$/.exec(inCountry) ?? []
  const readings = placesAtEnd(inCountry.slice(0, inCountry.length - end.length).replace(/\.$/, ''), places)
  // "West Virginia" ends in a state, too: the reading whose city is known counts.
  const read = readings.find(({ city, state }) => places.city(city, places.state(state)!.id) !== null) ?? readings[0]
  return read ? { ...read, zip } : null
}

/** Each way in which a text may end in a city and a state: with a comma between them, then by the last words. */
function placesAtEnd(text: string, places: PlaceIndex): Omit<TypedParts, 'zip'>[] {
  const [before, last] = splitAtLastComma(text)
  const [address, city] = splitAtLastComma(before ?? '')
  const words = last.split(' ')
  const byWords = Array.from({ length: Math.min(MOST_WORDS_OF_A_STATE, words.length - 1) }, (_unused, index) => ({
    address1: before,
    city: words.slice(0, -index - 1).join(' '),
    state: words.slice(-index - 1).join(' '),
  }))
  return [{ address1: address, city, state: last }, ...byWords].filter((read) => read.city !== '' && places.state(read.state) !== null)
}

function splitAtLastComma(text: string): [before: string | null, last: string] {
  const comma = text.lastIndexOf(',')
  return comma === -1 ? [null, text.trim()] : [text.slice(0, comma).trim() || null, text.slice(comma + 1).trim()]
}

function readAddress(cells: RowCells, stated: StatedFields, parts: TypedParts): void {
  const isSpoken = cells.text('Address1') !== undefined || parts.address1 !== null
  if (isSpoken)
    stated.Address1 = parts.address1 === null ? null : (cells.checked('Address1', 'Address1', lineOf(cells, parts.address1)) as string)
  const address2 = cells.text('Address2')
  if (address2 !== undefined) stated.Address2 = cells.checked('Address2', 'Address2', lineOf(cells, address2)) as string | null
  parts.zip = wholeZip(parts.zip)
  if (parts.zip !== '' && !propertyFieldShapes.Zip.safeParse(parts.zip).success) {
    cells.refuse('Zip', invalidMessage('Zip'))
    parts.zip = ''
  }
  if (cells.text('Zip') !== undefined || parts.zip !== '') stated.Zip = parts.zip || null
}

function lineOf({ isExact }: RowCells, text: string): string {
  return isExact ? text : oneLine(text)
}

/** Spreadsheets drop the zero that New England's ZIPs begin with, and some files drop the dash. */
function wholeZip(text: string): string {
  const [, zip, rest] = /^(\d{3,5})(?:\.0)?(?:-?(\d{4}))?$/.exec(text.trim()) ?? []
  if (zip === undefined) return text.trim()
  const whole = zip.length < 5 && rest !== undefined && !text.includes('-') ? null : zip.padStart(5, '0')
  if (whole === null) return text.trim()
  return rest === undefined ? whole : `${whole}-${rest}`
}

/** The state as it is written, or the one that ZIP or city leave no doubt about. */
function stateOf(cells: RowCells, parts: TypedParts, zip: Place | null, places: PlaceIndex): Pick<StateRow, 'id' | 'code'> | null {
  if (parts.state) {
    const state = places.state(parts.state)
    if (!state) cells.refuse('State', invalidMessage(texts.state), texts.noSuchState({ state: quoted(parts.state) }))
    return state
  }
  const place = zip ?? (parts.city ? places.onlyCity(parts.city) : null)
  if (place) return { id: place.stateId, code: place.stateCode }
  if (!parts.city) cells.refuse('City', emptyMessage(texts.city))
  cells.refuse('State', emptyMessage(texts.state))
  return null
}
