import { z } from 'zod'
import { publicAccess, signedIn } from '../../rpc/access.ts'
import { area } from '../../rpc/operation.ts'
import { pageOf, pagingInput } from '../../rpc/paging.ts'
import { dropdownText, rowId, wholeNumber } from '../../values/fields.ts'
import { LONGEST_SEARCH } from '../../values/search-words.ts'
import { PropertyNotFound } from '../../properties/properties/property.operations.ts'
import { ListingCard, ListingDetails, MapArea } from './marketplace.schemas.ts'
import { mapBounds, searchFields } from './search.fields.ts'

const assets = area('assets')

export const GetAssets = assets.query('GetAssets', {
  summary: 'Searches listed properties. `TotalCount` is exact up to 1,000.',
  access: publicAccess('The marketplace is for visitors.'),
  input: z.strictObject({ ...searchFields, ...pagingInput }),
  output: pageOf(ListingCard).extend({
    /** How the place text was understood; null when none was given or none is known. */
    Place: z
      .object({ Text: z.string(), Kind: z.enum(['city', 'zip', 'state', 'street']), Latitude: z.number(), Longitude: z.number() })
      .nullable(),
    PlaceIsUnknown: z.boolean(),
    /** When nothing matched: the nearest ways to find something, most results first. */
    Relaxations: z.array(z.object({ Drop: z.string(), RadiusMiles: z.int().nullable(), Count: z.int(), CountIsCapped: z.boolean() })),
  }),
  reads: ['listing'],
})

export const GetAssetDetails = assets.query('GetAssetDetails', {
  summary: 'One listed property as a stranger sees it, with its address as exact as the owner chose.',
  access: publicAccess('The marketplace is for visitors.'),
  input: z.strictObject({ AssetId: rowId('Property') }),
  output: ListingDetails,
  errors: [PropertyNotFound],
  reads: ['listing', 'profile', 'branding'],
})

export const GetAssetPreview = assets.query('GetAssetPreview', {
  summary:
    'One property as a stranger would see it if it were listed now, for those who may list it: what GetAssetDetails answers afterwards.',
  access: signedIn({ profiles: ['Owner', 'Agent'], own: { field: 'AssetId', kind: 'asset', reach: ['agent:list'] } }),
  permission: 'listings:view',
  input: z.strictObject({ AssetId: rowId('Property') }),
  output: ListingDetails,
  errors: [PropertyNotFound],
  reads: ['asset', 'listing', 'profile', 'branding'],
})

export const GetTopAssets = assets.query('GetTopAssets', {
  summary: 'The newest listed properties that have a picture, for the home page.',
  access: publicAccess('The home page is for visitors.'),
  input: z.strictObject({ Count: wholeNumber('Count', { min: 1, max: 20 }).default(9) }),
  output: z.object({ Items: z.array(ListingCard) }),
  reads: ['listing'],
})

/** How many homes stand below one as similar. */
export const SIMILAR_ASSETS = 3
/** How far from a home the farthest of them may be: in its city, within 10 or 50 miles, or anywhere in its state. */
const SIMILAR_REACHES = ['city', 'near', 'far', 'state'] as const
export type SimilarReach = (typeof SIMILAR_REACHES)[number]

export const GetSimilarAssets = assets.query('GetSimilarAssets', {
  summary:
    'Homes most like a listed one, the most alike first: of its category and listing type, in its city with about its bedrooms and price, and where those are too few farther away, of other sizes and at other prices. Empty only where its state has no other.',
  access: publicAccess('The marketplace is for visitors.'),
  input: z.strictObject({ AssetId: rowId('Property') }),
  output: z.object({
    Items: z.array(ListingCard),
    Reach: z.enum(SIMILAR_REACHES),
    AnyBedrooms: z.boolean(),
    AnyPrice: z.boolean(),
  }),
  errors: [PropertyNotFound],
  reads: ['listing'],
})

/** How many homes can be asked for by their ids at once. */
export const MAX_ASSET_CARDS = 24

export const GetAssetCards = assets.query('GetAssetCards', {
  summary: 'Those of some properties that are listed now, by their first offer, in the order asked for.',
  access: publicAccess('What visitors have saved, seen or compare is known to their browser alone.'),
  input: z.strictObject({
    AssetIds: z.array(rowId('Property'), { error: 'Properties is not valid.' }).max(MAX_ASSET_CARDS, { error: 'Properties is not valid.' }),
  }),
  output: z.object({ Items: z.array(ListingCard) }),
  reads: ['listing'],
})

/** Filters that say how many homes each of their choices would find. */
export const FACET_FIELDS = [
  'ListingTypeId',
  'CategoryId',
  'AssetTypeIds',
  'MinBedrooms',
  'MinBathrooms',
  'AmenityIds',
  'PetsAllowedIds',
] as const
export type FacetField = (typeof FACET_FIELDS)[number]

export const GetAssetFacets = assets.query('GetAssetFacets', {
  summary:
    'How many listed properties each choice of a filter would find, the other filters staying as they are. Exact up to 1,000; a capped count is the least there are.',
  access: publicAccess('The marketplace is for visitors.'),
  input: z.strictObject({
    ...searchFields,
    Fields: z
      .array(z.enum(FACET_FIELDS, { error: 'Filter is not valid.' }), { error: 'Filter is not valid.' })
      .max(FACET_FIELDS.length, { error: 'Filter is not valid.' })
      .optional(),
  }),
  output: z.object({
    Facets: z.array(
      z.object({
        Field: z.enum(FACET_FIELDS),
        /** Choices that find something. `Value` is the id, or the least number of rooms. */
        Options: z.array(z.object({ Value: z.number(), Count: z.int(), CountIsCapped: z.boolean() })),
      }),
    ),
  }),
  reads: ['listing'],
})

/** Homes that fit on a map one by one; where there are more, it shows groups. */
export const MAX_MAP_PINS = 200

export const GetAssetMap = assets.query('GetAssetMap', {
  summary: 'What a search finds in a part of the map: single homes where they are few, else groups with their number and place.',
  access: publicAccess('The marketplace is for visitors.'),
  input: z.strictObject({ ...searchFields, Bounds: mapBounds }),
  output: z.object({
    Pins: z.array(
      ListingCard.pick({
        OfferId: true,
        AssetId: true,
        Title: true,
        Amount: true,
        RentFrequencyId: true,
        Bedrooms: true,
        Bathrooms: true,
        Latitude: true,
        Longitude: true,
      }),
    ),
    Groups: z.array(
      z.object({
        Latitude: z.number(),
        Longitude: z.number(),
        Count: z.int(),
        CountIsCapped: z.boolean(),
        /** The part of the map that it stands for: where a press on it goes. At the edge it may reach, and count, beyond the asked part. */
        Bounds: MapArea,
      }),
    ),
  }),
  reads: ['listing'],
})

/** A place box answers from two typed characters on (spec §9). */
export const GetDdlPlaces = assets.query('GetDdlPlaces', {
  summary:
    'Places to search in that start with a text: cities, ZIPs, states, and streets and addresses where homes are listed; at most ten.',
  access: publicAccess('The search box of visitors needs it.'),
  input: z.strictObject({
    Text: dropdownText('Place', LONGEST_SEARCH.place),
  }),
  output: z.object({
    Items: z.array(z.object({ Kind: z.enum(['city', 'zip', 'state', 'street']), Text: z.string(), StateCode: z.string().nullable() })),
  }),
  readsNothing: 'It changes with a release, and with no command.',
})
