import type { GetAssets } from '@keystead/contract/assets/properties/property.operations.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { centsFromText } from '@keystead/contract/values/money.ts'
import { type SearchPlace, findSearchPlace } from '../../common/reference-data/reference-data.public.ts'
import { failField } from '../../rpc/failure.ts'
import type { Db } from '../../database/db.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Box } from './grid.ts'
import { presentListingCard } from './listing.present.ts'
import { type ListingCardRow, type ListingFilter, MOST_COUNTED, type SearchArea, countListings, searchListings } from './listing.queries.ts'
import { listPrimaryImages } from './property-images.queries.ts'
import { findRelaxations } from './relaxations.ts'

type Input = ParsedInputOf<typeof GetAssets>

export const getAssets: Handler<typeof GetAssets> = async ({ db }, input) => {
  const typedPlace = input.Place || null
  const place = typedPlace === null ? null : await findSearchPlace(db, typedPlace)
  const paging = { PageIndex: input.PageIndex, PageSize: input.PageSize }
  if (typedPlace !== null && !place) {
    return { Items: [], ...paging, TotalCount: 0, TotalIsCapped: false, Place: null, PlaceIsUnknown: true, Relaxations: [] }
  }
  const filter = filterOf(input, place)
  const from = place && place.kind !== 'state' ? place : null
  const offset = input.PageIndex * input.PageSize
  const rows = await searchListings(db, filter, { sort: input.Sort, from, limit: input.PageSize, offset })
  const count = await totalOf(db, filter, rows, { offset, pageSize: input.PageSize })
  const images = await listPrimaryImages(
    db,
    rows.map((row) => row.asset_id),
  )
  return {
    Items: rows.map((row) => presentListingCard(row, images.get(row.asset_id))),
    ...paging,
    TotalCount: Math.min(count, MOST_COUNTED),
    TotalIsCapped: count > MOST_COUNTED,
    Place: place && { Text: place.text, Kind: place.kind, Latitude: place.latitude, Longitude: place.longitude },
    PlaceIsUnknown: false,
    Relaxations: count === 0 ? await findRelaxations(db, filter, from) : [],
  }
}

/** The last page tells the total by itself. */
async function totalOf(
  db: Db,
  filter: ListingFilter,
  rows: readonly ListingCardRow[],
  { offset, pageSize }: { offset: number; pageSize: number },
): Promise<number> {
  const isLastPage = rows.length < pageSize && (rows.length > 0 || offset === 0)
  return isLastPage ? offset + rows.length : countListings(db, filter)
}

function filterOf(input: Input, place: SearchPlace | null): ListingFilter {
  return {
    area: place && areaOf(place, input.RadiusMiles ?? null),
    bounds: input.Bounds ? boxOf(input.Bounds) : null,
    profileId: input.ProfileId ?? null,
    words: input.Text || null,
    categoryId: input.CategoryId ?? null,
    listingTypeId: input.ListingTypeId ?? null,
    accessTypeId: input.AccessTypeId ?? null,
    assetTypeIds: input.AssetTypeIds,
    minCents: input.MinPrice ? centsFromText(input.MinPrice) : null,
    maxCents: input.MaxPrice ? centsFromText(input.MaxPrice) : null,
    minBedrooms: input.MinBedrooms ?? null,
    minBathrooms: input.MinBathrooms ?? null,
    minSquareFeet: input.MinArea ?? null,
    maxSquareFeet: input.MaxArea ?? null,
    amenityIds: input.AmenityIds,
  }
}

/** A state has no middle to measure from, so a distance means nothing there. */
function areaOf(place: SearchPlace, radiusMiles: number | null): SearchArea {
  return radiusMiles === null || place.kind === 'state' ? place : { kind: 'radius', center: place, miles: radiusMiles }
}

function boxOf(bounds: NonNullable<Input['Bounds']>): Box {
  if (bounds.South > bounds.North) failField('Bounds', 'Map area is not valid.')
  return { south: bounds.South, west: bounds.West, north: bounds.North, east: bounds.East }
}
