import { PropertyNotFound } from '@keystead/contract/properties/properties/property.operations.ts'
import type { BuildingUnit, GetAssetBuildingUnits } from '@keystead/contract/properties/units/unit.operations.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { pageWith, rowsOf } from '../../rpc/page.ts'
import { listingTypeText } from '../properties/property.public.ts'
import { type ImageRow, listPrimaryImages, presentImage } from '../images/image.public.ts'
import { type BuildingUnitRow, type ListedHome, findListedHome, listListedUnits, sumListedUnits } from './unit.queries.ts'

/** Of `ADDRESS_EXACTNESS`. */
const EXACT_ADDRESS = 1

export const getAssetBuildingUnits: Handler<typeof GetAssetBuildingUnits> = async ({ db }, input) => {
  const home = (await findListedHome(db, input.AssetId)) ?? fail(PropertyNotFound)
  // Beside a unit its building's others; of anything else its own units.
  const building = home.parent_asset_id === null ? home : await findListedHome(db, home.parent_asset_id)
  // One that hides its address has no units here: those that show theirs would tell it.
  const isHidden = building !== null && building.address_exactness !== EXACT_ADDRESS
  const wanted = { buildingId: isHidden ? null : (home.parent_asset_id ?? home.asset_id), besides: home.asset_id }
  const page = rowsOf(input)
  const [rows, sums] = await Promise.all([listListedUnits(db, wanted, page), sumListedUnits(db, wanted)])
  const images = await listPrimaryImages(
    db,
    rows.map((row) => row.asset_id),
  )
  return {
    ...pageWith(
      rows.map((row) => presentBuildingUnit(row, images.get(row.asset_id))),
      input,
      sums.count,
    ),
    Building: isHidden ? null : buildingOf(home, building, sums.count),
    UnitNumber: home.unit_number,
    Rents: rangeOf(sums.rent_min, sums.rent_max),
    Prices: rangeOf(sums.price_min, sums.price_max),
  }
}

function buildingOf(home: ListedHome, listed: ListedHome | null, unitsCount: number) {
  if (home.parent_asset_id === null) return unitsCount === 0 ? null : { Title: home.title, AssetId: home.asset_id }
  return { Title: listed?.title ?? home.building_title ?? home.title, AssetId: listed?.asset_id ?? null }
}

function rangeOf(minCents: number | null, maxCents: number | null) {
  return minCents === null || maxCents === null ? null : { Min: textFromCents(minCents), Max: textFromCents(maxCents) }
}

function presentBuildingUnit(row: BuildingUnitRow, image: ImageRow | undefined): BuildingUnit {
  return {
    AssetId: row.asset_id,
    Title: row.title,
    UnitNumber: row.unit_number,
    ListingTypeId: row.listing_type_id,
    ListingType: listingTypeText(row.listing_type_id),
    Amount: textFromCents(row.amount_cents),
    RentFrequencyId: row.rent_frequency_id,
    Bedrooms: row.bedrooms,
    Bathrooms: row.bathrooms,
    Area: row.area,
    AreaUnitId: row.area_unit_id,
    FloorNumber: row.floor_number,
    AvailableOn: row.available_on,
    Image: image ? presentImage(image, row.title) : null,
  }
}
