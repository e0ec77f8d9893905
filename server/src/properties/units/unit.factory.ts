import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { AddAssetUnits } from '@keystead/contract/properties/units/unit.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import type { TestApp, TestPerson } from '../../../test/harness.ts'
import { type PropertyInput, addProperty } from '../properties/property.factory.ts'
import { must } from '../../../test/must.ts'

export type UnitsInput = InputOf<typeof AddAssetUnits>

/** An apartment house of nobody's rent but its units'. */
export async function addBuilding(owner: TestPerson, overrides: Partial<PropertyInput> = {}): Promise<UserAssetDetails> {
  return addProperty(owner, {
    Title: 'Maple Court',
    AssetTypeId: 108,
    Address1: '1400 Maple Street',
    Bedrooms: 0,
    Bathrooms: 1,
    AmenityIds: [20, 22],
    PetsAllowedIds: [1],
    ApplicationFee: '45.00',
    PrivateRemarks: 'The key is with Mrs. Bell.',
    ...overrides,
  })
}

/** Apartments of one bedroom, each a little dearer than the one before. */
export function unitsInputWith(building: { AssetId: string }, numbers: readonly string[], overrides: Partial<UnitsInput> = {}): UnitsInput {
  return {
    AssetId: building.AssetId,
    AssetTypeId: 104,
    ListingTypeId: 1,
    Units: numbers.map((UnitNumber, index) => ({ UnitNumber, Bedrooms: 1, Bathrooms: 1, Rent: `${1200 + index * 10}.00` })),
    ...overrides,
  }
}

export async function addUnits(
  owner: TestPerson,
  building: { AssetId: string },
  numbers: readonly string[],
  overrides: Partial<UnitsInput> = {},
): Promise<string[]> {
  return must(await owner.call(AddAssetUnits, unitsInputWith(building, numbers, overrides))).AssetIds
}

/** Puts properties on the market as if they had photos. */
export async function listAnyway(app: TestApp, assetIds: readonly string[]): Promise<void> {
  await app.sql('update asset set is_listed = true, listed_at = now() where id = any($1::uuid[])', [assetIds])
}
