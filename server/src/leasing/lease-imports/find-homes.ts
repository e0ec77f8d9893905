import { LEASE_IMPORT_LABELS, type LeaseImportField } from '@keystead/contract/leasing/lease-imports/lease-import.fields.ts'
import { invalidMessage } from '@keystead/contract/text/messages.ts'
import type { Db } from '../../database/db.ts'
import { type NamedHome, listAddressKeys, listHomesNamed } from '../../properties/properties/property.public.ts'
import { quoted } from '../../properties/imports/sheet.public.ts'
import type { Scope } from '../../rpc/scope.ts'
import { type HomeName, placeKey, unitKey } from './lease-rows.ts'
import { text as problem } from './lease-row-problem.text.ts'

/*
 * Which home of the importer a row means: by its reference code, else by its address or its title. A unit is found in its
 * building by its number. Where it could be two, none is taken.
 */

export type HomeFound =
  | { readonly home: NamedHome }
  | { readonly field: LeaseImportField; readonly sentence: string; readonly detail?: string }

/** Parts of an address that may stand behind the street: a unit, a city, a state. */
const MOST_PARTS = 3

export async function homeFinder(db: Db, scope: Scope<'asset'>, names: readonly HomeName[]): Promise<(name: HomeName) => HomeFound> {
  const lines = [...new Set(names.flatMap((name) => [...streetsOf(name), ...wholesOf(name)]))]
  const keys = await listAddressKeys(db, lines)
  const keyOf = new Map(lines.map((line, index) => [line, keys[index] ?? null]))
  const homes = await listHomesNamed(db, scope, {
    names: [...new Set(names.flatMap(({ code, property }) => [code.toLowerCase(), property.toLowerCase()]))].filter(Boolean),
    addressKeys: [...new Set(keys.flatMap((key) => key ?? []))],
  })
  const byCode = grouped(homes, ({ reference_code }) => reference_code?.toLowerCase())
  const byTitle = grouped(homes, ({ title }) => title.toLowerCase())
  const byStreet = grouped(homes, ({ street_key }) => street_key)
  const byWhole = grouped(homes, ({ whole_key }) => whole_key)
  const unitsOf = grouped(homes, ({ parent_asset_id }) => parent_asset_id)

  const at = (places: ReadonlyMap<string, NamedHome[]>, of: readonly string[]) => [
    ...new Set(of.flatMap((line) => places.get(keyOf.get(line) ?? '') ?? [])),
  ]

  function called(name: HomeName): NamedHome[] {
    const text = name.property.toLowerCase()
    const titled = byCode.get(text) ?? byTitle.get(text)
    return titled ?? at(byStreet, streetsOf(name)).filter((home) => !isElsewhere(home, name))
  }

  return (name) => {
    const coded = byCode.get(name.code.toLowerCase()) ?? []
    const [own] = coded
    if (own && coded.length === 1 && !own.has_units) return { home: own }
    const found = coded.length > 0 ? coded : called(name)
    const whole = coded.length > 0 ? [] : at(byWhole, wholesOf(name)).filter((home) => !isElsewhere(home, name) && !home.has_units)
    const [exact] = whole
    if (exact && whole.length === 1) return { home: exact }
    if (found.length === 0) return noneOfYours(name)
    return name.unit === '' ? withoutUnit(found, name) : withUnit(found, name)
  }

  function withUnit(found: readonly NamedHome[], { unit }: HomeName): HomeFound {
    const wanted = unitKey(unit)
    const doors = [...new Set([...found, ...found.flatMap(({ id }) => unitsOf.get(id) ?? [])])].filter(({ has_units }) => !has_units)
    const fitting = doors.filter((home) => unitKey(home.unit_number ?? home.address2 ?? '') === wanted)
    const [only] = fitting
    if (only && fitting.length === 1) return { home: only }
    if (fitting.length > 1) return { field: 'Unit', sentence: problem.severalHaveUnit }
    // A home that is one alone, whatever the file calls its door.
    const [alone] = found
    if (
      alone &&
      found.length === 1 &&
      !alone.has_units &&
      !alone.unit_number &&
      !alone.address2 &&
      !alone.parent_asset_id &&
      isNoDoor(wanted)
    )
      return { home: alone }
    return {
      field: 'Unit',
      sentence: invalidMessage(problem.unit),
      detail: problem.noUnit({ unit: quoted(unit), home: quoted(found[0]!.title) }),
    }
  }
}

/** A home that a row means, as it is among those that are kept now: it may have been divided into units since, or deleted. */
export function asKept(found: HomeFound, name: HomeName, kept: ReadonlyMap<string, NamedHome>): HomeFound {
  if (!('home' in found)) return found
  const home = kept.get(found.home.id)
  return home ? withoutUnit([home], name) : noneOfYours(name)
}

/** Where a row names its home. */
function fieldOf({ property }: HomeName): LeaseImportField {
  return property === '' ? 'ReferenceCode' : 'Property'
}

function noneOfYours(name: HomeName): HomeFound {
  const field = fieldOf(name)
  return {
    field,
    sentence: invalidMessage(LEASE_IMPORT_LABELS[field]),
    detail: problem.notYours({ home: quoted(name.property || name.code) }),
  }
}

function withoutUnit(found: readonly NamedHome[], name: HomeName): HomeFound {
  const [home] = found
  if (home && found.length === 1 && !home.has_units) return { home }
  const isBuilding = found.some(
    ({ has_units, parent_asset_id, unit_number }) => has_units || parent_asset_id !== null || unit_number !== null,
  )
  return isBuilding
    ? { field: 'Unit', sentence: problem.whichUnit, detail: problem.hasSeveralUnits({ home: quoted(found[0]!.title) }) }
    : { field: fieldOf(name), sentence: problem.severalHaveName }
}

/** How files call the door of a home that has one. */
function isNoDoor(key: string): boolean {
  return ['', '1', 'main', 'house', 'home', 'na', 'single', 'sfh', 'sfr', 'whole'].includes(key)
}

const CITY_BEFORE_STATE = /,([^,]+), ?[a-z]{2}\b/i
const ZIP_AT_THE_END = /(?:,|\b[a-z]{2}) ?(\d{5})(?:-\d{4})?$/i

/** The same street is in many cities: whether the file speaks of another one. A ZIP or a city alone may be mistyped. */
function isElsewhere(home: NamedHome, { property, city, zip }: HomeName): boolean {
  const statedZip = zip || ZIP_AT_THE_END.exec(property)?.[1]
  const statedCity = placeKey(city || (CITY_BEFORE_STATE.exec(property)?.[1] ?? ''))
  const fits: boolean[] = []
  if (statedZip && home.zip) fits.push(statedZip.slice(0, 5) === home.zip.slice(0, 5))
  if (statedCity) fits.push(statedCity === placeKey(home.city_name))
  return fits.length > 0 && !fits.includes(true)
}

/** The street of an address, which may go on with a unit, a city and more behind commas. */
function streetsOf({ property }: HomeName): string[] {
  const parts = property.split(',', MOST_PARTS + 1)
  return property === ''
    ? []
    : [...new Set([property, ...parts.slice(0, MOST_PARTS).map((_part, index) => parts.slice(0, index + 1).join(' '))])]
}

function wholesOf(name: HomeName): string[] {
  return name.unit === '' ? streetsOf(name) : streetsOf(name).map((street) => `${street} ${name.unit}`)
}

function grouped(homes: readonly NamedHome[], keyOf: (home: NamedHome) => string | null | undefined): Map<string, NamedHome[]> {
  const groups = Map.groupBy(homes, (home) => keyOf(home) ?? '')
  groups.delete('')
  return groups
}
