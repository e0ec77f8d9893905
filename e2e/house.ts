import type { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'

/** A complete house for rent, as the form would send it. */
export const house = {
  CategoryId: 1,
  AssetTypeId: 101,
  ListingTypeId: 1,
  AccessTypeId: 1,
  Title: 'Bungalow with a wide porch',
  Description: 'A quiet bungalow on a tree-lined street, with a wide porch and a fenced garden.',
  Address1: '1420 Elm Street',
  City: 'Denver',
  StateId: 8,
  Zip: '80202',
  Bedrooms: 3,
  Bathrooms: 1.5,
  Rent: '2450.00',
} satisfies InputOf<typeof AddAsset>
