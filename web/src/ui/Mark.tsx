import { Link } from 'react-router'
import styles from './Mark.module.css'
import { text } from './page.text.ts'

/** The mark: a keyhole whose slot is a doorway, its door ajar. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" className={styles.plate} />
      <path d="M16 5.6a5.9 5.9 0 0 0-3.2 10.86L11 26.4h10l-1.8-9.94A5.9 5.9 0 0 0 16 5.6z" className={styles.hole} />
      <path d="M19.2 16.46 21 26.4l-5.4-1.5v-6.6z" className={styles.leaf} />
    </svg>
  )
}

/** Mark and name, leading home. */
export function Logo({ to }: { to: string }) {
  return (
    <Link to={to} className={styles.logo} aria-label={text.keysteadHome}>
      <Mark />
      <span className={styles.word}>{text.keystead}</span>
    </Link>
  )
}
