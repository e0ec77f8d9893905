import type { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { RegisterUser } from '@keystead/contract/security/sign-in/account.operations.ts'
import { type Caller, signIn, visitor } from './caller.ts'

const PASSWORD = 'what everyone here types'
const COLORADO = 8

type NewOwner = { readonly Email: string; readonly LastName?: string; readonly AccountTypeId?: 1 | 2 }

/** An owner who has just signed up as people do. */
export async function newOwner(url: string, { Email, LastName = 'Marlow', AccountTypeId = 1 }: NewOwner): Promise<Caller> {
  await visitor(url).ask(RegisterUser, {
    Email,
    ProfileTypeId: 1,
    AccountTypeId,
    CategoryIds: [],
    FirstName: 'Robin',
    LastName,
    Mobile: '303 555 0142',
    Password: PASSWORD,
    ConfirmPassword: PASSWORD,
    TermsAccepted: true,
  })
  return signIn(url, Email, PASSWORD)
}

/** What homes of a benchmark have in common. */
export const HOME = {
  CategoryId: 1,
  ListingTypeId: 1,
  AccessTypeId: 1,
  Description: 'A bright home with a porch, a kitchen and room to spare.',
  City: 'Denver',
  StateId: COLORADO,
  Zip: '80202',
  Bedrooms: 3,
  Bathrooms: 2,
  Rent: '2400.00',
} satisfies Partial<InputOf<typeof AddAsset>>

/** One that stands alone. */
export const HOUSE = { ...HOME, AssetTypeId: 101, Title: 'House', Address1: '100 Larimer Street' } satisfies InputOf<typeof AddAsset>
