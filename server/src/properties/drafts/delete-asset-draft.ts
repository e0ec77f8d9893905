import { type DeleteAssetDraft, DraftNotFound } from '@keystead/contract/properties/drafts/draft.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { deleteDraft } from './draft.queries.ts'

export const deleteAssetDraft: Handler<typeof DeleteAssetDraft, Scope<'asset-draft'>> = async ({ db, owned }, { DraftId }) => {
  if (!(await deleteDraft(db, owned, DraftId))) fail(DraftNotFound)
  return { DraftId }
}
