import { z } from 'zod'
import { signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { pageOf, pagingInput } from '../../rpc/paging.ts'
import { messages } from './owners-messages.text.ts'
import { rowId } from '../../values/fields.ts'
import {
  ConnectionExists,
  EmailNotConfirmed,
  InvitationToSelf,
  InvitationTooSoon,
  TooManyAddresses,
  TooManyInvitations,
  TooManyUnknownAddresses,
  NotConnected,
} from '../../people/connections/connection.operations.ts'
import { PropertyChanged, PropertyNotFound } from '../properties/property.operations.ts'
import { UserAssetCard } from '../properties/property.schemas.ts'
import { AddEditAssetOwnersInput } from './owner.forms.ts'
import { OWNER_STATES } from './owner.values.ts'
import { partnershipFilters } from './partnership.forms.ts'

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
export const AddEditAssetOwners = assets.command('AddEditAssetOwners', {
  summary:
    'Says who owns a property from a day on, all owners at once: their percents make 100. Owners that are left out hold nothing from then on. A unit has owners of its own from then on, and no longer those of its building.',
  access: ownersOnly,
  permission: 'properties:edit',
  input: AddEditAssetOwnersInput,
  output: z.object({ AssetId: z.guid(), OwnersVersion: z.int() }),
  errors: [
    PropertyNotFound,
    OwnerNotFound,
    PropertyChanged,
    NotConnected,
    ConnectionExists,
    InvitationToSelf,
    InvitationTooSoon,
    EmailNotConfirmed,
    TooManyInvitations,
    TooManyAddresses,
    TooManyUnknownAddresses,
  ],
  changes: ['share', 'connection'],
})

export const DeleteAssetOwner = assets.command('DeleteAssetOwner', {
  summary:
    'Removes an owner who holds nothing of the property any more. The history stays. A unit of which only the manager is left has the owners of its building again.',
  access: signedIn({ profiles: ['Owner'], own: { field: 'OwnerId', kind: 'asset-owner' } }),
  permission: 'properties:delete',
  input: z.strictObject({ OwnerId: rowId('Owner') }),
  output: z.object({ OwnerId: z.guid(), AssetId: z.guid(), OwnersVersion: z.int() }),
  errors: [OwnerNotFound, OwnerHoldsShare, ManagingOwnerStays],
  changes: ['share', 'connection'],
})

export const AssetOwner = z.object({
  /** Null as long as nothing was said of this property: then the managing profile owns it all, or the owners of its building do. */
  OwnerId: z.guid().nullable(),
  Name: z.string(),
  Email: z.string().nullable(),
  OwnershipPercent: z.number(),
  IsManagingOwner: z.boolean(),
  VestingId: z.int().nullable(),
  /** What others get is between them and the manager: null where a partner reads. */
  ReceivesDistributions: z.boolean().nullable(),
  Receives1099: z.boolean().nullable(),
  Notes: z.string().nullable(),
  /** Since when the percent holds. */
  EffectiveFrom: z.iso.date().nullable(),
  /** Of someone with a profile: who sees the property as a partner. */
  ProfileId: z.guid().nullable(),
  PicPath: z.string().nullable(),
  Status: z.enum(OWNER_STATES),
  /** Of the invitation, or the connection, behind it; for the manager. */
  ConnectionId: z.guid().nullable(),
  /** Whether this is the caller. */
  IsSelf: z.boolean(),
})
export type AssetOwner = z.infer<typeof AssetOwner>

export const GetAssetOwners = assets.query('GetAssetOwners', {
  summary:
    'Who owns a property, and how it was before; a unit without owners of its own is owned by those of its building. Partners read it as well; notes and addresses of others are for its manager.',
  access: signedIn({ profiles: ['Owner'], own: { field: 'AssetId', kind: 'asset', reach: ['partner'] } }),
  permission: 'properties:view',
  input: z.strictObject({ AssetId: rowId('Property') }),
  output: z.object({
    OwnersVersion: z.int(),
    /** Whether the caller manages the property and says who owns it. */
    MayEdit: z.boolean(),
    /** The building whose owners a unit has; null where it has its own. */
    OwnersOf: z.object({ AssetId: z.guid(), Title: z.string() }).nullable(),
    Owners: z.array(AssetOwner),
    /** Shares that hold no more, the latest first. */
    Past: z.array(z.object({ Name: z.string(), OwnershipPercent: z.number(), EffectiveFrom: z.iso.date(), EffectiveTo: z.iso.date() })),
  }),
  errors: [PropertyNotFound],
  reads: ['share'],
})

/** A property that is managed by someone else and owned in part by the active profile. */
export const PartnerAsset = UserAssetCard.extend({
  OwnershipPercent: z.number(),
  /** Since when the percent holds. */
  EffectiveFrom: z.iso.date(),
  ManagedBy: z.object({ ProfileId: z.guid(), Name: z.string(), PicPath: z.string().nullable() }),
}).meta({ id: 'PartnerAsset' })
export type PartnerAsset = z.infer<typeof PartnerAsset>

export const GetUserPartnerOwnerAssets = assets.query('GetUserPartnerOwnerAssets', {
  summary: 'Properties that others manage and the active owner holds a part of. They are read only.',
  access: signedIn({ profiles: ['Owner'] }),
  permission: 'properties:view',
  input: z.strictObject({ ...partnershipFilters, ...pagingInput }),
  output: pageOf(PartnerAsset),
  reads: ['share'],
})
