import type { NotificationItem } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { messages as notificationsMessages } from '@keystead/contract/platform/notifications/notifications-messages.text.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { formatTimeOf } from '@keystead/contract/values/dates.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { personalPaths } from '../../identity/profiles/personal-paths.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { BellIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { NotificationFace } from './NotificationFace.tsx'
import { targetOf } from './notification-texts.ts'
import { NotificationWords } from './NotificationWords.tsx'
import { type NotificationActs, useTopNotifications } from './use-notifications.ts'
import styles from './NotificationPanel.module.css'
import { text } from './notification-panel.text.ts'

type NotificationPanelProps = {
  session: SessionRecord
  acts: NotificationActs
  /** Something was chosen that leads elsewhere. */
  onLeave: () => void
}

/** Behind the bell: what is unread, asked for again whenever it opens (spec §2). */
export function NotificationPanel({ session, acts, onLeave }: NotificationPanelProps) {
  const { data, error, refetch } = useTopNotifications(session)
  const [isFirst] = useState(data === undefined)
  const [isAnswered, setIsAnswered] = useState(false)
  const personal = personalPaths(session)

  const ask = useRef(async () => {
    const { isError } = await refetch()
    setIsAnswered(true)
    if (isError) toast.error(messages.someProblem)
  })
  useEffect(() => void ask.current(), [])

  const isEmpty = !data || data.length === 0
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{text.notifications}</h2>
        <Button
          size="sm"
          variant="quiet"
          busy={acts.isBusy}
          disabledReason={isEmpty ? text.nothingToClear : null}
          reasonIsVisible
          onClick={() => void acts.markAll()}
        >
          {text.clearAll}
        </Button>
      </div>
      {!isAnswered ? (
        <PanelSkeleton refreshing={!isFirst} />
      ) : data ? (
        data.length > 0 ? (
          <div className={styles.groups}>
            {data.map(({ Label, Notifications }) => (
              <Group key={Label} label={Label} items={Notifications} acts={acts} onLeave={onLeave} />
            ))}
          </div>
        ) : (
          <EmptyState title={notificationsMessages.noNewNotifications} icon={BellIcon} compact />
        )
      ) : (
        error && <ErrorState failure={error} onRetry={() => void ask.current()} compact />
      )}
      {personal && (
        <div className={styles.foot}>
          <LinkButton to={personal.notifications} variant="quiet" wide onClick={onLeave}>
            {text.viewAll}
          </LinkButton>
        </div>
      )}
    </>
  )
}

type GroupProps = { label: string; items: readonly NotificationItem[] } & Pick<NotificationPanelProps, 'acts' | 'onLeave'>

function Group({ label, items, acts, onLeave }: GroupProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.day}>
        {label}
      </h3>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.Id}>
            <Entry item={item} acts={acts} onLeave={onLeave} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Leads to what it is about, and has then been read. What leads nowhere is only read. */
function Entry({ item, acts, onLeave }: { item: NotificationItem } & Pick<NotificationPanelProps, 'acts' | 'onLeave'>) {
  const timeZone = useTimeZone()
  const target = targetOf(item)
  const content = (
    <>
      <NotificationFace item={item} />
      <span className={styles.words}>
        <NotificationWords item={item} />
        <time className={styles.when} dateTime={item.CreatedAt}>
          {formatTimeOf(item.CreatedAt, timeZone)}
        </time>
      </span>
    </>
  )
  const read = () => void acts.mark([item.Id], true)
  if (target === null) {
    return (
      <button type="button" className={styles.entry} onClick={read}>
        {content}
        <span className="visually-hidden">{text.markAsRead}</span>
      </button>
    )
  }
  return (
    <Link
      to={target}
      className={styles.entry}
      onClick={() => {
        read()
        onLeave()
      }}
    >
      {content}
    </Link>
  )
}

function PanelSkeleton({ refreshing }: { refreshing: boolean }) {
  return (
    <Loading label={text.loading} refreshing={refreshing}>
      <div className={styles.groups}>
        {[1, 2, 3].map((number) => (
          <div key={number} className={styles.bone}>
            <Skeleton shape="circle" />
            <div>
              <Skeleton length="long" />
              <Skeleton length="short" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  )
}
