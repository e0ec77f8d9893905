import { DeleteDocument, EditDocument, UpdateDocument } from '@keystead/contract/documents/documents/document.operations.ts'
import type { DocumentDetails } from '@keystead/contract/documents/documents/document.schemas.ts'
import { MoveDocuments } from '@keystead/contract/documents/documents/folder.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { lazyPart } from '../../navigation/chunks.ts'
import { useMay } from '../../sessions/rights.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { DotsVerticalIcon, DownloadIcon, FolderMoveIcon, PencilIcon, ShareIcon, TrashIcon, UploadIcon, UsersIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { MainAndAside } from '../../ui/MainAndAside.tsx'
import { Menu, type MenuEntry } from '../../ui/Menu.tsx'
import { type Breadcrumb, Page } from '../../ui/Page.tsx'
import { DocumentBadges } from './DocumentBadges.tsx'
import { DocumentFacts } from './DocumentFacts.tsx'
import { DocumentVersions } from './DocumentVersions.tsx'
import { DocumentViewer } from './DocumentViewer.tsx'
import { DocumentViews } from './DocumentViews.tsx'
import { isOpenable } from './document-texts.ts'
import { type DocumentActions, useDocumentActions } from './use-document-actions.tsx'
import { text } from './view-document.text.ts'

/** Forms come when they are opened. */
const EditDocumentDialog = lazyPart(() => import('./EditDocumentDialog.tsx').then((part) => part.EditDocumentDialog))
const NewVersionDialog = lazyPart(() => import('./NewVersionDialog.tsx').then((part) => part.NewVersionDialog))

type DocumentPageProps = {
  document: DocumentDetails
  onChanged: () => void
  /** Who can open it, where the reader may know. */
  readers: ReactNode
}

/** One document: what is in it, what is said of it, and what can be done with it. */
export function DocumentPage({ document, onChanged, readers }: DocumentPageProps) {
  const navigate = useNavigate()
  const may = useMay()
  const [open, setOpen] = useState<'edit' | 'version' | null>(null)
  const { May, Title, FolderId, Standing } = document
  const actions = useDocumentActions({
    onGone(_things, how) {
      if (how === 'deleted') void navigate(paths.myDocuments({ folder: FolderId }), { replace: true })
    },
  })
  const isOwn = Standing === 'own'
  const entries = menuOf(document, { actions, may, onVersion: () => setOpen('version') })
  return (
    <Page
      title={<bdi>{Title}</bdi>}
      breadcrumbs={wayTo(document)}
      status={<DocumentBadges {...document} isShared={document.SharesCount > 0} />}
      description={document.Owner ? text.sharedBy({ name: document.Owner.Text }) : document.DocumentType}
      action={
        <>
          {isOwn && May.Share && may('documents:edit') && (
            <LinkButton to={paths.shareDocument({ id: document.DocumentId })} icon={ShareIcon}>
              {text.share}
            </LinkButton>
          )}
          {May.Edit && may(EditDocument) && (
            <Button icon={PencilIcon} onClick={() => setOpen('edit')}>
              {text.edit}
            </Button>
          )}
          {entries.length > 0 && (
            <Menu trigger={<IconButton icon={DotsVerticalIcon} label={text.more({ title: Title })} bordered />} entries={entries} />
          )}
        </>
      }
    >
      <MainAndAside
        aside={
          <>
            <DocumentFacts document={document} />
            <DocumentVersions document={document} />
            {readers}
            {isOwn && <DocumentViews documentId={document.DocumentId} />}
          </>
        }
      >
        <DocumentViewer document={document} />
      </MainAndAside>
      <Suspense fallback={null}>
        {open === 'edit' && <EditDocumentDialog document={document} onClose={() => setOpen(null)} />}
        {open === 'version' && <NewVersionDialog document={document} onChanged={onChanged} onClose={() => setOpen(null)} />}
      </Suspense>
      {actions.dialog}
    </Page>
  )
}

type DocumentMenu = { actions: DocumentActions; may: ReturnType<typeof useMay>; onVersion: () => void }

function menuOf(document: DocumentDetails, { actions, may, onVersion }: DocumentMenu): MenuEntry[] {
  const { DocumentId, Title, May, Standing } = document
  const thing = { kind: 'document', id: DocumentId, name: Title } as const
  const isOwn = Standing === 'own'
  return [
    ...(May.Download && isOpenable(document)
      ? [{ text: text.download, icon: DownloadIcon, onSelect: () => actions.download([thing]) }]
      : []),
    ...(May.Edit && may(UpdateDocument) ? [{ text: text.newVersion, icon: UploadIcon, onSelect: onVersion }] : []),
    ...(isOwn && may(MoveDocuments) ? [{ text: text.move, icon: FolderMoveIcon, onSelect: () => actions.askToMove([thing]) }] : []),
    ...(isOwn ? [{ text: text.sharedWith, icon: UsersIcon, to: paths.sharedUsers({ id: DocumentId }) }] : []),
    ...(May.Delete && may(DeleteDocument)
      ? [{ separator: true } as const, { text: text.delete, icon: TrashIcon, danger: true, onSelect: () => actions.askToDelete([thing]) }]
      : []),
  ]
}

function wayTo({ Standing, Path }: DocumentDetails): Breadcrumb[] {
  if (Standing === 'own') {
    return [
      { text: text.myDocuments, to: paths.myDocuments() },
      ...Path.map(({ FolderId, Name }) => ({ text: Name, to: paths.myDocuments({ folder: FolderId }) })),
    ]
  }
  if (Standing !== 'shared') return [{ text: text.ofHomes, to: paths.myDocuments({ tab: 'homes' }) }]
  return [
    { text: text.shared, to: paths.sharedDocuments() },
    ...Path.map(({ FolderId, Name }) => ({ text: Name, to: paths.sharedFolders({ folder: FolderId }) })),
  ]
}
