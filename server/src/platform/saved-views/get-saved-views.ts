import type { GetSavedViews } from '@keystead/contract/platform/saved-views/saved-view.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { savedViewsOf } from './saved-view.access.ts'
import { presentSavedView } from './saved-view.present.ts'
import { listSavedViews } from './saved-view.queries.ts'

export const getSavedViews: Handler<typeof GetSavedViews> = async ({ db, actor }, { List }) => {
  const views = await listSavedViews(db, savedViewsOf(profileActor(actor)), List)
  return { Items: views.map(presentSavedView) }
}
