import { type RenameView, SavedViewNotFound } from '@keystead/contract/platform/saved-views/saved-view.operations.ts'
import { messages } from '@keystead/contract/platform/saved-views/saved-views-messages.text.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { presentSavedView } from './saved-view.present.ts'
import { findSavedView, hasViewNamed, lockSavedViews, renameSavedView } from './saved-view.queries.ts'

export const renameView: Handler<typeof RenameView, Scope<'saved-view'>> = async ({ db, owned, audit }, { SavedViewId, Name }) => {
  await lockSavedViews(db, owned)
  const { list } = (await findSavedView(db, owned, SavedViewId)) ?? fail(SavedViewNotFound)
  if (await hasViewNamed(db, owned, { list, name: Name, exceptId: SavedViewId })) failField('Name', messages.viewNameTaken)
  const renamed = (await renameSavedView(db, owned, SavedViewId, Name)) ?? fail(SavedViewNotFound)
  audit(SavedViewId)
  return presentSavedView(renamed)
}
