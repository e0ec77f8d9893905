import { z } from 'zod'
import { publicAccess, signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { pageOf, pagingInput } from '../../rpc/paging.ts'
import { messages } from '../../text/messages.ts'
import { choice, rowId, searchText, wholeNumber } from '../../values/fields.ts'
import { ListingCard, ListingDetails, UserAssetCard, UserAssetDetails, propertyInput } from './property.schemas.ts'
import { searchFields } from './property.search.ts'
import { CATEGORIES } from './property.values.ts'

const assets = area('assets')

export const PropertyNotFound = defineError('PropertyNotFound', 404, messages.propertyNotFound)
export const PropertyChanged = defineError('PropertyChanged', 409, messages.propertyChanged)
export const PropertyNotReady = defineError('PropertyNotReady', 409, messages.propertyNotReady)
export const PropertyIsListed = defineError('PropertyIsListed', 409, messages.propertyListedCannotBeDeleted)
export const ReferenceCodeTaken = defineError('ReferenceCodeTaken', 409, 'Another property of yours has this reference code.')

export const refreshedByPropertyChanges = [
  'GetUserAssets',
  'GetUserAssetDetails',
  'GetUserAssetCounts',
  'GetAssets',
  'GetAssetDetails',
  'GetTopAssets',
]

const ReferenceItem = z.object({ Id: z.int(), Text: z.string() })
const formsNeedIt = publicAccess('Search filters of visitors need it; it holds no private data.')
const ownersOnly = signedIn({ profiles: ['Owner'] })
const ownAsset = signedIn({ profiles: ['Owner'], own: { field: 'AssetId', kind: 'asset' } })

export const GetAssetTypes = assets.query('GetAssetTypes', {
  summary: 'Property types, of one category or of both.',
  access: formsNeedIt,
  input: z.strictObject({ CategoryId: choice('Category', Object.values(CATEGORIES)).nullish() }),
  output: z.object({ Items: z.array(ReferenceItem.extend({ CategoryId: z.int() })) }),
})

export const GetAssetListingTypes = assets.query('GetAssetListingTypes', {
  summary: 'Listing types, of one category or of both.',
  access: formsNeedIt,
  input: z.strictObject({ CategoryId: choice('Category', Object.values(CATEGORIES)).nullish() }),
  output: z.object({ Items: z.array(ReferenceItem) }),
})

export const GetAssetAccessTypes = assets.query('GetAssetAccessTypes', {
  summary: 'What a lister offers: the entire property, a private room, a shared room.',
  access: formsNeedIt,
  input: z.strictObject({}),
  output: z.object({ Items: z.array(ReferenceItem) }),
})

export const GetAreaUnitTypes = assets.query('GetAreaUnitTypes', {
  summary: 'Units of area; square feet is the default.',
  access: formsNeedIt,
  input: z.strictObject({}),
  output: z.object({ Items: z.array(ReferenceItem.extend({ Short: z.string() })) }),
})

export const GetAssetsAppConfig = assets.query('GetAssetsAppConfig', {
  summary: 'Limits and lists that property forms and filters need: amenities, pets, rent frequencies, lease kinds, upload limits.',
  access: formsNeedIt,
  input: z.strictObject({}),
  output: z.object({
    Amenities: z.array(ReferenceItem),
    PetsAllowed: z.array(ReferenceItem),
    RentFrequencies: z.array(ReferenceItem),
    LeaseKinds: z.array(ReferenceItem),
    AddressExactness: z.array(ReferenceItem),
    MaxImagesPerAsset: z.int(),
    MaxFileBytes: z.int(),
    ImageExtensions: z.array(z.string()),
  }),
})

export const AddAsset = assets.command('AddAsset', {
  summary: 'Adds a property to the active owner profile. It starts unlisted.',
  access: ownersOnly,
  input: propertyInput({}),
  output: UserAssetDetails,
  errors: [ReferenceCodeTaken],
  refreshes: refreshedByPropertyChanges,
})

export const EditAssetInformation = assets.command('EditAssetInformation', {
  summary: 'Replaces what is said of a property. `Version` is the one that was read; a newer one refuses the change.',
  access: ownAsset,
  input: propertyInput({ AssetId: rowId('Property'), Version: wholeNumber('Version', { min: 1, max: 2_147_483_647 }) }),
  output: UserAssetDetails,
  errors: [PropertyNotFound, PropertyChanged, ReferenceCodeTaken],
  refreshes: refreshedByPropertyChanges,
})

export const ListAsset = assets.command('ListAsset', {
  summary: 'Puts a property on the market, once every required check passes. Listing a listed one changes nothing.',
  access: ownAsset,
  input: z.strictObject({ AssetId: rowId('Property') }),
  output: UserAssetDetails,
  errors: [PropertyNotFound, PropertyNotReady],
  refreshes: refreshedByPropertyChanges,
})

export const UnlistAsset = assets.command('UnlistAsset', {
  summary: 'Takes a property off the market. Unlisting an unlisted one changes nothing.',
  access: ownAsset,
  input: z.strictObject({ AssetId: rowId('Property') }),
  output: UserAssetDetails,
  errors: [PropertyNotFound],
  refreshes: refreshedByPropertyChanges,
})

export const DeleteAsset = assets.command('DeleteAsset', {
  summary: 'Deletes an unlisted property and its pictures from every screen.',
  access: ownAsset,
  input: z.strictObject({ AssetId: rowId('Property') }),
  output: z.object({ AssetId: z.guid() }),
  errors: [PropertyNotFound, PropertyIsListed],
  refreshes: refreshedByPropertyChanges,
})

/** Sorts of the owner's list. */
export const USER_ASSET_SORTS = ['updated', 'title', 'city', 'amount-low', 'amount-high'] as const

/** What a property may still need: `finishing` is unlisted with a required check open, `photo` is listed without a picture. */
export const USER_ASSET_NEEDS = ['finishing', 'photo'] as const

export const GetUserAssets = assets.query('GetUserAssets', {
  summary: 'The properties of the active owner profile.',
  access: ownersOnly,
  input: z.strictObject({
    Text: searchText('Keyword', 100).nullish(),
    CategoryId: choice('Category', Object.values(CATEGORIES)).nullish(),
    IsListed: z.boolean({ error: 'Listed is not valid.' }).nullish(),
    Needs: z.enum(USER_ASSET_NEEDS, { error: 'Needs is not valid.' }).nullish(),
    Sort: z.enum(USER_ASSET_SORTS, { error: 'Sort is not valid.' }).default('updated'),
    ...pagingInput,
  }),
  output: pageOf(UserAssetCard),
})

export const GetUserAssetCounts = assets.query('GetUserAssetCounts', {
  summary: 'How many properties the active owner profile has, by state; the dashboard and the list tabs show it.',
  access: ownersOnly,
  input: z.strictObject({}),
  output: z.object({
    /** Active properties. */
    All: z.int(),
    Listed: z.int(),
    Unlisted: z.int(),
    /** Unlisted with at least one required check open. */
    NotReady: z.int(),
    /** Listed without a picture. */
    ListedWithoutImage: z.int(),
  }),
})

export const GetUserAssetDetails = assets.query('GetUserAssetDetails', {
  summary: 'One property of the active owner profile, with its pictures and the listing checks.',
  access: ownAsset,
  input: z.strictObject({ AssetId: rowId('Property') }),
  output: UserAssetDetails,
  errors: [PropertyNotFound],
})

export const GetAssets = assets.query('GetAssets', {
  summary: 'Searches listed properties. `TotalCount` is exact up to 1,000.',
  access: publicAccess('The marketplace is for visitors.'),
  input: z.strictObject({ ...searchFields, ...pagingInput }),
  output: pageOf(ListingCard).extend({
    /** How the place text was understood; null when none was given or none is known. */
    Place: z.object({ Text: z.string(), Kind: z.enum(['city', 'zip', 'state']), Latitude: z.number(), Longitude: z.number() }).nullable(),
    PlaceIsUnknown: z.boolean(),
    /** When nothing matched: the nearest ways to find something, most results first. */
    Relaxations: z.array(z.object({ Drop: z.string(), RadiusMiles: z.int().nullable(), Count: z.int(), CountIsCapped: z.boolean() })),
  }),
})

export const GetAssetDetails = assets.query('GetAssetDetails', {
  summary: 'One listed property as a stranger sees it, with its address as exact as the owner chose.',
  access: publicAccess('The marketplace is for visitors.'),
  input: z.strictObject({ AssetId: rowId('Property') }),
  output: ListingDetails,
  errors: [PropertyNotFound],
})

export const GetTopAssets = assets.query('GetTopAssets', {
  summary: 'The newest listed properties that have a picture, for the home page.',
  access: publicAccess('The home page is for visitors.'),
  input: z.strictObject({ Count: wholeNumber('Count', { min: 1, max: 20 }).default(9) }),
  output: z.object({ Items: z.array(ListingCard) }),
})
