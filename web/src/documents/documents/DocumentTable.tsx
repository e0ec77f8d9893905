import { DeleteDocument } from '@keystead/contract/documents/documents/document.operations.ts'
import { MoveDocuments } from '@keystead/contract/documents/documents/folder.operations.ts'
import type { ReactNode } from 'react'
import { useMay } from '../../sessions/rights.ts'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { DownloadIcon, FolderMoveIcon, ShareIcon, TrashIcon } from '../../ui/icons.ts'
import { Pagination, type PaginationProps } from '../../ui/Pagination.tsx'
import { PastTheEnd } from '../../ui/PastTheEnd.tsx'
import { rowColumns } from './document.columns.tsx'
import styles from './Documents.module.css'
import { text } from './documents.text.ts'
import { rowMenu } from './row-menu.ts'
import { keyOf, type Row, thingOf } from './thing.ts'
import type { Chosen } from './use-chosen.ts'
import type { DocumentActions } from './use-document-actions.tsx'

type DocumentTableProps = Pick<PaginationProps, 'page' | 'addressOf' | 'countNote'> & {
  rows: readonly Row[]
  folderAddress: (folderId: string) => string
  isOwn: boolean
  chosen: Chosen
  actions: DocumentActions
  isBusy: boolean
  /** Below the rows, before the pages. */
  children?: ReactNode
}

/** Folders and documents, of which many can be chosen. */
export function DocumentTable({
  rows,
  folderAddress,
  isOwn,
  chosen,
  actions,
  isBusy,
  page,
  addressOf,
  countNote,
  children,
}: DocumentTableProps) {
  const may = useMay()
  return (
    <div className={styles.list} aria-busy={isBusy || undefined}>
      {rows.length === 0 ? (
        <PastTheEnd first={addressOf({ PageIndex: 0, PageSize: page.PageSize })} />
      ) : (
        <DataTable
          caption={text.caption}
          columns={rowColumns({ folderAddress, isMovable: isOwn && may(MoveDocuments) })}
          rows={rows}
          isShortOnPhone
          rowKey={(row) => keyOf(thingOf(row))}
          rowName={(row) => thingOf(row).name}
          rowMenu={(row) => rowMenu(row, { actions, folderAddress, isOwn, may })}
          selection={{
            selected: chosen.keys,
            onChange: (keys) => chosen.setKeys(keys, rows),
            actions: <ChosenActions chosen={chosen} actions={actions} isOwn={isOwn} />,
          }}
        />
      )}
      {children}
      <Pagination page={page} addressOf={addressOf} countNote={countNote} />
    </div>
  )
}

function ChosenActions({ chosen: { things, clear }, actions, isOwn }: Pick<DocumentTableProps, 'chosen' | 'actions' | 'isOwn'>) {
  const may = useMay()
  return (
    <div className={styles.toolbar}>
      <Button size="sm" icon={DownloadIcon} busy={actions.isPreparing} onClick={() => actions.download(things)}>
        {text.downloadAll}
      </Button>
      {isOwn && may(MoveDocuments) && (
        <Button size="sm" icon={FolderMoveIcon} onClick={() => actions.askToMove(things)}>
          {text.move}
        </Button>
      )}
      {isOwn && may('documents:edit') && (
        <Button size="sm" icon={ShareIcon} onClick={() => actions.share(things)}>
          {text.share}
        </Button>
      )}
      {isOwn && may(DeleteDocument) && (
        <Button size="sm" icon={TrashIcon} onClick={() => actions.askToDelete(things)}>
          {text.delete}
        </Button>
      )}
      <Button size="sm" variant="quiet" onClick={clear}>
        {text.clear}
      </Button>
    </div>
  )
}
