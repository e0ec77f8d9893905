import {
  DeleteView,
  RenameView,
  ReplaceView,
  type SavedView,
  SaveView,
} from '@keystead/contract/platform/saved-views/saved-view.operations.ts'
import type { ListWithViews } from '@keystead/contract/platform/saved-views/saved-view.values.ts'
import { messages } from '@keystead/contract/platform/saved-views/saved-views-messages.text.ts'
import { Suspense, useState } from 'react'
import { useCommand } from '../../api/query.ts'
import { lazyPart } from '../../navigation/chunks.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { text } from './saved-views.text.ts'

const ViewNameDialog = lazyPart(() => import('./ViewNameDialog.tsx').then((part) => part.ViewNameDialog))

type Question = { what: 'save' } | { what: 'rename' | 'delete'; view: SavedView }

/** What people do with the views of a list, with the dialogs that ask. `search` is what the address says now. */
export function useViewActions(list: ListWithViews, search: string) {
  const [question, setQuestion] = useState<Question | null>(null)
  const save = useCommand(SaveView)
  const rename = useCommand(RenameView)
  const replace = useCommand(ReplaceView)
  const remove = useCommand(DeleteView)
  const close = () => setQuestion(null)

  async function saveOver({ SavedViewId, Name, Search }: SavedView) {
    if (!(await withToast(replace.run({ SavedViewId, Search: search })))) return
    const restore = () => void withToast(replace.run({ SavedViewId, Search }))
    toast.success(text.replaced({ name: Name }), { text: text.undo, onSelect: restore })
  }

  const dialog = question && (
    <Suspense>
      {question.what === 'save' && (
        <ViewNameDialog
          title={text.saveTitle}
          name=""
          help={text.saveHelp}
          submitText={text.saveView}
          onName={async (Name) => {
            await save.run({ List: list, Name, Search: search })
            toast.success(messages.viewSaved)
            close()
          }}
          onClose={close}
        />
      )}
      {question.what === 'rename' && (
        <ViewNameDialog
          title={text.renameTitle({ name: question.view.Name })}
          name={question.view.Name}
          submitText={text.renameView}
          onName={async (Name) => {
            await rename.run({ SavedViewId: question.view.SavedViewId, Name })
            toast.success(messages.viewRenamed)
            close()
          }}
          onClose={close}
        />
      )}
      {question.what === 'delete' && (
        <ConfirmDialog
          open
          title={text.deleteTitle({ name: question.view.Name })}
          consequence={text.deleteConsequence}
          confirmText={text.deleteView}
          busy={remove.pending}
          onConfirm={() => void withToast(remove.run({ SavedViewId: question.view.SavedViewId }), messages.viewDeleted).then(close)}
          onCancel={close}
        />
      )}
    </Suspense>
  )
  return { ask: setQuestion, saveOver, dialog }
}
