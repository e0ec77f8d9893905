import { type DeleteView, SavedViewNotFound } from '@keystead/contract/platform/saved-views/saved-view.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { deleteSavedView } from './saved-view.queries.ts'

export const deleteView: Handler<typeof DeleteView, Scope<'saved-view'>> = async ({ db, owned, audit }, { SavedViewId }) => {
  if (!(await deleteSavedView(db, owned, SavedViewId))) fail(SavedViewNotFound)
  audit(SavedViewId)
  return { SavedViewId }
}
