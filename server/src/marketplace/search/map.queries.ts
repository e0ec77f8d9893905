import type { Db } from '../../database/db.ts'
import { type Box, cellsOf, rangeOfCell } from './grid.ts'
import type { ListingFilter } from './listing-filter.ts'
import { everyMatch } from './search.queries.ts'
import { whereOf } from './search-where.queries.ts'

/** Homes of one square of the map. */
export type GroupRow = { cell: number; homes: number; latitude: number; longitude: number; is_capped: boolean }

export type PinRow = {
  id: string
  asset_id: string
  title: string
  amount_cents: number
  rent_frequency_id: number | null
  bedrooms: number | null
  bathrooms: number | null
  latitude: number
  longitude: number
}

/** The homes that a filter finds, one by one; `limit` says how many at most. */
export async function listPins(db: Db, filter: ListingFilter, limit: number): Promise<PinRow[]> {
  const { from, where } = everyMatch(filter, 'l.id')
  return db.sql(
    `select pin.* from (select l.id from ${from} limit ${where.bind(limit)}) found
     cross join lateral (
       select id, asset_id, title, amount_cents, rent_frequency_id, bedrooms, bathrooms, latitude, longitude from listing where id = found.id limit 1
     ) pin order by pin.id`,
    where.values,
  )
}

/** The homes that a filter finds, up to so many, by squares; whether there were more is in `is_capped`. */
export async function listGroups(db: Db, filter: ListingFilter, doublings: number, limit: number): Promise<GroupRow[]> {
  const { from, where } = everyMatch(filter, 'l.fine_cell, l.latitude, l.longitude')
  return db.sql(
    `with found as materialized (select l.* from ${from} limit ${where.bind(limit)})
     select fine_cell >> ${where.bind(2 * doublings)}::int as cell, count(*) as homes, avg(latitude) as latitude, avg(longitude) as longitude,
       (select count(*) from found) = ${where.bind(limit)}::int as is_capped
     from found group by 1`,
    where.values,
  )
}

/** A few homes of every square: how many of them match is the least that the square has. */
export async function sampleGroups(db: Db, filter: ListingFilter, box: Box, doublings: number, perSquare: number): Promise<GroupRow[]> {
  const where = whereOf(filter)
  const cells = cellsOf(box, doublings)
  const ranges = cells.map((cell) => rangeOfCell(cell, doublings))
  const [number, low, high] = [
    where.bind(cells),
    where.bind(ranges.map((range) => range.low)),
    where.bind(ranges.map((range) => range.high)),
  ]
  return db.sql(
    `select square.cell, counted.homes, counted.latitude, counted.longitude, counted.looked_at = ${perSquare} as is_capped
     from unnest(${number}::int[], ${low}::int[], ${high}::int[]) as square (cell, low, high)
     cross join lateral (
       select count(*) as looked_at, count(*) filter (${where.text() || 'where true'}) as homes,
         avg(l.latitude) filter (${where.text() || 'where true'}) as latitude, avg(l.longitude) filter (${where.text() || 'where true'}) as longitude
       from (select * from listing l where l.fine_cell between square.low and square.high limit ${perSquare}) l
     ) counted where counted.homes > 0`,
    where.values,
  )
}
