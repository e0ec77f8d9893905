import { AddDocument, DocumentFolderNotFound } from '@keystead/contract/documents/documents/document.operations.ts'
import { GetFolderDocuments } from '@keystead/contract/documents/documents/folder.operations.ts'
import { GetSharedDocuments } from '@keystead/contract/documents/sharing/share.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { useMay } from '../../sessions/rights.ts'
import { select, selected } from '../../sessions/selection.ts'
import { Button } from '../../ui/Button.tsx'
import { DragToPlace } from '../../ui/DragToPlace.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FolderIcon, UploadIcon } from '../../ui/icons.ts'
import { inParts } from '../../ui/in-parts.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { PagedTable } from '../../ui/PagedTable.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { type DocumentsView, documentsViewOf, searchOfDocuments } from '../documents/documents-address.ts'
import { messages } from '../documents/documents-messages.text.ts'
import { FolderContents, type FolderPage } from '../documents/FolderContents.tsx'
import { PageDrop } from '../documents/PageDrop.tsx'
import type { Thing } from '../documents/thing.ts'
import { AddDocuments } from '../documents/AddDocuments.tsx'
import { useChosen } from '../documents/use-chosen.ts'
import { useDocumentActions } from '../documents/use-document-actions.tsx'
import { sharedColumns } from './shared.columns.tsx'
import { sharedInputOf, sharedViewOf } from './shared-address.ts'
import { text } from './shared-documents.text.ts'
import styles from './Sharing.module.css'
import { chosenThings } from './use-named-thing.ts'

const ROOTS = { text: text.folders, to: paths.sharedFolders() }

export function head(): PageHead {
  return { title: text.folders, noindex: true }
}

/** Folders that others share: all of them, or what lies in one. */
export function SharedFoldersScreen() {
  const [search] = useSearchParams()
  const view = documentsViewOf(search)
  return view.folder === null ? <Roots search={search} /> : <SharedFolder view={view} />
}

function Roots({ search }: { search: URLSearchParams }) {
  const view = { ...sharedViewOf(search), isByMe: false, kind: 'folder' as const, text: '' }
  const { data, error, refetch, isPlaceholderData } = useCall(GetSharedDocuments, sharedInputOf(view), { keepPrevious: true })
  return (
    <Page title={text.folders} description={text.foldersIntro} breadcrumbs={[{ text: text.title, to: paths.sharedDocuments() }]}>
      <LastOpened />
      {error && !data && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton />}
      {data?.TotalCount === 0 && (
        <EmptyState title={messages.noFoldersFound} icon={FolderIcon}>
          {text.noFolders}
        </EmptyState>
      )}
      {data && data.TotalCount > 0 && (
        <PagedTable
          caption={text.folders}
          columns={sharedColumns(false)}
          page={data}
          addressOf={({ PageIndex, PageSize }) => paths.sharedFolders({ page: PageIndex === 0 ? null : PageIndex + 1, size: PageSize })}
          isBusy={isPlaceholderData}
          rowKey={({ ShareId }) => ShareId}
          rowName={({ Name }) => Name}
        />
      )}
    </Page>
  )
}

/** Straight to where the reader was last. */
function LastOpened() {
  const [last] = chosenThings([selected('sharedFolder')])
  if (!last) return null
  return (
    <p className={styles.until}>
      {inParts(
        text.lastOpened.parts({
          folder: (
            <Link to={paths.sharedFolders({ folder: last.id })}>
              <bdi>{last.name}</bdi>
            </Link>
          ),
        }),
      )}
    </p>
  )
}

/** Out of a folder that is gone: to the one that was shared, where that is another. */
function WayBack({ closed }: { closed: string | null }) {
  const root = selected('sharedRootFolder')
  const isOther = typeof root === 'string' && root !== closed
  return <LinkButton to={isOther ? paths.sharedFolders({ folder: root }) : ROOTS.to}>{isOther ? text.toRoot : ROOTS.text}</LinkButton>
}

function SharedFolder({ view }: { view: DocumentsView }) {
  const { data, error, refetch, isPlaceholderData } = useCall(
    GetFolderDocuments,
    { FolderId: view.folder, Sort: view.sort, PageIndex: view.pageIndex, PageSize: view.pageSize },
    { keepPrevious: true },
  )
  const isClosed = error?.is(DocumentFolderNotFound) ?? false
  if (data && !isClosed) return <OpenShared view={view} folderPage={data} isBusy={isPlaceholderData} />
  return (
    <Page title={text.folders} breadcrumbs={[ROOTS]}>
      {error ? (
        <ErrorState
          failure={isClosed ? { message: text.closed } : error}
          onRetry={isClosed ? undefined : () => void refetch()}
          action={<WayBack closed={view.folder} />}
        />
      ) : (
        <TableSkeleton />
      )}
    </Page>
  )
}

type OpenSharedProps = { view: DocumentsView; folderPage: FolderPage; isBusy: boolean }

function OpenShared({ view, folderPage, isBusy }: OpenSharedProps) {
  const may = useMay()
  const [adding, setAdding] = useState<{ given: File[] | null } | null>(null)
  const { Folder: folder, Path, MayAdd, Standing } = folderPage
  const chosen = useChosen(view.folder ?? '')
  const actions = useDocumentActions()
  const addressOf = (change: Partial<DocumentsView>) => paths.sharedFolders(searchOfDocuments({ ...view, pageIndex: 0, ...change }))
  const leading = Path.filter(({ FolderId }) => FolderId !== folder?.FolderId)
  const rootId = leading[0]?.FolderId ?? folder?.FolderId ?? null
  const onAdd = MayAdd && may(AddDocument) ? (given: File[] | null) => setAdding({ given }) : null

  useEffect(() => {
    if (!folder) return
    select('sharedFolder', { kind: 'folder', id: folder.FolderId, name: folder.Name } satisfies Thing)
    select('sharedRootFolder', rootId)
  }, [folder, rootId])

  return (
    <Page
      title={<bdi>{folder?.Name ?? text.folders}</bdi>}
      description={folder?.AssetTitle}
      breadcrumbs={[ROOTS, ...leading.map(({ FolderId, Name }) => ({ text: Name, to: paths.sharedFolders({ folder: FolderId }) }))]}
      action={
        onAdd && (
          <Button variant="primary" icon={UploadIcon} onClick={() => onAdd(null)}>
            {text.add}
          </Button>
        )
      }
    >
      <DragToPlace renderDragged={() => null} onDrop={() => undefined}>
        <PageDrop place={folder?.Name ?? ''} onFiles={onAdd}>
          <FolderContents
            view={view}
            addressOf={addressOf}
            chosen={chosen}
            actions={actions}
            folderPage={folderPage}
            isBusy={isBusy}
            onAdd={onAdd && (() => onAdd(null))}
          />
        </PageDrop>
      </DragToPlace>
      {adding && <AddDocuments folder={folder} isOthers={Standing !== 'own'} given={adding.given} onClose={() => setAdding(null)} />}
      {actions.dialog}
    </Page>
  )
}
