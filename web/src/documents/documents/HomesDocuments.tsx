import { GetConnectedDocuments } from '@keystead/contract/documents/documents/document.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useCall } from '../../api/query.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FileIcon } from '../../ui/icons.ts'
import { PagedTable } from '../../ui/PagedTable.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { documentColumns } from './document.columns.tsx'
import type { DocumentsView } from './documents-address.ts'
import { messages } from './documents-messages.text.ts'
import { text } from './documents.text.ts'

type Connected = OutputOf<typeof GetConnectedDocuments>['Items'][number]

const COLUMNS = documentColumns<Connected>([{ key: 'owner', header: text.owner, cell: ({ OwnerName }) => <bdi>{OwnerName}</bdi> }])

type HomesDocumentsProps = { view: DocumentsView; addressOf: (change: Partial<DocumentsView>) => string }

/** Papers in drawers of others, which reach the reader by a home. */
export function HomesDocuments({ view, addressOf }: HomesDocumentsProps) {
  const { data, error, refetch, isPlaceholderData } = useCall(
    GetConnectedDocuments,
    { PageIndex: view.pageIndex, PageSize: view.pageSize },
    { keepPrevious: true },
  )
  if (error && !data) return <ErrorState failure={error} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton />
  if (data.TotalCount === 0) {
    return (
      <EmptyState title={messages.noDocumentsFound} icon={FileIcon}>
        {text.ofHomesIntro}
      </EmptyState>
    )
  }
  return (
    <PagedTable
      caption={text.ofHomes}
      columns={COLUMNS}
      page={data}
      addressOf={({ PageIndex, PageSize }) => addressOf({ pageIndex: PageIndex, pageSize: PageSize })}
      isBusy={isPlaceholderData}
      rowKey={({ DocumentId }) => DocumentId}
      rowName={({ Title }) => Title}
    />
  )
}
