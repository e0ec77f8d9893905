import { z } from 'zod'
import { signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { messages } from '../../text/messages.ts'
import { rowId } from '../../values/fields.ts'
import { PropertyChanged, PropertyNotFound } from '../properties/property.operations.ts'
import { AddEditAssetOwnersInput } from './owner.forms.ts'

const assets = area('assets')

export const OwnerNotFound = defineError('OwnerNotFound', 404, messages.ownerNotFound)
export const OwnerHoldsShare = defineError(
  'OwnerHoldsShare',
  409,
  'This owner holds a part of the property. Please give it to the other owners first.',
)
export const ManagingOwnerStays = defineError(
  'ManagingOwnerStays',
  409,
  'You manage this property, so you stay one of its owners, if only with 0 percent.',
)

const ownersOnly = signedIn({ profiles: ['Owner'], own: { field: 'AssetId', kind: 'asset' } })
const refreshedByOwners = ['GetAssetOwners', 'GetUserAssetDetails']

export const AddEditAssetOwners = assets.command('AddEditAssetOwners', {
  summary:
    'Says who owns a property from a day on, all owners at once: their percents make 100. Owners that are left out hold nothing from then on.',
  access: ownersOnly,
  input: AddEditAssetOwnersInput,
  output: z.object({ AssetId: z.guid(), OwnersVersion: z.int() }),
  errors: [PropertyNotFound, OwnerNotFound, PropertyChanged],
  refreshes: refreshedByOwners,
})

export const DeleteAssetOwner = assets.command('DeleteAssetOwner', {
  summary: 'Removes an owner who holds nothing of the property any more. The history stays.',
  access: signedIn({ profiles: ['Owner'], own: { field: 'OwnerId', kind: 'asset-owner' } }),
  input: z.strictObject({ OwnerId: rowId('Owner') }),
  output: z.object({ OwnerId: z.guid(), AssetId: z.guid(), OwnersVersion: z.int() }),
  errors: [OwnerNotFound, OwnerHoldsShare, ManagingOwnerStays],
  refreshes: refreshedByOwners,
})

export const AssetOwner = z.object({
  /** Null as long as nothing was said: then the managing profile owns it all. */
  OwnerId: z.guid().nullable(),
  Name: z.string(),
  Email: z.string().nullable(),
  OwnershipPercent: z.number(),
  IsManagingOwner: z.boolean(),
  VestingId: z.int().nullable(),
  ReceivesDistributions: z.boolean(),
  Receives1099: z.boolean(),
  Notes: z.string().nullable(),
  /** Since when the percent holds. */
  EffectiveFrom: z.iso.date().nullable(),
})
export type AssetOwner = z.infer<typeof AssetOwner>

export const GetAssetOwners = assets.query('GetAssetOwners', {
  summary: 'Who owns a property, and how it was before.',
  access: ownersOnly,
  input: z.strictObject({ AssetId: rowId('Property') }),
  output: z.object({
    OwnersVersion: z.int(),
    Owners: z.array(AssetOwner),
    /** Shares that hold no more, the latest first. */
    Past: z.array(z.object({ Name: z.string(), OwnershipPercent: z.number(), EffectiveFrom: z.iso.date(), EffectiveTo: z.iso.date() })),
  }),
  errors: [PropertyNotFound],
})
