import { z } from 'zod'
import { signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { invalidMessage } from '../../text/messages.ts'
import { messages } from './drafts-messages.text.ts'
import { choice, optional, rowId, wholeNumber } from '../../values/fields.ts'
import { CATEGORIES } from '../fields/property.values.ts'
import { AssetDraft, AssetDraftDetails, DRAFT_STEPS, DraftFields } from './draft.schemas.ts'

const assets = area('assets')

export const MOST_DRAFTS = 20
/** A draft that no one has touched for so long goes. */
export const DRAFT_DAYS = 180

export const DraftNotFound = defineError('DraftNotFound', 404, messages.draftNotFound)
export const DraftChanged = defineError('DraftChanged', 409, messages.draftChanged)
export const TooManyDrafts = defineError('TooManyDrafts', 409, messages.tooManyDrafts)

const ownDraft = signedIn({ profiles: ['Owner'], own: { field: 'DraftId', kind: 'asset-draft' } })
export const SaveAssetDraft = assets.command('SaveAssetDraft', {
  summary:
    'Keeps what is typed of a property that is not there yet. Without `DraftId` it begins a draft; with it, `Version` is the one that was read, and a newer one refuses.',
  access: signedIn({ profiles: ['Owner'] }),
  permission: 'properties:edit',
  input: z
    .strictObject({
      DraftId: optional(rowId('Draft')),
      Version: optional(wholeNumber('Version', { min: 1, max: 2_147_483_647 })),
      CategoryId: choice('Category', Object.values(CATEGORIES)),
      Step: z.enum(DRAFT_STEPS, { error: invalidMessage('Step') }),
      Fields: DraftFields,
    })
    .superRefine(({ DraftId, Version }, context) => {
      if ((DraftId === null) !== (Version === null)) {
        context.addIssue({ code: 'custom', path: ['Version'], message: invalidMessage('Version') })
      }
    }),
  output: z.object({ DraftId: z.guid(), Version: z.int(), UpdatedAt: z.iso.datetime() }),
  errors: [DraftNotFound, DraftChanged, TooManyDrafts],
  changes: ['assetDraft'],
})

export const GetAssetDrafts = assets.query('GetAssetDrafts', {
  summary: 'The drafts of the active owner profile, the latest first; there are at most twenty.',
  access: signedIn({ profiles: ['Owner'] }),
  permission: 'properties:view',
  input: z.strictObject({}),
  output: z.object({ Items: z.array(AssetDraft) }),
  reads: ['assetDraft'],
})

export const GetAssetDraftDetails = assets.query('GetAssetDraftDetails', {
  summary: 'One draft with everything typed so far.',
  access: ownDraft,
  permission: 'properties:view',
  input: z.strictObject({ DraftId: rowId('Draft') }),
  output: AssetDraftDetails,
  errors: [DraftNotFound],
  reads: ['assetDraft'],
})

export const DeleteAssetDraft = assets.command('DeleteAssetDraft', {
  summary: 'Throws a draft away.',
  access: ownDraft,
  permission: 'properties:edit',
  input: z.strictObject({ DraftId: rowId('Draft') }),
  output: z.object({ DraftId: z.guid() }),
  errors: [DraftNotFound],
  changes: ['assetDraft'],
})
