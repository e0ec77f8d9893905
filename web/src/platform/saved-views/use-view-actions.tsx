import {
  DeleteView,
  RenameView,
  ReplaceView,
  type SavedView,
  SaveView,
} from '@keystead/contract/platform/saved-views/saved-view.operations.ts'
import type { ListWithViews } from '@keystead/contract/platform/saved-views/saved-view.values.ts'
import { messages } from '@keystead/contract/text/messages.ts'
import { Suspense, useState } from 'react'
import { useCommand } from '../../api/query.ts'
import { lazyPart } from '../../navigation/chunks.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { withToast } from '../../ui/with-toast.ts'

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
    toast.success(`“${Name}” keeps these filters now.`, { text: 'Undo', onSelect: restore })
  }

  const dialog = question && (
    <Suspense>
      {question.what === 'save' && (
        <ViewNameDialog
          title="Save these filters as a view"
          name=""
          help="It keeps the tab, the filters and the order of the list."
          submitText="Save view"
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
          title={`Rename “${question.view.Name}”`}
          name={question.view.Name}
          submitText="Rename view"
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
          title={`Delete the view “${question.view.Name}”?`}
          consequence="Only the view goes. What it shows stays where it is."
          confirmText="Delete view"
          busy={remove.pending}
          onConfirm={() => void withToast(remove.run({ SavedViewId: question.view.SavedViewId }), messages.viewDeleted).then(close)}
          onCancel={close}
        />
      )}
    </Suspense>
  )
  return { ask: setQuestion, saveOver, dialog }
}
