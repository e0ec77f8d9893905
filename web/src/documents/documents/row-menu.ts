import { DeleteDocument } from '@keystead/contract/documents/documents/document.operations.ts'
import { EditDocumentFolder, MoveDocuments } from '@keystead/contract/documents/documents/folder.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { Wanted } from '../../sessions/rights.ts'
import { DownloadIcon, EyeIcon, FolderMoveIcon, PencilIcon, ShareIcon, TrashIcon, UsersIcon } from '../../ui/icons.ts'
import type { MenuEntry } from '../../ui/Menu.tsx'
import { isOpenable } from './document-texts.ts'
import { text } from './documents.text.ts'
import { type Row, thingOf } from './thing.ts'
import type { DocumentActions } from './use-document-actions.tsx'

type RowMenu = {
  actions: DocumentActions
  folderAddress: (folderId: string) => string
  /** Whether the row is the reader’s own. */
  isOwn: boolean
  may: (wanted: Wanted) => boolean
}

/** What can be done with a row, from the keyboard too. */
export function rowMenu(row: Row, { actions, folderAddress, isOwn, may }: RowMenu): MenuEntry[] {
  const thing = thingOf(row)
  const open = row.kind === 'folder' ? folderAddress(thing.id) : paths.viewDocument(thing.id)
  const canDownload = row.kind === 'folder' || isOpenable(row.document)
  return [
    { text: text.open, icon: EyeIcon, to: open },
    ...(canDownload
      ? [
          {
            text: row.kind === 'folder' ? text.downloadAll : text.download,
            icon: DownloadIcon,
            onSelect: () => actions.download([thing]),
          },
        ]
      : []),
    ...(isOwn ? ownEntries(row, { actions, may }) : []),
  ]
}

function ownEntries(row: Row, { actions, may }: Pick<RowMenu, 'actions' | 'may'>): MenuEntry[] {
  const thing = thingOf(row)
  const named = row.kind === 'folder' ? { folder: thing.id } : { id: thing.id }
  return [
    ...(row.kind === 'folder' && may(EditDocumentFolder)
      ? [{ text: text.rename, icon: PencilIcon, onSelect: () => actions.askToRename(row.folder) }]
      : []),
    ...(may(MoveDocuments) ? [{ text: text.move, icon: FolderMoveIcon, onSelect: () => actions.askToMove([thing]) }] : []),
    ...(may('documents:edit') ? [{ text: text.share, icon: ShareIcon, to: paths.shareDocument(named) }] : []),
    { text: text.sharedWith, icon: UsersIcon, to: paths.sharedUsers(named) },
    ...(may(DeleteDocument)
      ? [{ separator: true } as const, { text: text.delete, icon: TrashIcon, danger: true, onSelect: () => actions.askToDelete([thing]) }]
      : []),
  ]
}
