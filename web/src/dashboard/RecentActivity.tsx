import { GetNotifications, type NotificationItem } from '@keystead/contract/notifications/notifications/notification.operations.ts'
import { messages } from '@keystead/contract/text/messages.ts'
import { Link } from 'react-router'
import { useCall } from '../api/query.ts'
import { useSession } from '../app/session.ts'
import { personalPaths } from '../app/shell/menu-sections.ts'
import { NotificationFace } from '../notifications/notifications/NotificationFace.tsx'
import { dayText, targetOf, timeText } from '../notifications/notifications/notification-texts.ts'
import { NotificationWords } from '../notifications/notifications/NotificationWords.tsx'
import { useNotificationActs } from '../notifications/notifications/use-notifications.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { ArrowRightIcon, BellIcon } from '../ui/icons.ts'
import { Section } from '../ui/Section.tsx'
import { TableSkeleton } from '../ui/Skeleton.tsx'
import { useTimeZone } from '../ui/use-time-zone.ts'
import recent from './RecentProperties.module.css'
import styles from './RecentActivity.module.css'

const LATEST = 5

/** What has happened, read or not. */
export function RecentActivity() {
  const session = useSession()
  const personal = session && personalPaths(session)
  const TimeZone = useTimeZone()
  const { data, error, refetch } = useCall(GetNotifications, { PageSize: LATEST, TimeZone })
  const acts = useNotificationActs()
  if (!personal) return null
  return (
    <Section
      title="Recent activity"
      action={
        <Link to={personal.notifications} className={recent.all}>
          All notifications
          <Icon of={ArrowRightIcon} size="sm" />
        </Link>
      }
    >
      {data ? (
        data.Items.length > 0 ? (
          <ul className={recent.list}>
            {data.Items.map((item) => (
              <Row
                key={item.Id}
                item={item}
                timeZone={TimeZone}
                to={targetOf(item) ?? personal.notification(item.Id)}
                onFollow={() => void (item.IsRead || acts.mark([item.Id], true))}
              />
            ))}
          </ul>
        ) : (
          <div className={recent.list}>
            <EmptyState title={messages.noNotificationsFound} icon={BellIcon} compact>
              Requests, messages and changes show here as they happen.
            </EmptyState>
          </div>
        )
      ) : error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} compact />
      ) : (
        <TableSkeleton count={LATEST} />
      )}
    </Section>
  )
}

type RowProps = { item: NotificationItem; timeZone: string; to: string; onFollow: () => void }

function Row({ item, timeZone, to, onFollow }: RowProps) {
  return (
    <li className={styles.row}>
      <Link to={to} className={styles.link} onClick={onFollow}>
        <NotificationFace item={item} />
        <span className={styles.words}>
          <NotificationWords item={item} />
        </span>
        <time className={`${styles.when} tabular`} dateTime={item.CreatedAt}>
          {item.NotificationDateDaysDiff === 0 ? timeText(item.CreatedAt, timeZone) : dayText(item, timeZone)}
        </time>
      </Link>
    </li>
  )
}
