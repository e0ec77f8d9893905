import { type ReplaceView, SavedViewNotFound } from '@keystead/contract/platform/saved-views/saved-view.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { presentSavedView } from './saved-view.present.ts'
import { replaceSavedView } from './saved-view.queries.ts'

export const replaceView: Handler<typeof ReplaceView, Scope<'saved-view'>> = async ({ db, owned, audit }, { SavedViewId, Search }) => {
  const replaced = (await replaceSavedView(db, owned, SavedViewId, Search)) ?? fail(SavedViewNotFound)
  audit(SavedViewId)
  return presentSavedView(replaced)
}
