import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import type { GetUserConnectionsHistory } from '@keystead/contract/people/connections/connection.operations.ts'
import { formatDayOf } from '@keystead/contract/values/dates.ts'
import { Link } from 'react-router'
import { paths } from '../../navigation/paths.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import styles from './ConnectionHistory.module.css'

type HistoryEvent = OutputOf<typeof GetUserConnectionsHistory>['Items'][number]

/** What happened, by day, in the reader's own zone. `ofOne` leaves out with whom: all are about one connection. */
export function ConnectionHistory({ events, ofOne, level = 2 }: { events: readonly HistoryEvent[]; ofOne?: boolean; level?: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={styles.days}>
      {byDay(events).map(({ day, events: ofDay }) => (
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
                      {clockText(event.At)}
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

function clockText(instant: string): string {
  return new Date(instant).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
}

/** The events come the latest first, so those of a day stand together. */
function byDay(events: readonly HistoryEvent[]): { day: string; events: HistoryEvent[] }[] {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const days: { day: string; events: HistoryEvent[] }[] = []
  for (const event of events) {
    const day = formatDayOf(event.At, timeZone)
    const last = days.at(-1)
    if (last?.day === day) last.events.push(event)
    else days.push({ day, events: [event] })
  }
  return days
}
