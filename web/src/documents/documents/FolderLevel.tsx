import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../../ui/class-names.ts'
import { usePlace } from '../../ui/DragToPlace.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ChevronDownIcon, ChevronRightIcon, FolderIcon } from '../../ui/icons.ts'
import { text } from './documents.text.ts'
import styles from './FolderTree.module.css'
import { useFolders } from './use-folders.ts'

export type OpenedFolders = {
  isOpen: (id: string) => boolean
  toggle: (id: string, isOpen: boolean) => void
  /** The one that the tab key comes to. */
  focused: string
  setFocused: (id: string) => void
  current: string | null
  addressOf: (folderId: string | null) => string
}

type FolderLevelProps = { parentId: string | null; level: number; opened: OpenedFolders }

/** What lies in one folder, by its name, twenty at a time. */
export function FolderLevel({ parentId, level, opened }: FolderLevelProps) {
  const { folders, hasMore, showMore, error, refetch } = useFolders(parentId)
  const act = { level, opened, id: `act ${parentId ?? ''}` }
  return (
    <>
      {folders.map(({ FolderId, Name, HasFolders }) => (
        <FolderEntry key={FolderId} id={FolderId} name={Name} level={level} opened={opened} hasFolders={HasFolders}>
          <FolderLevel parentId={FolderId} level={level + 1} opened={opened} />
        </FolderEntry>
      ))}
      {error && <ActEntry {...act} name={text.foldersFailed} onPress={refetch} />}
      {hasMore && !error && <ActEntry {...act} name={text.moreFolders} onPress={showMore} />}
    </>
  )
}

type EntryProps = { id: string; name: string; level: number; opened: OpenedFolders; hasFolders: boolean; children: ReactNode }

export function FolderEntry({ id, name, level, opened, hasFolders, children }: EntryProps) {
  const folderId = level === 1 ? null : id
  const isOpen = hasFolders && opened.isOpen(id)
  const isCurrent = opened.current === folderId
  const { ref, isOver } = usePlace(id, 'tree', isCurrent)
  return (
    <li
      role="treeitem"
      aria-label={name}
      aria-level={level}
      aria-expanded={hasFolders ? isOpen : undefined}
      aria-selected={isCurrent}
      data-folder={id}
      tabIndex={opened.focused === id ? 0 : -1}
      onFocus={(event) => {
        event.stopPropagation()
        opened.setFocused(id)
      }}
    >
      <div ref={ref} className={classNames(styles.row, isCurrent && styles.current, isOver && styles.over)}>
        <button
          type="button"
          tabIndex={-1}
          className={styles.toggle}
          aria-label={isOpen ? text.closeFolder({ name }) : text.openFolder({ name })}
          hidden={!hasFolders}
          onClick={() => opened.toggle(id, !isOpen)}
        >
          <Icon of={isOpen ? ChevronDownIcon : ChevronRightIcon} size="sm" />
        </button>
        <Link
          to={opened.addressOf(folderId)}
          tabIndex={-1}
          className={styles.name}
          draggable={false}
          data-opens=""
          title={name}
          preventScrollReset
        >
          <Icon of={FolderIcon} size="sm" />
          <bdi>{name}</bdi>
        </Link>
      </div>
      {isOpen && <ul role="group">{children}</ul>}
    </li>
  )
}

type ActEntryProps = { id: string; name: string; level: number; opened: OpenedFolders; onPress: () => void }

/** Something to do, in the place of what is not there yet. */
function ActEntry({ id, name, level, opened, onPress }: ActEntryProps) {
  return (
    <li
      role="treeitem"
      aria-label={name}
      aria-level={level}
      aria-selected={false}
      tabIndex={opened.focused === id ? 0 : -1}
      onFocus={(event) => {
        event.stopPropagation()
        opened.setFocused(id)
      }}
    >
      <button type="button" tabIndex={-1} className={styles.more} data-opens="" onClick={onPress}>
        {name}
      </button>
    </li>
  )
}
