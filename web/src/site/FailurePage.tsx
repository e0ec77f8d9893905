import styles from './ShellSkeleton.module.css'

/** Stands alone, with no router around it: the page itself could not be rendered. The browser tries once more. */
export function FailurePage() {
  return (
    <main className={styles.main}>
      <h1>Unexpected Application Error!</h1>
      <p>Something went wrong on our side while drawing this page. Please try again in a moment.</p>
      <p>
        <a href="/">Home</a>
      </p>
    </main>
  )
}
