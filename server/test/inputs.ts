import type { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import type { SendUserEnquiry } from '@keystead/contract/platform/support-tickets/ticket.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'

/** A complete house for rent, as a form would send it. */
export const houseInput = {
  CategoryId: 1,
  AssetTypeId: 101,
  ListingTypeId: 1,
  AccessTypeId: 1,
  Title: 'Bungalow with a wide porch',
  Description: 'A quiet bungalow on a tree-lined street, with a wide porch, a large kitchen and a fenced garden.',
  Address1: '1420 Elm Street',
  City: 'Denver',
  StateId: 8,
  Zip: '80202',
  Bedrooms: 3,
  Bathrooms: 1.5,
  Area: 1450,
  Rent: '2450.00',
  AmenityIds: [1, 6],
} satisfies InputOf<typeof AddAsset>

/** A question to those who run the installation. */
export const inquiryInput = (email: string): InputOf<typeof SendUserEnquiry> => ({
  SupportTypeId: 5,
  Name: 'Robin Marlow',
  Email: email,
  Phone: '(303) 555-0142',
  Subject: 'Where is my payout?',
  Message: 'The rent of November is marked as paid. When does it reach my bank?',
})

export const SMALL_IMPORT_FILE =
  'id,title,city,state,bedrooms,bathrooms,price\nA-1,Sunny flat,Denver,CO,2,1,1500\nA-2,Corner flat,Boulder,CO,1,1,1200\n'
