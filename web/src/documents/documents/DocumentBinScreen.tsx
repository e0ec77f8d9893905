import { DeleteForever, GetDeletedDocuments, RestoreDocuments } from '@keystead/contract/documents/documents/bin.operations.ts'
import { DAYS_IN_BIN } from '@keystead/contract/documents/documents/document.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { formatBytes } from '@keystead/contract/values/uploads.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall, useCommand } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { pageIndexOf, pageNumberOf, pageSizeOf, unusualSize } from '../../navigation/list-page.ts'
import { useMay } from '../../sessions/rights.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { BackIcon, FileIcon, FolderIcon, TrashIcon } from '../../ui/icons.ts'
import { Page } from '../../ui/Page.tsx'
import { PagedTable } from '../../ui/PagedTable.tsx'
import { RowTitle } from '../../ui/RowTitle.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { text } from './bin.text.ts'
import styles from './Documents.module.css'
import { messages } from './documents-messages.text.ts'
import { chosenInput, keyOf, namesOf, type Thing } from './thing.ts'

type Deleted = OutputOf<typeof GetDeletedDocuments>['Items'][number]

const thingOf = ({ Kind, Id, Name }: Deleted): Thing => ({ kind: Kind, id: Id, name: Name })

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

/** What was deleted, to be brought back or to go for good. */
export function DocumentBinScreen() {
  const [search] = useSearchParams()
  const asked = { PageIndex: pageIndexOf(search), PageSize: pageSizeOf(search) }
  const { data, error, refetch, isPlaceholderData } = useCall(GetDeletedDocuments, asked, { keepPrevious: true })
  return (
    <Page
      title={text.title}
      description={text.intro({ days: DAYS_IN_BIN })}
      breadcrumbs={[{ text: text.myDocuments, to: paths.myDocuments() }]}
    >
      {data ? (
        <Bin key={asked.PageIndex} page={data} isBusy={isPlaceholderData} />
      ) : error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} />
      ) : (
        <TableSkeleton />
      )}
    </Page>
  )
}

function Bin({ page, isBusy }: { page: OutputOf<typeof GetDeletedDocuments>; isBusy: boolean }) {
  const may = useMay()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [doomed, setDoomed] = useState<readonly Thing[]>([])
  const restoring = useCommand(RestoreDocuments)
  const deletion = useCommand(DeleteForever)
  const chosen = page.Items.map(thingOf).filter((thing) => selected.has(keyOf(thing)))
  if (page.TotalCount === 0) {
    return (
      <EmptyState title={messages.noDocumentsFound} icon={TrashIcon}>
        {text.empty}
      </EmptyState>
    )
  }

  async function restore(things: readonly Thing[]) {
    const work = restoring.run(chosenInput(things)).then(({ RestoredCount }) => toast.success(text.restored({ count: RestoredCount })))
    if (await withToast(work)) setSelected(new Set())
  }

  async function deleteForever() {
    const work = deletion
      .run(chosenInput(doomed))
      .then(({ DeletedCount, IsUnderWay }) => toast.success(IsUnderWay ? text.goesForever : text.deletedForever({ count: DeletedCount })))
    if (await withToast(work)) setSelected(new Set())
    setDoomed([])
  }

  const mayDelete = may(DeleteForever)
  return (
    <>
      <PagedTable
        caption={text.title}
        columns={COLUMNS}
        page={page}
        addressOf={({ PageIndex, PageSize }) => paths.documentBin({ page: pageNumberOf(PageIndex), size: unusualSize(PageSize) })}
        isBusy={isBusy}
        rowKey={(item) => keyOf(thingOf(item))}
        rowName={({ Name }) => Name}
        rowMenu={
          mayDelete
            ? (item) => [
                { text: text.restore, icon: BackIcon, onSelect: () => void restore([thingOf(item)]) },
                { text: text.deleteForever, icon: TrashIcon, danger: true, onSelect: () => setDoomed([thingOf(item)]) },
              ]
            : undefined
        }
        selection={
          mayDelete
            ? {
                selected,
                onChange: setSelected,
                actions: (
                  <div className={styles.toolbar}>
                    <Button size="sm" icon={BackIcon} busy={restoring.pending} onClick={() => void restore(chosen)}>
                      {text.restore}
                    </Button>
                    <Button size="sm" icon={TrashIcon} onClick={() => setDoomed(chosen)}>
                      {text.deleteForever}
                    </Button>
                  </div>
                ),
              }
            : undefined
        }
      />
      {doomed.length > 0 && (
        <ConfirmDialog
          open
          title={text.deleteTitle({ names: namesOf(doomed) })}
          consequence={text.deleteConsequence}
          confirmText={text.deleteIt({ count: doomed.length })}
          busy={deletion.pending}
          onConfirm={() => void deleteForever()}
          onCancel={() => setDoomed([])}
        />
      )}
    </>
  )
}

const COLUMNS: Column<Deleted>[] = [
  {
    key: 'name',
    header: text.name,
    cell: ({ Kind, Name, DocumentsCount }) => (
      <RowTitle picture={<Icon of={Kind === 'folder' ? FolderIcon : FileIcon} size="lg" className={styles.fileIcon} />}>
        <bdi>{Name}</bdi>
        {Kind === 'folder' && <small>{text.inside({ count: DocumentsCount })}</small>}
      </RowTitle>
    ),
  },
  { key: 'size', header: text.size, align: 'end', cell: ({ Bytes }) => <span className={styles.oneLine}>{formatBytes(Bytes)}</span> },
  { key: 'deleted', header: text.deleted, cell: ({ DeletedAt }) => <DateText date={DeletedAt} /> },
  { key: 'gone', header: text.gone, cell: ({ GoneAt }) => <DateText date={GoneAt} /> },
]
