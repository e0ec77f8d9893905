import { MOST_SAVED_VIEWS } from '@keystead/contract/platform/saved-views/saved-view.values.ts'
import { Button } from '../../ui/Button.tsx'
import { BookmarkIcon, BookmarkPlusIcon, CheckIcon, PencilIcon, RefreshIcon, SaveIcon, TrashIcon } from '../../ui/icons.ts'
import { Menu, type MenuEntry } from '../../ui/Menu.tsx'
import styles from './SavedViews.module.css'
import { useSavedViews } from './use-saved-views.ts'
import { useViewActions } from './use-view-actions.tsx'
import type { ViewedList } from './viewed-list.ts'
import { text } from './saved-views.text.ts'

/** Filters and order of a list under names. A view that is opened is an address like any other. */
export function SavedViews({ of: list }: { of: ViewedList }) {
  const { views, error, refetch, opened, search } = useSavedViews(list)
  const { ask, saveOver, dialog } = useViewActions(list.list, search)

  const saving: MenuEntry = {
    text: text.saveAsView,
    icon: BookmarkPlusIcon,
    onSelect: () => ask({ what: 'save' }),
    disabledReason: reasonNotToSave({ search, views }),
  }
  const acts: MenuEntry[] = [
    saving,
    ...(opened
      ? [
          ...(!opened.isCurrent
            ? [{ text: text.replace({ name: opened.Name }), icon: SaveIcon, onSelect: () => void saveOver(opened) }]
            : []),
          { text: text.rename({ name: opened.Name }), icon: PencilIcon, onSelect: () => ask({ what: 'rename', view: opened }) },
          {
            text: text.delete({ name: opened.Name }),
            icon: TrashIcon,
            danger: true,
            onSelect: () => ask({ what: 'delete', view: opened }),
          },
        ]
      : []),
  ]
  const missed: MenuEntry = { text: text.tryAgain, detail: text.notLoaded, icon: RefreshIcon, onSelect: () => void refetch() }
  return (
    <>
      <Menu
        trigger={<Button icon={BookmarkIcon}>{text.views}</Button>}
        align="start"
        header={
          views
            ? views.length === 0 && <p className={styles.note}>{text.empty}</p>
            : !error && <p className={styles.note}>{text.loading}</p>
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
  if (search === '') return text.nothingToSave
  const current = views.find(({ isCurrent }) => isCurrent)
  if (current) return text.savedAlready({ name: current.Name })
  return views.length === MOST_SAVED_VIEWS ? text.tooMany({ views: MOST_SAVED_VIEWS }) : null
}
