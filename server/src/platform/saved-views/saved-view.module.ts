import * as operations from '@keystead/contract/platform/saved-views/saved-view.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { deleteView } from './delete-view.ts'
import { getSavedViews } from './get-saved-views.ts'
import { renameView } from './rename-view.ts'
import { replaceView } from './replace-view.ts'
import { savedViewOfCall } from './saved-view.access.ts'
import { saveView } from './save-view.ts'

export const savedViewModule = implementAll(
  operations,
  { GetSavedViews: getSavedViews, SaveView: saveView, RenameView: renameView, ReplaceView: replaceView, DeleteView: deleteView },
  { 'saved-view': savedViewOfCall },
)
