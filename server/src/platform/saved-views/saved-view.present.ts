import type { SavedView } from '@keystead/contract/platform/saved-views/saved-view.operations.ts'
import type { SavedViewRow } from './saved-view.queries.ts'

export function presentSavedView({ id, name, search }: SavedViewRow): SavedView {
  return { SavedViewId: id, Name: name, Search: search }
}
