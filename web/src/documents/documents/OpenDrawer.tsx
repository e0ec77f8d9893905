import { AddDocument } from '@keystead/contract/documents/documents/document.operations.ts'
import { AddDocumentFolder } from '@keystead/contract/documents/documents/folder.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useMay } from '../../sessions/rights.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { DragToPlace } from '../../ui/DragToPlace.tsx'
import { FolderPlusIcon, UploadIcon } from '../../ui/icons.ts'
import { type Breadcrumb, Page } from '../../ui/Page.tsx'
import { AddDocuments } from './AddDocuments.tsx'
import { DocumentFilters } from './DocumentFilters.tsx'
import styles from './Documents.module.css'
import { isNarrowed, NOT_NARROWED } from './documents-address.ts'
import { text } from './documents.text.ts'
import { type AddressOf, DrawerFoot, type DrawerPart, Kinds } from './DrawerParts.tsx'
import { FolderContents, type FolderPage } from './FolderContents.tsx'
import { FolderMenu } from './FolderMenu.tsx'
import { NewFolderDialog } from './FolderNameDialog.tsx'
import { FolderTree, TOP } from './FolderTree.tsx'
import { FoundDocuments } from './FoundDocuments.tsx'
import { PageDrop } from './PageDrop.tsx'
import { keyOf, type Thing } from './thing.ts'
import { type Chosen, useChosen } from './use-chosen.ts'
import { type DocumentActions, useDocumentActions } from './use-document-actions.tsx'

type OpenDrawerProps = DrawerPart & { folderPage: FolderPage; isBusy: boolean }

/** A folder, or the top, with what can be done in it. */
export function OpenDrawer({ view, addressOf, folderPage, isBusy }: OpenDrawerProps) {
  const navigate = useNavigate()
  const may = useMay()
  const [adding, setAdding] = useState<{ given: File[] | null } | null>(null)
  const [isNaming, setIsNaming] = useState(false)
  const { Folder: folder, Standing, MayAdd, Path } = folderPage
  const chosen = useChosen(`${folder?.FolderId ?? ''} ${isNarrowed(view)}`)
  const actions = useDocumentActions({
    onGone(things, how) {
      chosen.drop(things)
      const isOpenOne = things.some(({ kind, id }) => kind === 'folder' && id === folder?.FolderId)
      if (isOpenOne && how === 'deleted') void navigate(addressOf({ ...NOT_NARROWED, folder: folder?.ParentId ?? null }), { replace: true })
    },
  })
  const isOwn = Standing === 'own'
  const onAdd = MayAdd && may(AddDocument) ? (given: File[] | null) => setAdding({ given }) : null
  const part = { view, addressOf, chosen, actions }
  return (
    <Page
      title={folder ? <bdi>{folder.Name}</bdi> : text.title}
      description={folder ? folder.AssetTitle : text.intro}
      breadcrumbs={wayTo(folder, Path, { isOwn, addressOf })}
      action={
        <>
          {isOwn && may(AddDocumentFolder) && (
            <Button icon={FolderPlusIcon} onClick={() => setIsNaming(true)}>
              {text.newFolder}
            </Button>
          )}
          {onAdd && (
            <Button variant="primary" icon={UploadIcon} onClick={() => onAdd(null)}>
              {text.add}
            </Button>
          )}
          {folder && <FolderMenu folder={folder} isOwn={isOwn} actions={actions} />}
        </>
      }
    >
      {folder === null && <Kinds view={view} />}
      <Columns folderPage={folderPage} addressOf={addressOf} chosen={chosen} actions={actions}>
        <PageDrop place={folder?.Name ?? text.title} onFiles={onAdd}>
          {isOwn && <DocumentFilters view={view} addressOf={addressOf} />}
          {isNarrowed(view) ? (
            <FoundDocuments {...part} folder={folder} />
          ) : (
            <FolderContents {...part} folderPage={folderPage} isBusy={isBusy} onAdd={onAdd && (() => onAdd(null))} />
          )}
          <DrawerFoot />
        </PageDrop>
      </Columns>
      {adding && <AddDocuments folder={folder} isOthers={!isOwn} given={adding.given} onClose={() => setAdding(null)} />}
      {isNaming && <NewFolderDialog parent={folder} onClose={() => setIsNaming(false)} />}
      {actions.dialog}
    </Page>
  )
}

type ColumnsProps = { folderPage: FolderPage; addressOf: AddressOf; chosen: Chosen; actions: DocumentActions; children: ReactNode }

/** The tree beside what is open, and things that are dragged from one to the other. */
function Columns({ folderPage, addressOf, chosen, actions, children }: ColumnsProps) {
  const { Folder: folder, Standing, Path } = folderPage
  const isOwn = Standing === 'own'

  /** All that are chosen go along with one of them. */
  function takenAlong(key: string): readonly Thing[] {
    if (chosen.keys.has(key)) return chosen.things
    const [kind, id] = key.split(' ') as [Thing['kind'], string]
    return [{ kind, id, name: nameOf(id, folderPage) }]
  }

  function drop(key: string, place: string) {
    const target = place === TOP ? null : place
    const things = takenAlong(key)
    if (target !== (folder?.FolderId ?? null) && !things.some(({ id }) => id === target)) actions.moveTo(things, target)
  }

  function renderDragged(key: string) {
    const things = takenAlong(key)
    return text.dragged({ count: things.length, name: things.find((thing) => keyOf(thing) === key)?.name ?? '' })
  }

  return (
    <DragToPlace renderDragged={renderDragged} onDrop={drop}>
      <div className={classNames(styles.columns, isOwn && styles.withTree)}>
        {isOwn && (
          <nav className={styles.tree} aria-label={text.folders}>
            <FolderTree
              current={folder?.FolderId ?? null}
              path={folder ? [...Path, folder] : Path}
              addressOf={(id) => addressOf({ ...NOT_NARROWED, folder: id })}
            />
          </nav>
        )}
        {children}
      </div>
    </DragToPlace>
  )
}

function nameOf(id: string, { Items }: FolderPage): string {
  return Items.find(({ DocumentId }) => DocumentId === id)?.Title ?? text.folder
}

function wayTo(
  folder: FolderPage['Folder'],
  path: FolderPage['Path'],
  { isOwn, addressOf }: { isOwn: boolean; addressOf: AddressOf },
): Breadcrumb[] {
  if (folder === null) return []
  const root = isOwn
    ? { text: text.title, to: addressOf({ ...NOT_NARROWED, folder: null }) }
    : { text: text.shared, to: paths.sharedDocuments() }
  const leading = path.filter(({ FolderId }) => FolderId !== folder.FolderId)
  return [root, ...leading.map(({ FolderId, Name }) => ({ text: Name, to: addressOf({ ...NOT_NARROWED, folder: FolderId }) }))]
}
