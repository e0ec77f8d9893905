import {
  DraftChanged,
  DraftNotFound,
  MOST_DRAFTS,
  type SaveAssetDraft,
  TooManyDrafts,
} from '@keystead/contract/properties/drafts/draft.operations.ts'
import { invalidMessage } from '@keystead/contract/text/messages.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { draftsOf } from './draft.access.ts'
import { awaitTurnToBegin, countDrafts, insertDraft, lockDraft, type SavedDraft, updateDraft } from './draft.queries.ts'

export const saveAssetDraft: Handler<typeof SaveAssetDraft> = async ({ db, actor }, input) => {
  const scope = draftsOf(profileActor(actor))
  const typed = { categoryId: input.CategoryId, step: input.Step, fields: { ...input.Fields, CategoryId: input.CategoryId } }
  if (input.DraftId === null) {
    await awaitTurnToBegin(db, scope)
    if ((await countDrafts(db, scope)) >= MOST_DRAFTS) fail(TooManyDrafts)
    return presentSaved(await insertDraft(db, scope, typed))
  }
  const present = (await lockDraft(db, scope, input.DraftId)) ?? fail(DraftNotFound)
  if (present.version !== input.Version) fail(DraftChanged)
  if (present.category_id !== input.CategoryId) failField('CategoryId', invalidMessage('Category'))
  return presentSaved(await updateDraft(db, scope, input.DraftId, typed))
}

function presentSaved({ id, version, updated_at }: SavedDraft) {
  return { DraftId: id, Version: version, UpdatedAt: updated_at.toISOString() }
}
