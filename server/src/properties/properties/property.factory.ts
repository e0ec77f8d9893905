import { randomUUID } from 'node:crypto'
import { AddAsset, ListAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import type { LooksAtRows } from '../../../test/people.ts'

export type PropertyInput = InputOf<typeof AddAsset>

/** A complete home in Denver; tests say only what matters to them. */
export function propertyInputWith(overrides: Partial<PropertyInput> = {}): PropertyInput {
  return {
    CategoryId: 1,
    AssetTypeId: 101,
    ListingTypeId: 1,
    AccessTypeId: 1,
    Title: 'Brick bungalow with a porch',
    Description: 'A quiet house on a street with old trees, ten minutes from the station.',
    ReferenceCode: null,
    Address1: '1290 Larimer Street',
    Address2: null,
    City: 'Denver',
    StateId: COLORADO,
    Zip: '80204',
    Bedrooms: 3,
    Bathrooms: 2,
    Rent: '2400.00',
    ...overrides,
  }
}

/** FIPS numbers. */
export const COLORADO = 8
export const ALASKA = 2

export async function addProperty(owner: TestPerson, overrides: Partial<PropertyInput> = {}): Promise<UserAssetDetails> {
  return must(await owner.call(AddAsset, propertyInputWith(overrides)))
}

/** A property on the market, without the photo that a typed-in one would need. */
export async function addListedProperty(
  app: LooksAtRows,
  owner: TestPerson,
  overrides: Partial<PropertyInput> = {},
): Promise<UserAssetDetails> {
  const added = await addProperty(owner, overrides)
  await app.sql('update asset set imported = true where id = $1', [added.AssetId])
  return must(await owner.call(ListAsset, { AssetId: added.AssetId }))
}

/** An id that no row has. */
export const nobodysId = () => randomUUID()
