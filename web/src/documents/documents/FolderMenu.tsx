import type { FolderCard } from '@keystead/contract/documents/documents/document.schemas.ts'
import { useMay } from '../../sessions/rights.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { DotsVerticalIcon } from '../../ui/icons.ts'
import { Menu } from '../../ui/Menu.tsx'
import { text } from './documents.text.ts'
import { rowMenu } from './row-menu.ts'
import type { DocumentActions } from './use-document-actions.tsx'

type FolderMenuProps = { folder: FolderCard; isOwn: boolean; actions: DocumentActions }

/** What can be done with the folder that is open. */
export function FolderMenu({ folder, isOwn, actions }: FolderMenuProps) {
  const may = useMay()
  const entries = rowMenu({ kind: 'folder', folder }, { actions, folderAddress: () => '', isOwn, may })
  return (
    <Menu
      trigger={<IconButton icon={DotsVerticalIcon} label={text.moreFor({ name: folder.Name })} bordered />}
      // It is open.
      entries={entries.slice(1)}
    />
  )
}
