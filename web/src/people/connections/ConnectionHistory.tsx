import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import type { GetUserConnectionsHistory } from '@keystead/contract/people/connections/connection.operations.ts'
import { formatTimeOf } from '@keystead/contract/values/dates.ts'
import { Link } from 'react-router'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { byDay } from '../../ui/by-day.ts'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import styles from './ConnectionHistory.module.css'

type HistoryEvent = OutputOf<typeof GetUserConnectionsHistory>['Items'][number]

/** What happened, by day, in the reader's own zone. `ofOne` leaves out with whom: all are about one connection. */
export function ConnectionHistory({ events, ofOne, level = 2 }: { events: readonly HistoryEvent[]; ofOne?: boolean; level?: 2 | 3 }) {
  const timeZone = useTimeZone()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={styles.days}>
      {byDay(events, timeZone).map(({ day, events: ofDay }) => (
        <section key={day} aria-label={day}>
          <Heading className={styles.day}>{day}</Heading>
          <ol className={styles.events}>
            {ofDay.map((event) => (
              <li key={event.EventId} className={styles.event} data-kind={event.Kind}>
                {ofOne ? (
                  <span className={styles.dot} aria-hidden="true" />
                ) : (
                  <Avatar name={event.With.Name} picture={event.With.PicPath} />
                )}
                <div className={styles.words}>
                  <p>{event.Text}</p>
                  <p className={styles.note}>
                    <time dateTime={event.At} className="tabular">
                      {formatTimeOf(event.At, timeZone)}
                    </time>
                    {!ofOne && (
                      <>
                        {' · '}
                        <Link to={paths.connection(event.ConnectionId)}>{event.With.Name}</Link>
                      </>
                    )}
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
