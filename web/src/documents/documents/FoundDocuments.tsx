import { GetDocumentsList } from '@keystead/contract/documents/documents/document.operations.ts'
import type { FolderCard } from '@keystead/contract/documents/documents/document.schemas.ts'
import { useCall } from '../../api/query.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FileIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import styles from './Documents.module.css'
import { type DocumentsView, NOT_NARROWED, searchInputOf } from './documents-address.ts'
import { DocumentTable } from './DocumentTable.tsx'
import { messages } from './documents-messages.text.ts'
import { text } from './documents.text.ts'
import type { Row } from './thing.ts'
import type { Chosen } from './use-chosen.ts'
import type { DocumentActions } from './use-document-actions.tsx'

export type FolderPart = {
  view: DocumentsView
  addressOf: (change: Partial<DocumentsView>) => string
  chosen: Chosen
  actions: DocumentActions
}

/** What fits the words and filters, in the open folder with all its folders, or anywhere. */
export function FoundDocuments({ view, addressOf, chosen, actions, folder }: FolderPart & { folder: FolderCard | null }) {
  const { data: page, error, refetch, isPlaceholderData } = useCall(GetDocumentsList, searchInputOf(view), { keepPrevious: true })
  if (error && !page) return <ErrorState failure={error} onRetry={() => void refetch()} />
  if (!page) return <TableSkeleton />
  if (page.TotalCount === 0) {
    return (
      <EmptyState
        title={messages.noDocumentsFound}
        icon={FileIcon}
        action={<LinkButton to={addressOf(NOT_NARROWED)}>{text.clearFilters}</LinkButton>}
      >
        {text.nothingFits}
      </EmptyState>
    )
  }
  return (
    <>
      {folder && <p className={styles.found}>{text.inThisFolder({ folder: folder.Name })}</p>}
      <DocumentTable
        rows={page.Items.map((document): Row => ({ kind: 'document', document }))}
        page={page}
        addressOf={({ PageIndex, PageSize }) => addressOf({ pageIndex: PageIndex, pageSize: PageSize })}
        folderAddress={(id) => addressOf({ ...NOT_NARROWED, folder: id })}
        isOwn
        chosen={chosen}
        actions={actions}
        isBusy={isPlaceholderData}
      />
    </>
  )
}
