import { type SaveView, TooManySavedViews } from '@keystead/contract/platform/saved-views/saved-view.operations.ts'
import { MOST_SAVED_VIEWS } from '@keystead/contract/platform/saved-views/saved-view.values.ts'
import { messages } from '@keystead/contract/platform/saved-views/saved-views-messages.text.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { savedViewsOf } from './saved-view.access.ts'
import { presentSavedView } from './saved-view.present.ts'
import { countSavedViews, hasViewNamed, insertSavedView, lockSavedViews } from './saved-view.queries.ts'

export const saveView: Handler<typeof SaveView> = async ({ db, actor, audit }, { List, Name, Search }) => {
  const views = savedViewsOf(profileActor(actor))
  await lockSavedViews(db, views)
  if (await hasViewNamed(db, views, { list: List, name: Name })) failField('Name', messages.viewNameTaken)
  if ((await countSavedViews(db, views, List)) >= MOST_SAVED_VIEWS) fail(TooManySavedViews)
  const saved = await insertSavedView(db, views, { list: List, name: Name, search: Search })
  audit(saved.id)
  return presentSavedView(saved)
}
