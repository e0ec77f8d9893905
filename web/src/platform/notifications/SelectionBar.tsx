import type { NotificationItem } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { TrashIcon } from '../../ui/icons.ts'
import type { NotificationActs } from './use-notifications.ts'
import styles from './NotificationsPage.module.css'
import { text } from './notifications.text.ts'

type SelectionBarProps = {
  items: readonly NotificationItem[]
  selected: readonly NotificationItem[]
  unreadCount: number
  acts: NotificationActs
  onSelect: (ids: readonly string[]) => void
}

/** What can be done to those that are ticked, or to all. Taking away one is quick; many are asked for once. */
export function SelectionBar({ items, selected, unreadCount, acts, onSelect }: SelectionBarProps) {
  const [isAsking, setIsAsking] = useState(false)
  const ids = selected.map(({ Id }) => Id)
  const areAllTicked = selected.length === items.length
  const unread = selected.filter(({ IsRead }) => !IsRead).map(({ Id }) => Id)
  const read = selected.filter(({ IsRead }) => IsRead).map(({ Id }) => Id)

  async function mark(those: readonly string[], isRead: boolean) {
    if (await acts.mark(those, isRead)) onSelect([])
  }

  async function remove() {
    const isDone = await acts.remove(ids)
    setIsAsking(false)
    if (isDone) onSelect([])
  }

  return (
    <div className={styles.bar}>
      <label className={styles.all}>
        <span className={styles.tick}>
          <input type="checkbox" checked={areAllTicked} onChange={() => onSelect(areAllTicked ? [] : items.map(({ Id }) => Id))} />
        </span>
        {ids.length === 0 ? text.selectAll : text.selected({ count: ids.length })}
      </label>
      <div className={styles.acts}>
        {ids.length === 0 ? (
          <Button
            size="sm"
            variant="quiet"
            busy={acts.isBusy}
            disabledReason={unreadCount === 0 ? text.allRead : null}
            reasonIsVisible
            onClick={() => void acts.markAll()}
          >
            {text.markAllAsRead}
          </Button>
        ) : (
          <>
            {unread.length > 0 && (
              <Button size="sm" variant="quiet" busy={acts.isBusy} onClick={() => void mark(unread, true)}>
                {text.markAsRead}
              </Button>
            )}
            {read.length > 0 && (
              <Button size="sm" variant="quiet" busy={acts.isBusy} onClick={() => void mark(read, false)}>
                {text.markAsUnread}
              </Button>
            )}
            <Button
              size="sm"
              variant="quiet"
              icon={TrashIcon}
              busy={acts.isBusy}
              onClick={() => (ids.length === 1 ? void remove() : setIsAsking(true))}
            >
              {text.delete}
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        title={text.deleteTitle({ count: ids.length })}
        consequence={text.deleteConsequence}
        confirmText={text.deleteMany}
        busy={acts.isBusy}
        onConfirm={() => void remove()}
        onCancel={() => setIsAsking(false)}
      />
    </div>
  )
}
