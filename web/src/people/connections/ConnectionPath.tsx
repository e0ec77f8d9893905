import { DateText } from '../../ui/DateText.tsx'
import { type PathOf, pathOf } from './connection-path.ts'
import { text as words } from './connection.text.ts'
import styles from './ConnectionPath.module.css'

/** The way of a connection as a line of stops: where it has been, where it is, and where it may go from here. */
export function ConnectionPath({ connection }: { connection: PathOf }) {
  const { stops, branches } = pathOf(connection)
  return (
    <div className={styles.path}>
      <ol className={styles.stops} aria-label={words.pathLabel}>
        {stops.map(({ text, at }, index) => (
          <li key={text} className={styles.stop} aria-current={index === stops.length - 1 ? 'step' : undefined}>
            <span className={styles.text}>{text}</span>
            {at && (
              <span className={styles.when}>
                <DateText date={at} />
              </span>
            )}
          </li>
        ))}
      </ol>
      {branches.length > 0 && (
        <ul className={styles.branches} aria-label={words.branchesLabel}>
          {branches.map(({ text, by }) => (
            <li key={text} className={styles.branch}>
              <span className={styles.text}>{text}</span> <span className={styles.when}>{by}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
