import { Link } from 'react-router'
import styles from './Mark.module.css'

/** The mark: a keyhole whose slot is a doorway that stands open. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" className={styles.plate} />
      <path d="M16 5.5a6 6 0 0 0-3.1 11.14L10.4 26.5h5.1V16.2l6.1 10.3-2.5-9.86A6 6 0 0 0 16 5.5z" className={styles.hole} />
    </svg>
  )
}

/** Mark and name, leading home. */
export function Logo({ to }: { to: string }) {
  return (
    <Link to={to} className={styles.logo} aria-label="Keystead home">
      <Mark />
      <span className={styles.word}>Keystead</span>
    </Link>
  )
}
