import { z } from 'zod'
import { signedIn } from '../../rpc/access.ts'
import { area } from '../../rpc/operation.ts'
import { emptyMessage } from '../../text/messages.ts'
import { emptyOrInvalid, rowId } from '../../values/fields.ts'
import { UNLIST_REASON_KEYS } from '../properties/unlist-reasons.ts'
import { userAssetFilters } from '../properties/property-list.forms.ts'
import { EmailNotConfirmedToList, PropertyNotFound } from '../properties/property.operations.ts'
import { assetChangesShape } from './bulk.forms.ts'

const assets = area('assets')

const ownersOnly = signedIn({ profiles: ['Owner'] })

/** Properties of one call; the one who means more sends several, one after the other. */
export const MAX_ASSETS_AT_ONCE = 200
/** Properties that one list can select. */
export const MAX_SELECTED_ASSETS = 1_000

const assetIds = z
  .array(rowId('Property'), { error: emptyOrInvalid('Properties') })
  .min(1, { error: emptyMessage('Properties') })
  .max(MAX_ASSETS_AT_ONCE, { error: `At most ${MAX_ASSETS_AT_ONCE} properties go at once.` })
  .transform((chosen) => [...new Set(chosen)])

/** `unchanged`: it was so already, or nothing of it applies; `refused`: `Reason` says why. */
export const BULK_OUTCOMES = ['done', 'unchanged', 'refused'] as const

export const BulkResult = z
  .object({
    AssetId: z.guid(),
    /** Null for a property that is not there. */
    Title: z.string().nullable(),
    Outcome: z.enum(BULK_OUTCOMES),
    /** Of the failure that the call for one property would have answered. */
    Code: z.string().nullable(),
    Reason: z.string().nullable(),
  })
  .meta({ id: 'BulkResult' })
export type BulkResult = z.infer<typeof BulkResult>

const bulkOutput = z.object({ Results: z.array(BulkResult) })

export const GetUserAssetIds = assets.query('GetUserAssetIds', {
  summary:
    'The ids of the properties that a filter of the owner’s list finds, at most 1,000: what "select all" selects. Units come before their building.',
  access: ownersOnly,
  permission: 'properties:view',
  input: z.strictObject(userAssetFilters),
  output: z.object({ AssetIds: z.array(z.guid()), IsCapped: z.boolean() }),
  reads: ['asset'],
})

export const ListAssets = assets.command('ListAssets', {
  summary: 'Puts many properties on the market; tells for each whether it went, and if not, what is missing.',
  access: ownersOnly,
  permission: 'listings:edit',
  input: z.strictObject({
    AssetIds: assetIds,
    /** As for ListAsset: the words that may go against fair housing law were read. */
    FairHousingReviewed: z.boolean({ error: 'Fair housing is not valid.' }).default(false),
  }),
  output: bulkOutput,
  errors: [EmailNotConfirmedToList],
  changes: ['asset', 'listing'],
})

export const UnlistAssets = assets.command('UnlistAssets', {
  summary: 'Takes many properties off the market, and keeps why.',
  access: ownersOnly,
  permission: 'listings:edit',
  input: z.strictObject({ AssetIds: assetIds, Reason: z.enum(UNLIST_REASON_KEYS, { error: 'Reason is not valid.' }).default('withdrawn') }),
  output: bulkOutput,
  changes: ['asset', 'listing'],
})

export const DeleteAssets = assets.command('DeleteAssets', {
  summary: 'Deletes many properties. A listed one stays, and so does a building unless all of its units go with it.',
  access: ownersOnly,
  permission: 'properties:delete',
  input: z.strictObject({ AssetIds: assetIds }),
  output: bulkOutput,
  changes: ['asset', 'listing'],
})

export const EditAssets = assets.command('EditAssets', {
  summary:
    'Changes the same facts of many properties. `Changes` holds what is to be set; what does not apply to a property leaves it as it is.',
  access: ownersOnly,
  permission: 'properties:edit',
  input: z.strictObject({
    AssetIds: assetIds,
    Changes: z
      .strictObject(assetChangesShape, { error: emptyOrInvalid('Changes') })
      .refine((changes) => Object.values(changes).some((value) => value !== undefined), { error: emptyMessage('Changes') }),
  }),
  output: bulkOutput,
  changes: ['asset', 'listing'],
})

export const DuplicateAsset = assets.command('DuplicateAsset', {
  summary:
    'Adds another property that says what this one says, pictures included. It is off the market and has neither the unit number nor the reference code.',
  access: signedIn({ profiles: ['Owner'], own: { field: 'AssetId', kind: 'asset' } }),
  permission: 'properties:edit',
  input: z.strictObject({ AssetId: rowId('Property') }),
  output: z.object({ AssetId: z.guid() }),
  errors: [PropertyNotFound],
  changes: ['asset', 'listing'],
})
