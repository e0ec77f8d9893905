import { GetNotifications } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { formatTimeOf } from '@keystead/contract/values/dates.ts'
import { Link } from 'react-router'
import { useCall } from '../../api/query.ts'
import { useSession } from '../../sessions/session.ts'
import { personalPaths } from '../../identity/profiles/personal-paths.ts'
import { NotificationFace } from '../../platform/notifications/NotificationFace.tsx'
import { alike, dayText, targetOf, type AlikeNotifications } from '../../platform/notifications/notification-texts.ts'
import { NotificationWords } from '../../platform/notifications/NotificationWords.tsx'
import { useNotificationActs } from '../../platform/notifications/use-notifications.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ArrowRightIcon, BellIcon } from '../../ui/icons.ts'
import { Section } from '../../ui/Section.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import dashboard from './Dashboard.module.css'
import styles from './RecentActivity.module.css'
import { text } from './dashboard.text.ts'

/** As many lines, of as many notifications as may stand behind them. */
const LINES = 5
const LATEST = 20

/** What has happened, read or not. `isQuiet`: says nothing where nothing has. */
export function RecentActivity({ isQuiet = false }: { isQuiet?: boolean }) {
  const session = useSession()
  const personal = session && personalPaths(session)
  const TimeZone = useTimeZone()
  const { data, error, refetch } = useCall(GetNotifications, { PageSize: LATEST, TimeZone })
  const acts = useNotificationActs()
  if (!personal || (isQuiet && !data?.Items.length)) return null
  return (
    <Section
      title={text.recentActivity}
      action={
        <Link to={personal.notifications} className={dashboard.all}>
          {text.allNotifications}
          <Icon of={ArrowRightIcon} size="sm" />
        </Link>
      }
    >
      {data ? (
        data.Items.length > 0 ? (
          <ul className={dashboard.list}>
            {alike(data.Items)
              .slice(0, LINES)
              .map((group) => (
                <Row
                  key={group.latest.Id}
                  group={group}
                  timeZone={TimeZone}
                  to={targetOf(group.latest) ?? personal.notification(group.latest.Id)}
                  onFollow={() => void (group.unreadIds.length === 0 || acts.mark(group.unreadIds, true))}
                />
              ))}
          </ul>
        ) : (
          <div className={dashboard.list}>
            <EmptyState title={messages.noNotificationsFound} icon={BellIcon} compact>
              {text.noActivity}
            </EmptyState>
          </div>
        )
      ) : error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} compact />
      ) : (
        <TableSkeleton count={LINES} />
      )}
    </Section>
  )
}

type RowProps = { group: AlikeNotifications; timeZone: string; to: string; onFollow: () => void }

function Row({ group: { latest: item, count }, timeZone, to, onFollow }: RowProps) {
  return (
    <li className={styles.row}>
      <Link to={to} className={styles.link} onClick={onFollow}>
        <NotificationFace item={item} />
        <span className={styles.words}>
          <NotificationWords item={item} />
          {count > 1 && <span className={styles.count}> {text.times({ count })}</span>}
        </span>
        <time className={`${styles.when} tabular`} dateTime={item.CreatedAt}>
          {item.NotificationDateDaysDiff === 0 ? formatTimeOf(item.CreatedAt, timeZone) : dayText(item, timeZone)}
        </time>
      </Link>
    </li>
  )
}
