import styles from './ShellSkeleton.module.css'
import { text } from './failures.text.ts'

/** Stands alone, with no router around it: the page itself could not be rendered. The browser tries once more. */
export function FailurePage() {
  return (
    <main className={styles.main}>
      <h1>{text.unexpectedApplicationError}</h1>
      <p>{text.pageFailed}</p>
      <p>
        <a href="/">{text.home}</a>
      </p>
    </main>
  )
}
