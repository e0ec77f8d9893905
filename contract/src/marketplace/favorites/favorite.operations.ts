import { z } from 'zod'
import { signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { pageOf, pagingInput } from '../../rpc/paging.ts'
import { messages } from './favorites-messages.text.ts'
import { rowId } from '../../values/fields.ts'
import { ListingCard } from '../search/marketplace.schemas.ts'
import { PropertyNotFound } from '../../properties/properties/property.operations.ts'

const assets = area('assets')

export const TooManyFavorites = defineError('TooManyFavorites', 409, messages.tooManyFavorites)

/** What one person may keep. A browser keeps as many for a visitor. */
export const MOST_FAVORITES = 200

/* Homes are liked by a person, not by one of their profiles: the one who owns one house and rents another has one list. */
const anyone = signedIn({ profiles: 'any' })
export const AddFavorite = assets.command('AddFavorite', {
  summary: 'Keeps a listed property among the favorites of the account. Twice is once.',
  access: anyone,
  permission: 'personal',
  input: z.strictObject({ AssetId: rowId('Property') }),
  output: z.object({ AssetId: z.guid() }),
  errors: [PropertyNotFound, TooManyFavorites],
  changes: ['favorite'],
})

export const DeleteFavorite = assets.command('DeleteFavorite', {
  summary: 'Takes a property out of the favorites, also one that is no longer on the market. One that is not among them stays out.',
  access: anyone,
  permission: 'personal',
  input: z.strictObject({ AssetId: rowId('Property') }),
  output: z.object({ AssetId: z.guid() }),
  changes: ['favorite'],
})

export const MergeFavorites = assets.command('MergeFavorites', {
  summary:
    'Moves what a visitor has kept in the browser into the account, in the order in which it was kept. Ids that are unknown or no longer listed are passed over, as is what the account has no room for.',
  access: anyone,
  permission: 'personal',
  input: z.strictObject({
    AssetIds: z.array(rowId('Property'), { error: 'Properties are not valid.' }).max(MOST_FAVORITES, { error: messages.tooManyFavorites }),
  }),
  output: z.object({ Added: z.int() }),
  changes: ['favorite'],
})

export const Favorite = z.object({
  AssetId: z.guid(),
  /** As it was called when it was last seen on the market. */
  Title: z.string(),
  SavedAt: z.iso.datetime(),
  /** Null while it is not on the market. */
  Listing: ListingCard.nullable(),
})
export type Favorite = z.infer<typeof Favorite>

export const GetFavorites = assets.query('GetFavorites', {
  summary: 'The favorites of the account, the latest first; those that have left the market keep their title.',
  access: anyone,
  permission: 'personal',
  input: z.strictObject({ ...pagingInput }),
  output: pageOf(Favorite),
  reads: ['favorite', 'listing'],
})

export const GetFavoriteIds = assets.query('GetFavoriteIds', {
  summary: 'The ids of all favorites of the account, for the hearts on cards.',
  access: anyone,
  permission: 'personal',
  input: z.strictObject({}),
  output: z.object({ AssetIds: z.array(z.guid()) }),
  reads: ['favorite'],
})
