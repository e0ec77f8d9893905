import { DeleteDocument, GetDocumentFile, GetDocumentsArchive } from '@keystead/contract/documents/documents/document.operations.ts'
import type { FolderCard } from '@keystead/contract/documents/documents/document.schemas.ts'
import { DAYS_IN_BIN } from '@keystead/contract/documents/documents/document.values.ts'
import { DeleteDocumentFolder, MoveDocuments } from '@keystead/contract/documents/documents/folder.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/call.ts'
import { useCommand } from '../../api/query.ts'
import { select } from '../../sessions/selection.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { useDownload } from '../../ui/use-download.ts'
import { withToast } from '../../ui/with-toast.ts'
import { messages } from './documents-messages.text.ts'
import { text as documents } from './documents.text.ts'
import { RenameFolderDialog } from './FolderNameDialog.tsx'
import { text } from './folders.text.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { chosenInput, namesOf, type Thing } from './thing.ts'

type Asked =
  | { readonly act: 'delete' | 'move'; readonly things: readonly Thing[] }
  | { readonly act: 'rename'; readonly folder: FolderCard }

export type DocumentActions = {
  dialog: ReactNode
  askToMove: (things: readonly Thing[]) => void
  askToDelete: (things: readonly Thing[]) => void
  askToRename: (folder: FolderCard) => void
  /** Where to is known already: they were dropped there. */
  moveTo: (things: readonly Thing[], folderId: string | null) => void
  share: (things: readonly Thing[]) => void
  download: (things: readonly Thing[]) => void
  isPreparing: boolean
}

/** What is done with documents and folders, with the dialogs that ask. `onGone`: they lie elsewhere, or in the bin. */
export function useDocumentActions({
  onGone,
}: { onGone?: (things: readonly Thing[], how: 'moved' | 'deleted') => void } = {}): DocumentActions {
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isDeleting, setDeleting] = useState(false)
  const deletion = useCommand(DeleteDocument)
  const folderDeletion = useCommand(DeleteDocumentFolder)
  const moving = useCommand(MoveDocuments)
  const wanted = useRef<readonly Thing[]>([])
  const { isAsking, save } = useDownload(() => linkTo(wanted.current))
  const close = () => setAsked(null)

  async function remove(things: readonly Thing[]) {
    setDeleting(true)
    const gone: Thing[] = []
    const isDone = await withToast(
      inTurn(things, async (thing) => {
        if (thing.kind === 'folder') await folderDeletion.run({ FolderId: thing.id })
        else await deletion.run({ DocumentId: thing.id })
        gone.push(thing)
      }),
      things.some(({ kind }) => kind === 'document') ? messages.deleted : messages.folderDeleted,
    )
    if (!isDone && things.length > 1) toast.warning(text.deletedSome({ done: gone.length, total: things.length }))
    setDeleting(false)
    close()
    if (gone.length > 0) onGone?.(gone, 'deleted')
  }

  async function moveTo(things: readonly Thing[], folderId: string | null) {
    const work = moving.run({ ...chosenInput(things), ToFolderId: folderId })
    if (await withToast(work, messages.moved({ count: things.length }))) onGone?.(things, 'moved')
  }

  function share(things: readonly Thing[]) {
    const [only] = things
    if (only && things.length === 1) return navigate(paths.shareDocument(only.kind === 'folder' ? { folder: only.id } : { id: only.id }))
    select('documentsToShare', things)
    return navigate(paths.shareDocument())
  }

  return {
    dialog: (
      <>
        {asked?.act === 'delete' && (
          <ConfirmDialog
            open
            {...wordsOfDeletion(asked.things)}
            busy={isDeleting}
            onConfirm={() => void remove(asked.things)}
            onCancel={close}
          />
        )}
        {asked?.act === 'move' && <MoveDialog things={asked.things} onMoved={() => onGone?.(asked.things, 'moved')} onClose={close} />}
        {asked?.act === 'rename' && <RenameFolderDialog folder={asked.folder} onClose={close} />}
      </>
    ),
    askToMove: (things) => setAsked({ act: 'move', things }),
    askToDelete: (things) => setAsked({ act: 'delete', things }),
    askToRename: (folder) => setAsked({ act: 'rename', folder }),
    moveTo: (things, folderId) => void moveTo(things, folderId),
    share: (things) => void share(things),
    download: (things) => {
      wanted.current = things
      void save()
    },
    isPreparing: isAsking,
  }
}

async function inTurn(things: readonly Thing[], work: (thing: Thing) => Promise<void>): Promise<void> {
  for (const thing of things) await work(thing)
}

/** One document as it is; a folder, or several, as one archive. */
async function linkTo(things: readonly Thing[]): Promise<{ Url: string }> {
  const [only] = things
  if (only?.kind === 'document' && things.length === 1) return call(GetDocumentFile, { DocumentId: only.id, Use: 'download' })
  const archive = await call(GetDocumentsArchive, chosenInput(things))
  if (archive.LeftOutCount > 0) toast.warning(documents.leftOut({ count: archive.LeftOutCount }))
  return archive
}

function wordsOfDeletion(things: readonly Thing[]) {
  const [only] = things
  const days = DAYS_IN_BIN
  if (!only || things.length > 1) {
    return {
      title: text.deleteManyTitle({ names: namesOf(things) }),
      consequence: text.deleteManyConsequence({ days }),
      confirmText: text.deleteMany({ count: things.length }),
    }
  }
  return only.kind === 'folder'
    ? {
        title: text.deleteFolderTitle({ name: only.name }),
        consequence: text.deleteFolderConsequence({ days }),
        confirmText: text.deleteFolder,
      }
    : { title: text.deleteTitle({ name: only.name }), consequence: text.deleteConsequence({ days }), confirmText: text.deleteDocument }
}
