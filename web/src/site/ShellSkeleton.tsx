import { TableSkeleton } from '../ui/Skeleton.tsx'
import styles from './ShellSkeleton.module.css'

/** What a signed-in page shows until the browser has drawn it: the places of header, heading and list. */
export function ShellSkeleton() {
  return (
    <>
      <div className={styles.header} aria-hidden="true" />
      <main className={styles.main}>
        <TableSkeleton />
        <noscript>
          <p>This part of Keystead needs JavaScript. Please switch it on in your browser and load the page again.</p>
        </noscript>
      </main>
    </>
  )
}
