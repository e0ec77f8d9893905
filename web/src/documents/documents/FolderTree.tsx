import type { FolderCard } from '@keystead/contract/documents/documents/document.schemas.ts'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { text } from './documents.text.ts'
import { FolderEntry, FolderLevel, type OpenedFolders } from './FolderLevel.tsx'
import { treeStep } from './tree-keys.ts'
import styles from './FolderTree.module.css'

export const TOP = 'top'

type FolderTreeProps = {
  /** The one that is open; null at the top. */
  current: string | null
  /** Those that lead to it. */
  path: readonly Pick<FolderCard, 'FolderId'>[]
  addressOf: (folderId: string | null) => string
}

/** All folders, one level at a time: what is closed is not asked for. One stop for the tab key, arrow keys inside. */
export function FolderTree({ current, path, addressOf }: FolderTreeProps) {
  const tree = useRef<HTMLUListElement>(null)
  const [focused, setFocused] = useState(TOP)
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map())
  const leading = new Set([TOP, ...path.map(({ FolderId }) => FolderId)])

  // The one that had the focus may go with its folder: then the tab key comes to the first again.
  useEffect(() => {
    const observer = new MutationObserver(() => {
      if (!tree.current?.querySelector('[tabindex="0"]')) setFocused(TOP)
    })
    observer.observe(tree.current!, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])

  function press(event: KeyboardEvent<HTMLUListElement>) {
    const entry = (event.target as HTMLElement).closest<HTMLElement>('[role="treeitem"]')
    if (!entry || event.ctrlKey || event.metaKey || event.altKey) return
    const step = treeStep(event.key, event.currentTarget, entry)
    if (step === null) return
    event.preventDefault()
    if (step === 'open') entry.querySelector<HTMLElement>('[data-opens]')?.click()
    else if ('focus' in step) step.focus.focus()
    else opened.toggle(entry.dataset['folder'] ?? TOP, step.toggle)
  }

  const opened: OpenedFolders = {
    isOpen: (id) => toggled.get(id) ?? leading.has(id),
    toggle: (id, isOpen) => setToggled((all) => new Map(all).set(id, isOpen)),
    focused,
    setFocused,
    current,
    addressOf,
  }

  return (
    <ul ref={tree} role="tree" aria-label={text.folders} className={styles.tree} onKeyDown={press}>
      <FolderEntry id={TOP} name={text.topFolder} level={1} opened={opened} hasFolders>
        <FolderLevel parentId={null} level={2} opened={opened} />
      </FolderEntry>
    </ul>
  )
}
