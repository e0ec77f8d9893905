import { DocumentFolderNotFound } from '@keystead/contract/documents/documents/document.operations.ts'
import { GetFolderDocuments } from '@keystead/contract/documents/documents/folder.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { select } from '../../sessions/selection.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { documentsViewOf, isNarrowed, searchOfDocuments } from './documents-address.ts'
import { text } from './documents.text.ts'
import { type AddressOf, type DrawerPart, Kinds } from './DrawerParts.tsx'
import { HomesDocuments } from './HomesDocuments.tsx'
import { OpenDrawer } from './OpenDrawer.tsx'

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

/** Papers of the active profile in their folders, and those of homes of others. */
export function MyDocumentsScreen() {
  const [search] = useSearchParams()
  const view = documentsViewOf(search)
  const addressOf: AddressOf = (change) => paths.myDocuments(searchOfDocuments({ ...view, pageIndex: 0, ...change }))
  return view.isOfHomes ? <OfHomes view={view} addressOf={addressOf} /> : <Drawer view={view} addressOf={addressOf} />
}

function OfHomes({ view, addressOf }: DrawerPart) {
  return (
    <Page title={text.title} description={text.ofHomesIntro}>
      <Kinds view={view} />
      <HomesDocuments view={view} addressOf={addressOf} />
    </Page>
  )
}

function Drawer({ view, addressOf }: DrawerPart) {
  const { data, error, refetch, isPlaceholderData } = useCall(
    GetFolderDocuments,
    isNarrowed(view)
      ? { FolderId: view.folder, PageIndex: 0 }
      : { FolderId: view.folder, Sort: view.sort, PageIndex: view.pageIndex, PageSize: view.pageSize },
    { keepPrevious: true },
  )
  useEffect(() => {
    select('documentFolder', view.folder)
  }, [view.folder])
  const isClosed = error?.is(DocumentFolderNotFound) ?? false
  if (data && !isClosed) return <OpenDrawer view={view} addressOf={addressOf} folderPage={data} isBusy={isPlaceholderData} />
  return (
    <Page title={text.title}>
      {error ? (
        <ErrorState
          failure={isClosed ? { message: text.closed } : error}
          onRetry={isClosed ? undefined : () => void refetch()}
          action={<LinkButton to={paths.myDocuments()}>{text.title}</LinkButton>}
        />
      ) : (
        <TableSkeleton />
      )}
    </Page>
  )
}
