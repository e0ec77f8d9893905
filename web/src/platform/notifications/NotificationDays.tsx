import type { NotificationItem } from '@keystead/contract/platform/notifications/notification.operations.ts'
import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { formatTimeOf } from '@keystead/contract/values/dates.ts'
import { useId, useRef } from 'react'
import { Link } from 'react-router'
import { personalPaths } from '../../identity/profiles/personal-paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { BellIcon, DotsVerticalIcon, EyeIcon, EyeOffIcon, TrashIcon } from '../../ui/icons.ts'
import { Menu, type MenuEntry } from '../../ui/Menu.tsx'
import { useFocusHandedOn } from '../../ui/use-focus-handed-on.ts'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { NotificationFace } from './NotificationFace.tsx'
import { byDay, type NotificationDay, targetOf } from './notification-texts.ts'
import { NotificationWords } from './NotificationWords.tsx'
import type { NotificationActs } from './use-notifications.ts'
import styles from './NotificationsPage.module.css'
import { text } from './notification-panel.text.ts'

type DaysProps = {
  items: readonly NotificationItem[]
  ticked: ReadonlySet<string>
  onTick: (id: string) => void
  acts: NotificationActs
  session: SessionRecord
}

/** A page of notifications, each day under its name. */
export function NotificationDays({ items, ...rest }: DaysProps) {
  const timeZone = useTimeZone()
  return byDay(items, timeZone).map((day) => <Day key={day.label} day={day} {...rest} />)
}

function Day({ day, ticked, onTick, acts, session }: Omit<DaysProps, 'items'> & { day: NotificationDay }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={styles.daySection}>
      <h2 id={headingId} className={styles.day}>
        {day.label}
      </h2>
      <ul className={styles.list}>
        {day.items.map((item) => (
          <Row key={item.Id} item={item} isTicked={ticked.has(item.Id)} onTick={() => onTick(item.Id)} acts={acts} session={session} />
        ))}
      </ul>
    </section>
  )
}

type RowProps = { item: NotificationItem; isTicked: boolean; onTick: () => void } & Pick<DaysProps, 'acts' | 'session'>

function Row({ item, isTicked, onTick, acts, session }: RowProps) {
  const timeZone = useTimeZone()
  const row = useRef<HTMLLIElement>(null)
  useFocusHandedOn(row)
  const details = personalPaths(session)?.notification(item.Id) ?? ''
  const target = targetOf(item)
  const sentence = item.Sentence
  const read = () => void (item.IsRead || acts.mark([item.Id], true))

  const entries: MenuEntry[] = [
    item.IsRead
      ? { text: text.markAsUnread, icon: EyeOffIcon, onSelect: () => void acts.mark([item.Id], false) }
      : { text: text.markAsRead, icon: EyeIcon, onSelect: () => void acts.mark([item.Id], true) },
    { text: text.details, icon: BellIcon, to: details },
    { separator: true },
    { text: text.delete, icon: TrashIcon, danger: true, onSelect: () => void acts.remove([item.Id]) },
  ]
  return (
    <li ref={row} className={classNames(styles.row, !item.IsRead && styles.unread)}>
      <label className={styles.tick}>
        <input type="checkbox" checked={isTicked} onChange={onTick} aria-label={text.select({ sentence })} />
      </label>
      <Link to={target ?? details} className={styles.link} onClick={read}>
        <NotificationFace item={item} />
        <span className={styles.words}>
          {!item.IsRead && <span className="visually-hidden">{text.unreadMark} </span>}
          <NotificationWords item={item} />
        </span>
        <time className={`${styles.when} tabular`} dateTime={item.CreatedAt}>
          {formatTimeOf(item.CreatedAt, timeZone)}
        </time>
      </Link>
      <Menu trigger={<IconButton icon={DotsVerticalIcon} label={text.actionsFor({ sentence })} />} entries={entries} />
    </li>
  )
}
