import { TableSkeleton } from '../ui/Skeleton.tsx'
import styles from './ShellSkeleton.module.css'
import { text } from './failures.text.ts'

/** What a signed-in page shows until the browser has drawn it: the places of header, heading and list. */
export function ShellSkeleton() {
  return (
    <>
      <div className={styles.header} aria-hidden="true" />
      <main className={styles.main}>
        <TableSkeleton />
        <noscript>
          <p>{text.thisPartOfKeysteadNeeds}</p>
        </noscript>
      </main>
    </>
  )
}
