import { MAX_MAP_PINS, type GetAssetMap } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import type { Db } from '../../database/db.ts'
import type { Handler } from '../../rpc/module.ts'
import { MOST_COUNTED } from '../../rpc/page.ts'
import { type Box, boxOfCell, countCells, doublingsFor } from './grid.ts'
import { type ListingFilter, isBroad } from './listing-filter.ts'
import { type GroupRow, type PinRow, listGroups, listPins, sampleGroups } from './map.queries.ts'
import { broadFilterOf, listCellRows } from './prepared-counts.queries.ts'
import { boxOf, understandSearch } from './search-filter.ts'

type Output = OutputOf<typeof GetAssetMap>

/** Groups that a map shows at most. */
const MOST_GROUPS = 150
/** Homes that are looked at one by one for a map. */
const MOST_LOOKED_AT = 20_000
/** Below so many of the smallest squares, what is in them tells too little of what is in the box. */
const FEWEST_SQUARES = 16

export const getAssetMap: Handler<typeof GetAssetMap> = async ({ db }, input) => {
  const { filter, placeIsUnknown } = await understandSearch(db, input)
  if (placeIsUnknown) return { Pins: [], Groups: [] }
  const box = boxOf(input.Bounds)
  const doublings = doublingsFor(box, MOST_GROUPS)
  const groups = (await countedGroups(db, filter, box, doublings)) ?? (await foundGroups(db, filter, box, doublings))
  if (homesIn(groups) > MAX_MAP_PINS) return { Pins: [], Groups: groups.map((row) => presentGroup(row, doublings)) }
  return { Pins: (await listPins(db, filter, MAX_MAP_PINS)).map(presentPin), Groups: [] }
}

/** From the counts that are kept: whole squares, also where the box cuts them. Null where the homes themselves have to be asked. */
async function countedGroups(db: Db, filter: ListingFilter, box: Box, doublings: number): Promise<GroupRow[] | null> {
  if (!isBroad({ ...filter, bounds: null }) || countCells(box, 0) < FEWEST_SQUARES) return null
  const rows = await listCellRows(db, box, doublings, broadFilterOf(filter))
  const homes = rows.reduce((sum, row) => sum + row.homes, 0)
  return homes > MOST_COUNTED ? rows.map((row) => ({ ...row, is_capped: false })) : null
}

async function foundGroups(db: Db, filter: ListingFilter, box: Box, doublings: number): Promise<GroupRow[]> {
  const isOfPlace = filter.area !== null && filter.area.kind !== 'radius' && filter.area.kind !== 'state'
  const groups = await listGroups(db, filter, doublings, isOfPlace ? MOST_LOOKED_AT : MOST_COUNTED + 1)
  const isCut = groups.some((group) => group.is_capped)
  if (!isCut || isOfPlace) return groups
  const sampled = await sampleGroups(db, filter, box, doublings, Math.floor(MOST_LOOKED_AT / countCells(box, doublings)))
  return homesIn(sampled) > homesIn(groups) ? sampled : groups
}

function homesIn(groups: readonly GroupRow[]): number {
  return groups.reduce((sum, group) => sum + group.homes, 0)
}

function presentGroup({ cell, homes, latitude, longitude, is_capped }: GroupRow, doublings: number): Output['Groups'][number] {
  const { south, west, north, east } = boxOfCell(cell, doublings)
  return {
    Latitude: latitude,
    Longitude: longitude,
    Count: Math.min(homes, MOST_COUNTED),
    CountIsCapped: is_capped || homes > MOST_COUNTED,
    Bounds: { South: south, West: west, North: north, East: east },
  }
}

function presentPin(row: PinRow): Output['Pins'][number] {
  return {
    OfferId: row.id,
    AssetId: row.asset_id,
    Title: row.title,
    Amount: textFromCents(row.amount_cents),
    RentFrequencyId: row.rent_frequency_id,
    Bedrooms: row.bedrooms,
    Bathrooms: row.bathrooms,
    Latitude: row.latitude,
    Longitude: row.longitude,
  }
}
