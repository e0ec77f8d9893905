import * as operations from '@keystead/contract/properties/drafts/draft.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { draftOfCall } from './draft.access.ts'
import { deleteAssetDraft } from './delete-asset-draft.ts'
import { getAssetDraftDetails } from './get-asset-draft-details.ts'
import { getAssetDrafts } from './get-asset-drafts.ts'
import { saveAssetDraft } from './save-asset-draft.ts'

export const draftModule = implementAll(
  operations,
  {
    SaveAssetDraft: saveAssetDraft,
    GetAssetDrafts: getAssetDrafts,
    GetAssetDraftDetails: getAssetDraftDetails,
    DeleteAssetDraft: deleteAssetDraft,
  },
  { 'asset-draft': draftOfCall },
)
