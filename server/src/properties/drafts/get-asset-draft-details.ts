import { DraftNotFound, type GetAssetDraftDetails } from '@keystead/contract/properties/drafts/draft.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { presentDraftDetails } from './draft.present.ts'
import { findDraft } from './draft.queries.ts'

export const getAssetDraftDetails: Handler<typeof GetAssetDraftDetails, Scope<'asset-draft'>> = async ({ db, owned }, { DraftId }) =>
  presentDraftDetails((await findDraft(db, owned, DraftId)) ?? fail(DraftNotFound))
