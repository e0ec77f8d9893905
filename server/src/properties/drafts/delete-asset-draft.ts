import { type DeleteAssetDraft, DraftNotFound } from '@keystead/contract/properties/drafts/draft.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { draftsOf } from './draft.access.ts'
import { deleteDraft } from './draft.queries.ts'

export const deleteAssetDraft: Handler<typeof DeleteAssetDraft> = async ({ db, actor }, { DraftId }) => {
  if (!(await deleteDraft(db, draftsOf(profileActor(actor)), DraftId))) fail(DraftNotFound)
  return { DraftId }
}
