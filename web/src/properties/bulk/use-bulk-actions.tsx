import {
  DeleteAssets,
  EditAssets,
  GetUserAssetIds,
  ListAssets,
  MAX_SELECTED_ASSETS,
  UnlistAssets,
} from '@keystead/contract/properties/bulk/bulk.operations.ts'
import { UNLIST_REASONS } from '@keystead/contract/properties/properties/unlist-reasons.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { useState, type ReactNode } from 'react'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { ChevronDownIcon } from '../../ui/icons.ts'
import { Menu } from '../../ui/Menu.tsx'
import { toast } from '../../ui/toast.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { useEmailObstacle } from '../../security/sign-in/use-email-obstacle.ts'
import styles from './Bulk.module.css'
import { BulkRunDialog } from './BulkRunDialog.tsx'
import { propertiesText } from './batches.ts'
import type { AssetChanges } from './change-fields.ts'
import { EditManyDialog } from './EditManyDialog.tsx'
import { useBulkRun } from './use-bulk-run.ts'
import type { Selection } from './use-selection.ts'

type BulkSubject = {
  /** What narrows the list now: "select all" selects what it finds. */
  filters: InputOf<typeof GetUserAssetIds>
  total: { TotalCount: number; TotalIsCapped: boolean } | undefined
  selection: Selection
}

type Question = 'edit' | 'delete' | null

const VERBS = {
  list: { doing: 'Listing', done: 'Listed' },
  unlist: { doing: 'Unlisting', done: 'Unlisted' },
  edit: { doing: 'Changing', done: 'Changed' },
  delete: { doing: 'Deleting', done: 'Deleted' },
} as const

export type BulkActions = {
  /** Buttons for the bar above the list. */
  bar: ReactNode
  /** Belong beside the list: they outlast its rows. */
  dialogs: ReactNode
}

/** What an owner does with everything that is ticked in a list. `more` stands among the buttons, such as writing a file. */
export function useBulkActions({ filters, total, selection }: BulkSubject, more?: ReactNode): BulkActions {
  const run = useBulkRun()
  const emailObstacle = useEmailObstacle()
  const [question, setQuestion] = useState<Question>(null)
  const [verbs, setVerbs] = useState<{ doing: string; done: string }>(VERBS.list)
  const ids = [...selection.ids]
  const hasMore = total !== undefined && (total.TotalIsCapped || total.TotalCount > ids.length) && ids.length < MAX_SELECTED_ASSETS

  function list() {
    setVerbs(VERBS.list)
    run.start({ operation: ListAssets, ids, rest: {} })
  }
  function unlist(Reason: InputOf<typeof UnlistAssets>['Reason']) {
    setVerbs(VERBS.unlist)
    run.start({ operation: UnlistAssets, ids, rest: { Reason } })
  }
  function edit(Changes: AssetChanges) {
    setQuestion(null)
    setVerbs(VERBS.edit)
    run.start({ operation: EditAssets, ids, rest: { Changes } })
  }
  function remove() {
    setQuestion(null)
    setVerbs(VERBS.delete)
    run.start({ operation: DeleteAssets, ids, rest: {} })
  }

  async function selectAll() {
    const { AssetIds, IsCapped } = await call(GetUserAssetIds, filters)
    selection.change(new Set(AssetIds))
    if (IsCapped) toast.success(`The first ${MAX_SELECTED_ASSETS.toLocaleString('en-US')} are selected. More do not go at once.`)
  }

  /** What was deleted cannot stay ticked. */
  function close() {
    run.close()
    selection.clear()
  }

  const bar = (
    <div className={styles.actions}>
      {hasMore && (
        <Button size="sm" onClick={() => void withToast(selectAll())}>
          Select all {total.TotalIsCapped ? `${MAX_SELECTED_ASSETS.toLocaleString('en-US')}+` : total.TotalCount.toLocaleString('en-US')}
        </Button>
      )}
      <Button size="sm" disabledReason={emailObstacle} onClick={list}>
        List
      </Button>
      <Menu
        align="start"
        trigger={
          <Button size="sm" iconAfter={ChevronDownIcon}>
            Unlist
          </Button>
        }
        entries={UNLIST_REASONS.map(({ key, text }) => ({ text, onSelect: () => unlist(key) }))}
      />
      <Button size="sm" onClick={() => setQuestion('edit')}>
        Change
      </Button>
      {more}
      <Button size="sm" variant="quiet" onClick={() => setQuestion('delete')}>
        Delete
      </Button>
      <Button size="sm" variant="quiet" onClick={selection.clear}>
        Clear
      </Button>
    </div>
  )
  const dialogs = (
    <>
      {question === 'edit' && <EditManyDialog count={ids.length} onChanges={edit} onClose={() => setQuestion(null)} />}
      <ConfirmDialog
        open={question === 'delete'}
        title={`Delete ${propertiesText(ids.length)}?`}
        consequence="They and their photos disappear from every screen. This cannot be undone. What is listed stays, and so does a building whose units stay."
        confirmText={`Delete ${propertiesText(ids.length)}`}
        onConfirm={remove}
        onCancel={() => setQuestion(null)}
      />
      <BulkRunDialog run={run} verbs={verbs} onClose={close} />
    </>
  )
  return { bar, dialogs }
}
