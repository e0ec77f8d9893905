import styles from './WaitingCount.module.css'

/** How much waits behind an entry of a menu. */
export function WaitingCount({ count }: { count: string }) {
  return (
    <span className={`${styles.count} tabular`}>
      {count}
      <span className="visually-hidden"> waiting</span>
    </span>
  )
}
