import styles from './WaitingCount.module.css'
import { text } from './shell.text.ts'

/** How much waits behind an entry of a menu. */
export function WaitingCount({ count }: { count: string }) {
  return (
    <span className={`${styles.count} tabular`}>
      {count}
      <span className="visually-hidden"> {text.waiting}</span>
    </span>
  )
}
