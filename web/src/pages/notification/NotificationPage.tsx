import { GetNotifications, type NotificationItem } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { messages } from '@keystead/contract/platform/notifications/notifications-messages.text.ts'
import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { formatMoment } from '@keystead/contract/values/dates.ts'
import { isRowId } from '@keystead/contract/values/ids.ts'
import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import { useSession } from '../../sessions/session.ts'
import { personalPaths } from '../../identity/profiles/personal-paths.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { BellOffIcon, EyeIcon, EyeOffIcon, TrashIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { NotificationFace } from '../../platform/notifications/NotificationFace.tsx'
import { targetOf } from '../../platform/notifications/notification-texts.ts'
import { NotificationWords } from '../../platform/notifications/NotificationWords.tsx'
import { TargetLink } from './TargetLink.tsx'
import { useNotificationActs } from '../../platform/notifications/use-notifications.ts'
import styles from './NotificationPage.module.css'
import { text } from './notification.text.ts'

/** One notification, whole: `?id=`. */
export function NotificationPage() {
  const session = useSession()
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  // The guard lets no one in without a profile; this is the moment of signing out.
  const list = session && personalPaths(session)?.notifications
  if (!session || !list) return null
  return (
    <Page title={text.notification} breadcrumbs={[{ text: text.notifications, to: list }]} width="narrow">
      {isRowId(id) ? <One key={id} id={id} list={list} session={session} /> : <NotThere list={list} />}
    </Page>
  )
}

function One({ id, list, session }: { id: string; list: string; session: SessionRecord }) {
  const TimeZone = useTimeZone()
  const { data, error, refetch } = useCall(GetNotifications, { Id: id, TimeZone })
  if (!data) return error ? <ErrorState failure={error} onRetry={() => void refetch()} /> : <TextSkeleton />
  const item = data.Items[0]
  return item ? <Details item={item} list={list} session={session} /> : <NotThere list={list} />
}

function NotThere({ list }: { list: string }) {
  return (
    <EmptyState
      title={messages.notificationNotFound}
      icon={BellOffIcon}
      action={<LinkButton to={list}>{text.allNotifications}</LinkButton>}
    >
      {text.goneHelp}
    </EmptyState>
  )
}

function Details({ item, list, session }: { item: NotificationItem; list: string; session: SessionRecord }) {
  const acts = useNotificationActs()
  const navigate = useNavigate()
  const timeZone = useTimeZone()
  const target = targetOf(item)

  // Opening it is reading it, once: who then marks it as unread means that.
  const isOpened = useRef(false)
  useEffect(() => {
    if (isOpened.current) return
    isOpened.current = true
    if (!item.IsRead) void acts.mark([item.Id], true)
  })

  async function remove() {
    if (await acts.remove([item.Id])) await navigate(list)
  }

  return (
    <Card>
      <div className={styles.what}>
        <NotificationFace item={item} />
        <div>
          <p className={styles.words}>
            <NotificationWords item={item} />
          </p>
          <p className={styles.when}>
            <time dateTime={item.CreatedAt}>{formatMoment(new Date(item.CreatedAt), timeZone)}</time>
            <Badge tone={item.IsRead ? 'neutral' : 'info'}>{item.IsRead ? text.read : text.unread}</Badge>
          </p>
        </div>
      </div>
      {target !== null && <TargetLink target={target} session={session} />}
      <div className={styles.acts}>
        <Button icon={item.IsRead ? EyeOffIcon : EyeIcon} busy={acts.isBusy} onClick={() => void acts.mark([item.Id], !item.IsRead)}>
          {item.IsRead ? text.markAsUnread : text.markAsRead}
        </Button>
        <Button icon={TrashIcon} busy={acts.isBusy} onClick={() => void remove()}>
          {text.delete}
        </Button>
      </div>
    </Card>
  )
}
