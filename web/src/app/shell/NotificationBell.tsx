import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { useEffect, useRef, useState } from 'react'
import { NotificationPanel } from '../../platform/notifications/NotificationPanel.tsx'
import { badgeText, newcomers, newText } from '../../platform/notifications/notification-texts.ts'
import { useNotificationActs, useUnread } from '../../platform/notifications/use-notifications.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { BellIcon } from '../../ui/icons.ts'
import { Popover } from '../../ui/Popover.tsx'
import styles from './NotificationBell.module.css'
import { text as sentences } from './shell.text.ts'

/** The bell, how many are unread, and the panel behind it (spec §2). What is new is said aloud. */
export function NotificationBell({ session }: { session: SessionRecord }) {
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useUnread(session)
  // Here and not in the panel, which is gone by the time an answer comes.
  const acts = useNotificationActs()
  const count = data?.UnreadCount ?? 0
  return (
    <span className={styles.bell}>
      <Popover
        label={sentences.notifications}
        open={isOpen}
        onOpenChange={setIsOpen}
        trigger={
          <IconButton
            icon={BellIcon}
            label={count === 0 ? sentences.notifications : sentences.notificationsUnread({ unread: badgeText(count) })}
          />
        }
      >
        <NotificationPanel session={session} acts={acts} onLeave={() => setIsOpen(false)} />
      </Popover>
      {count > 0 && (
        <span className={`${styles.count} tabular`} aria-hidden="true">
          {badgeText(count)}
        </span>
      )}
      <News items={data?.Items} />
    </span>
  )
}

const SAID_FOR_MS = 5_000

/** Says how many have come since the last answer. */
function News({ items }: { items: readonly { CreatedAt: string }[] | undefined }) {
  const latestKnown = useRef<string | null>(null)
  const [text, setText] = useState('')

  useEffect(() => {
    if (!items) return
    const latest = items.reduce((newest, { CreatedAt }) => (CreatedAt > newest ? CreatedAt : newest), latestKnown.current ?? '')
    const count = latestKnown.current === null ? 0 : newcomers(items, latestKnown.current)
    latestKnown.current = latest
    if (count > 0) setText(newText(count))
  }, [items])

  // Said and gone, so that the same words are said again next time.
  useEffect(() => {
    if (text === '') return
    const timer = setTimeout(() => setText(''), SAID_FOR_MS)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <span role="status" className="visually-hidden">
      {text}
    </span>
  )
}
