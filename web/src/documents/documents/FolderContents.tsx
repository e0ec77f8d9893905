import type { GetFolderDocuments } from '@keystead/contract/documents/documents/folder.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useMay } from '../../sessions/rights.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FolderIcon, UploadIcon } from '../../ui/icons.ts'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { NOT_NARROWED } from './documents-address.ts'
import { DocumentTable } from './DocumentTable.tsx'
import { messages } from './documents-messages.text.ts'
import { text } from './documents.text.ts'
import type { FolderPart } from './FoundDocuments.tsx'
import type { Row } from './thing.ts'
import { useFolders } from './use-folders.ts'

export type FolderPage = OutputOf<typeof GetFolderDocuments>

type FolderContentsProps = FolderPart & {
  folderPage: FolderPage
  isBusy: boolean
  /** Null where nothing can be added. */
  onAdd: (() => void) | null
}

/** What lies in the open folder: its folders, then its documents by page. */
export function FolderContents({ folderPage, isBusy, view, addressOf, chosen, actions, onAdd }: FolderContentsProps) {
  const may = useMay()
  const isOwn = folderPage.Standing === 'own'
  const { folders, isLoading, error, refetch, hasMore, showMore } = useFolders(folderPage.Folder?.FolderId ?? null)
  if (error) return <ErrorState failure={error} onRetry={refetch} />
  if (isLoading && folders.length === 0) return <TableSkeleton refreshing />
  if (folders.length + folderPage.TotalCount === 0) {
    return (
      <EmptyState
        title={messages.noDocumentsFound}
        icon={FolderIcon}
        action={
          onAdd && (
            <Button variant="primary" icon={UploadIcon} onClick={onAdd}>
              {text.add}
            </Button>
          )
        }
      >
        {emptyText({ isTop: folderPage.Folder === null, mayAdd: onAdd !== null && may('documents:edit') })}
      </EmptyState>
    )
  }
  const rows: Row[] = [
    ...(view.pageIndex === 0 ? folders.map((folder): Row => ({ kind: 'folder', folder })) : []),
    ...folderPage.Items.map((document): Row => ({ kind: 'document', document })),
  ]
  return (
    <DocumentTable
      rows={rows}
      page={folderPage}
      addressOf={({ PageIndex, PageSize }) => addressOf({ pageIndex: PageIndex, pageSize: PageSize })}
      countNote={view.pageIndex === 0 && folders.length > 0 ? text.foldersToo({ count: folders.length }) : undefined}
      folderAddress={(id) => addressOf({ ...NOT_NARROWED, folder: id })}
      isOwn={isOwn}
      chosen={chosen}
      actions={actions}
      isBusy={isBusy}
    >
      {hasMore && view.pageIndex === 0 && (
        <div>
          <Button size="sm" busy={isLoading} onClick={showMore}>
            {text.moreFolders}
          </Button>
        </div>
      )}
    </DocumentTable>
  )
}

function emptyText({ isTop, mayAdd }: { isTop: boolean; mayAdd: boolean }): string {
  if (isTop) return mayAdd ? text.emptyTop : text.emptyTopRead
  return mayAdd ? text.emptyFolder : text.emptyFolderRead
}
