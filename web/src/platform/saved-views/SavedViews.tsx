import { MOST_SAVED_VIEWS } from '@keystead/contract/platform/saved-views/saved-view.values.ts'
import { Button } from '../../ui/Button.tsx'
import { BookmarkIcon, BookmarkPlusIcon, CheckIcon, PencilIcon, RefreshIcon, SaveIcon, TrashIcon } from '../../ui/icons.ts'
import { Menu, type MenuEntry } from '../../ui/Menu.tsx'
import styles from './SavedViews.module.css'
import { useSavedViews } from './use-saved-views.ts'
import { useViewActions } from './use-view-actions.tsx'
import type { ViewedList } from './viewed-list.ts'

/** Filters and order of a list under names. A view that is opened is an address like any other. */
export function SavedViews({ of: list }: { of: ViewedList }) {
  const { views, error, refetch, opened, search } = useSavedViews(list)
  const { ask, saveOver, dialog } = useViewActions(list.list, search)

  const saving: MenuEntry = {
    text: 'Save these filters as a view…',
    icon: BookmarkPlusIcon,
    onSelect: () => ask({ what: 'save' }),
    disabledReason: reasonNotToSave({ search, views }),
  }
  const acts: MenuEntry[] = [
    saving,
    ...(opened
      ? [
          ...(!opened.isCurrent ? [{ text: `Save over “${opened.Name}”`, icon: SaveIcon, onSelect: () => void saveOver(opened) }] : []),
          { text: `Rename “${opened.Name}”…`, icon: PencilIcon, onSelect: () => ask({ what: 'rename', view: opened }) },
          { text: `Delete “${opened.Name}”…`, icon: TrashIcon, danger: true, onSelect: () => ask({ what: 'delete', view: opened }) },
        ]
      : []),
  ]
  const missed: MenuEntry = { text: 'Try again', detail: 'Your views did not load.', icon: RefreshIcon, onSelect: () => void refetch() }
  return (
    <>
      <Menu
        trigger={<Button icon={BookmarkIcon}>Views</Button>}
        align="start"
        header={
          views
            ? views.length === 0 && <p className={styles.note}>No saved views yet: filter, then save.</p>
            : !error && <p className={styles.note}>Your views are on their way…</p>
        }
        entries={
          views?.map(({ Name, to, isCurrent }) => ({ text: Name, icon: isCurrent ? CheckIcon : BookmarkIcon, to, isCurrent })) ??
          (error ? [missed] : [])
        }
        footer={views && acts}
      />
      {dialog}
    </>
  )
}

type Chosen = Pick<ReturnType<typeof useSavedViews>, 'search' | 'views'>

function reasonNotToSave({ search, views = [] }: Chosen): string | null {
  if (search === '') return 'Choose filters or an order first.'
  const current = views.find(({ isCurrent }) => isCurrent)
  if (current) return `“${current.Name}” keeps them already.`
  return views.length === MOST_SAVED_VIEWS ? `You have ${MOST_SAVED_VIEWS} views. Delete one first.` : null
}
