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
import { useMay } from '../../sessions/rights.ts'
import { useEmailObstacle } from '../../security/sign-in/use-email-obstacle.ts'
import styles from './Bulk.module.css'
import { BulkRunDialog, type BulkAct } from './BulkRunDialog.tsx'
import type { AssetChanges } from './change-fields.ts'
import { EditManyDialog } from './EditManyDialog.tsx'
import { useBulkRun } from './use-bulk-run.ts'
import type { Selection } from './use-selection.ts'
import { text as words } from './bulk.text.ts'

type BulkSubject = {
  /** What narrows the list now: "select all" selects what it finds. */
  filters: InputOf<typeof GetUserAssetIds>
  total: { TotalCount: number; TotalIsCapped: boolean } | undefined
  selection: Selection
}

type Question = 'edit' | 'delete' | null

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
  const may = useMay()
  const [question, setQuestion] = useState<Question>(null)
  const [act, setAct] = useState<BulkAct>('list')
  const ids = [...selection.ids]
  const hasMore = total !== undefined && (total.TotalIsCapped || total.TotalCount > ids.length) && ids.length < MAX_SELECTED_ASSETS

  function list() {
    setAct('list')
    run.start({ operation: ListAssets, ids, rest: {} })
  }
  function unlist(Reason: InputOf<typeof UnlistAssets>['Reason']) {
    setAct('unlist')
    run.start({ operation: UnlistAssets, ids, rest: { Reason } })
  }
  function edit(Changes: AssetChanges) {
    setQuestion(null)
    setAct('edit')
    run.start({ operation: EditAssets, ids, rest: { Changes } })
  }
  function remove() {
    setQuestion(null)
    setAct('delete')
    run.start({ operation: DeleteAssets, ids, rest: {} })
  }

  async function selectAll() {
    const { AssetIds, IsCapped } = await call(GetUserAssetIds, filters)
    selection.change(new Set(AssetIds))
    if (IsCapped) toast.success(words.selectionCapped({ count: MAX_SELECTED_ASSETS }))
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
          {total.TotalIsCapped ? words.selectAllCapped({ count: MAX_SELECTED_ASSETS }) : words.selectAll({ count: total.TotalCount })}
        </Button>
      )}
      {may(ListAssets) && (
        <>
          <Button size="sm" disabledReason={emailObstacle} onClick={list}>
            {words.list}
          </Button>
          <Menu
            align="start"
            trigger={
              <Button size="sm" iconAfter={ChevronDownIcon}>
                {words.unlist}
              </Button>
            }
            entries={UNLIST_REASONS.map(({ key, text }) => ({ text, onSelect: () => unlist(key) }))}
          />
        </>
      )}
      {may(EditAssets) && (
        <Button size="sm" onClick={() => setQuestion('edit')}>
          {words.change}
        </Button>
      )}
      {more}
      {may(DeleteAssets) && (
        <Button size="sm" variant="quiet" onClick={() => setQuestion('delete')}>
          {words.remove}
        </Button>
      )}
      <Button size="sm" variant="quiet" onClick={selection.clear}>
        {words.clear}
      </Button>
    </div>
  )
  const dialogs = (
    <>
      {question === 'edit' && <EditManyDialog count={ids.length} onChanges={edit} onClose={() => setQuestion(null)} />}
      <ConfirmDialog
        open={question === 'delete'}
        title={words.deleteTitle({ count: ids.length })}
        consequence={words.deleteConsequence}
        confirmText={words.deleteButton({ count: ids.length })}
        onConfirm={remove}
        onCancel={() => setQuestion(null)}
      />
      <BulkRunDialog run={run} act={act} onClose={close} />
    </>
  )
  return { bar, dialogs }
}
