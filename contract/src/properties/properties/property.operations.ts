import { messages as signInMessages } from '../../security/sign-in/sign-in-messages.text.ts'
import { z } from 'zod'
import { AGENT_SCOPES, publicAccess, signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { Obstacle } from '../../rpc/obstacle.ts'
import { area } from '../../rpc/operation.ts'
import { longPagingInput, pageOf } from '../../rpc/paging.ts'
import { messages } from './properties-messages.text.ts'
import { choice, dropdownText, optional, rowId, wholeNumber, wordsOr } from '../../values/fields.ts'
import { LONGEST_SEARCH } from '../../values/search-words.ts'
import { DraftNotFound } from '../drafts/draft.operations.ts'
import { UNLIST_REASON_KEYS } from './unlist-reasons.ts'
import { OCCUPANCIES, OFF_BOOKS_REASONS } from './occupancy.ts'
import { userAssetFilters } from './property-list.forms.ts'
import { ManagedAssetCard, UserAssetDetails } from './property.schemas.ts'
import { propertyInput } from '../fields/property.fields.ts'
import { CATEGORIES } from '../fields/property.values.ts'

const assets = area('assets')

export const PropertyNotFound = defineError('PropertyNotFound', 404, messages.propertyNotFound)
export const PropertyChanged = defineError('PropertyChanged', 409, messages.propertyChanged)
export const PropertyNotReady = defineError('PropertyNotReady', 409, messages.propertyNotReady)
export const EmailNotConfirmedToList = defineError('EmailNotConfirmedToList', 409, signInMessages.confirmEmailToList)
export const FairHousingNotReviewed = defineError('FairHousingNotReviewed', 409, messages.fairHousingNotReviewed)
export const TermsNotEntrusted = defineError('TermsNotEntrusted', 403, messages.termsNotEntrusted)
export const PropertyIsListed = defineError('PropertyIsListed', 409, messages.propertyListedCannotBeDeleted)
export const PropertyIsLet = defineError('PropertyIsLet', 409, messages.propertyIsLet)
/** Said by rooms above, which know what is owed. */
export const PropertyHasOpenAgreements = defineError('PropertyHasOpenAgreements', 409, messages.propertyHasOpenAgreements)
export const PropertyHasOpenInvoices = defineError('PropertyHasOpenInvoices', 409, messages.propertyHasOpenInvoices)
export const PropertyHasPayments = defineError('PropertyHasPayments', 409, messages.propertyHasPayments)
export const BuildingHasUnits = defineError('BuildingHasUnits', 409, messages.buildingHasUnits)
export const ReferenceCodeTaken = defineError('ReferenceCodeTaken', 409, 'Another property of yours has this reference code.')

const ReferenceItem = z.object({ Id: z.int(), Text: z.string() })
const formsNeedIt = publicAccess('Search filters of visitors need it; it holds no private data.')
const ownersOnly = signedIn({ profiles: ['Owner'] })
const ownAsset = signedIn({ profiles: ['Owner'], own: { field: 'AssetId', kind: 'asset' } })
/** The manager, and agents who may list it. */
const listedAsset = signedIn({ profiles: ['Owner', 'Agent'], own: { field: 'AssetId', kind: 'asset', reach: ['agent:list'] } })

export const GetAssetTypes = assets.query('GetAssetTypes', {
  summary: 'Property types, of one category or of both.',
  access: formsNeedIt,
  input: z.strictObject({ CategoryId: choice('Category', Object.values(CATEGORIES)).nullish() }),
  output: z.object({ Items: z.array(ReferenceItem.extend({ CategoryId: z.int() })) }),
  readsNothing: 'It changes with a release, and with no command.',
})

export const GetAssetListingTypes = assets.query('GetAssetListingTypes', {
  summary: 'Listing types, of one category or of both.',
  access: formsNeedIt,
  input: z.strictObject({ CategoryId: choice('Category', Object.values(CATEGORIES)).nullish() }),
  output: z.object({ Items: z.array(ReferenceItem) }),
  readsNothing: 'It changes with a release, and with no command.',
})

export const GetAssetAccessTypes = assets.query('GetAssetAccessTypes', {
  summary: 'What a lister offers: the entire property, a private room, a shared room.',
  access: formsNeedIt,
  input: z.strictObject({}),
  output: z.object({ Items: z.array(ReferenceItem) }),
  readsNothing: 'It changes with a release, and with no command.',
})

export const GetAreaUnitTypes = assets.query('GetAreaUnitTypes', {
  summary: 'Units of area; square feet is the default.',
  access: formsNeedIt,
  input: z.strictObject({}),
  output: z.object({ Items: z.array(ReferenceItem.extend({ Short: z.string() })) }),
  readsNothing: 'It changes with a release, and with no command.',
})

export const GetAssetsAppConfig = assets.query('GetAssetsAppConfig', {
  summary:
    'Limits and lists that property forms and filters need: amenities, pets, utilities, rent frequencies, lease kinds, upload limits.',
  access: formsNeedIt,
  input: z.strictObject({}),
  output: z.object({
    Amenities: z.array(ReferenceItem.extend({ Group: z.string() })),
    PetsAllowed: z.array(ReferenceItem),
    RentFrequencies: z.array(ReferenceItem),
    LeaseKinds: z.array(ReferenceItem),
    Smoking: z.array(ReferenceItem),
    Utilities: z.array(ReferenceItem),
    ShowingAccess: z.array(ReferenceItem),
    AddressExactness: z.array(ReferenceItem),
    MaxImagesPerAsset: z.int(),
    MaxFileBytes: z.int(),
    ImageExtensions: z.array(z.string()),
  }),
  readsNothing: 'It changes with a release, and with no command.',
})

export const AddAsset = assets.command('AddAsset', {
  summary: 'Adds a property to the active owner profile. It starts unlisted. Without a title it has the one that we propose.',
  access: ownersOnly,
  permission: 'properties:edit',
  /** `DraftId`: the draft that it was begun as. It goes when the property is there. */
  input: propertyInput({ DraftId: optional(rowId('Draft')) }),
  output: UserAssetDetails,
  errors: [ReferenceCodeTaken, DraftNotFound],
  changes: ['asset', 'listing', 'assetDraft'],
})

export const EditAssetInformation = assets.command('EditAssetInformation', {
  summary:
    'Replaces what is said of a property. `Version` is the one that was read; a newer one refuses the change. What an agent does not see stays as it is: reference code and private remarks. Price, terms and address they change with the scope `terms` only, and the owner hears of it; the building never.',
  access: listedAsset,
  permission: 'properties:edit',
  input: propertyInput({
    AssetId: rowId('Property'),
    Version: wholeNumber('Version', { min: 1, max: 2_147_483_647 }),
    /** Of a building: units that have its address move with it. Units at an address of their own stay. */
    CascadeAddress: z.boolean({ error: 'Address of the units is not valid.' }).default(false),
  }),
  output: UserAssetDetails,
  errors: [PropertyNotFound, PropertyChanged, TermsNotEntrusted, ReferenceCodeTaken],
  changes: ['asset', 'listing'],
})

export const ListAsset = assets.command('ListAsset', {
  summary:
    'Puts a property on the market for 90 days, once every required check passes. Listing a listed one changes nothing. Where title or description hold words that may go against fair housing law, anyone who lists it says that they have read what was found. An agent who lists it is whom strangers turn to. Anyone who lists has confirmed their own email.',
  access: listedAsset,
  permission: 'listings:edit',
  input: z.strictObject({
    AssetId: rowId('Property'),
    FairHousingReviewed: z.boolean({ error: 'Fair housing is not valid.' }).default(false),
    /** Whom strangers turn to: the manager, or an agent who may list it. Left out, the manager leaves it as it was. */
    ContactProfileId: optional(rowId('Contact')),
  }),
  output: UserAssetDetails,
  errors: [PropertyNotFound, EmailNotConfirmedToList, PropertyNotReady, FairHousingNotReviewed],
  changes: ['asset', 'listing'],
})

export const UnlistAsset = assets.command('UnlistAsset', {
  summary: 'Takes a property off the market, and keeps why. Unlisting an unlisted one changes nothing.',
  access: listedAsset,
  permission: 'listings:edit',
  input: z.strictObject({
    AssetId: rowId('Property'),
    Reason: z.enum(UNLIST_REASON_KEYS, { error: 'Reason is not valid.' }).default('withdrawn'),
  }),
  output: UserAssetDetails,
  errors: [PropertyNotFound],
  changes: ['asset', 'listing'],
})

export const GetAssetDeletionPreview = assets.query('GetAssetDeletionPreview', {
  summary: 'What is against deleting a property, and what would go with it.',
  access: ownAsset,
  permission: 'properties:delete',
  input: z.strictObject({ AssetId: rowId('Property') }),
  output: z.object({
    /** What is against it; empty where nothing is. */
    Refusals: z.array(Obstacle),
    /** Beside the property and its photos, a sentence each. */
    GoesWithIt: z.array(z.string()),
  }),
  errors: [PropertyNotFound],
  reads: ['asset', 'listing', 'lease', 'invoice', 'payment'],
})

export const DeleteAsset = assets.command('DeleteAsset', {
  summary:
    'Deletes a property that is neither listed nor leased, and about which nothing is owed or being paid: with its pictures and drafts of invoices, from every screen. Agents who had it no longer see it; invoices that were sent stay.',
  access: ownAsset,
  permission: 'properties:delete',
  input: z.strictObject({ AssetId: rowId('Property') }),
  output: z.object({ AssetId: z.guid() }),
  errors: [
    PropertyNotFound,
    PropertyIsListed,
    PropertyIsLet,
    BuildingHasUnits,
    PropertyHasOpenInvoices,
    PropertyHasPayments,
    PropertyHasOpenAgreements,
  ],
  changes: ['asset', 'listing'],
})

/** Sorts of the owner's list. */
export const USER_ASSET_SORTS = ['address', 'updated', 'title', 'city', 'lease-end', 'amount-low', 'amount-high'] as const

export const GetUserAssets = assets.query('GetUserAssets', {
  summary: 'The properties of the active owner profile.',
  access: ownersOnly,
  permission: 'properties:view',
  input: z.strictObject({
    ...userAssetFilters,
    Sort: z.enum(USER_ASSET_SORTS, { error: 'Sort is not valid.' }).default('address'),
    ...longPagingInput,
  }),
  output: pageOf(ManagedAssetCard),
  reads: ['asset', 'lease'],
})

export const GetUserAssetCounts = assets.query('GetUserAssetCounts', {
  summary: 'How many properties the active owner profile has, by state; the dashboard and the list tabs show it.',
  access: ownersOnly,
  permission: 'properties:view',
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
    /** Properties that have units. */
    Buildings: z.int(),
    /** Listed, and ending within two weeks. */
    ExpiringSoon: z.int(),
    /** Off the market because no one renewed them, and for no one who lives there or is to come. */
    Expired: z.int(),
    /** Off the market, with nothing missing and no one in them. */
    ReadyToList: z.int(),
    /** Homes by what they are today; of a building its units. */
    Occupancy: z.record(z.enum(OCCUPANCIES), z.int()),
  }),
  reads: ['asset', 'lease'],
})

export const GetUserAssetFacets = assets.query('GetUserAssetFacets', {
  summary:
    'What the list of the active owner profile can be narrowed by: its cities, and the agents who work for it today, those with most properties first.',
  access: ownersOnly,
  permission: 'properties:view',
  input: z.strictObject({}),
  output: z.object({
    /** At most 100, as are the agents. */
    Cities: z.array(z.object({ City: z.string(), StateId: z.int(), StateCode: z.string(), Count: z.int() })),
    Agents: z.array(z.object({ ProfileId: z.guid(), Name: z.string(), Count: z.int() })),
  }),
  reads: ['asset', 'lease'],
})

export const SetAssetOffBooks = assets.command('SetAssetOffBooks', {
  summary: 'Says that a home is not for lease, and why, so that it does not count as vacant; null makes it for lease again.',
  access: ownAsset,
  permission: 'properties:edit',
  input: z.strictObject({ AssetId: rowId('Property'), Reason: z.enum(OFF_BOOKS_REASONS, { error: 'Reason is not valid.' }).nullable() }),
  output: z.object({ AssetId: z.guid(), OffBooksReason: z.enum(OFF_BOOKS_REASONS).nullable() }),
  errors: [PropertyNotFound],
  changes: ['asset', 'listing'],
})

export const GetUserAssetDetails = assets.query('GetUserAssetDetails', {
  summary: 'One property with its pictures and the listing checks: for its manager, for who holds a part of it, and for its agents.',
  access: signedIn({ profiles: ['Owner', 'Agent'], own: { field: 'AssetId', kind: 'asset', reach: ['partner', 'agent'] } }),
  permission: 'properties:view',
  input: z.strictObject({ AssetId: rowId('Property') }),
  output: UserAssetDetails,
  errors: [PropertyNotFound],
  reads: ['asset', 'lease', 'share'],
})

/** The longest list of properties to choose from; who looks for another types more of it. */
export const MAX_DDL_ASSETS = 20

export const GetDdlUserAssets = assets.query('GetDdlUserAssets', {
  summary:
    'Properties to choose from, by title or reference code; at most twenty. Of owners what they manage, of agents what is assigned to them now.',
  access: signedIn({ profiles: ['Owner', 'Agent'] }),
  permission: 'properties:view',
  input: z
    .strictObject({
      Text: optional(dropdownText('Property', LONGEST_SEARCH.words)),
      /** The one that is chosen, instead of words. */
      AssetId: optional(rowId('Property')),
      IsListed: z.boolean({ error: 'Listed is not valid.' }).nullish(),
      /** Only those that a unit can belong to: live, and no unit themselves. */
      CanHaveUnits: z.boolean({ error: 'Buildings is not valid.' }).nullish(),
      /** Of agents: only those where their assignment covers this. */
      Scope: z.enum(AGENT_SCOPES, { error: 'Scope is not valid.' }).nullish(),
    })
    .refine(...wordsOr('AssetId')),
  output: z.object({ Items: z.array(z.object({ Id: z.guid(), Text: z.string(), Detail: z.string() })) }),
  reads: ['asset'],
})
