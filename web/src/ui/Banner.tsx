import type { ReactNode } from 'react'
import styles from './Banner.module.css'

/** Above a list: what of it waits for its reader, and the way there. */
export function Banner({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <div className={styles.banner}>
      <p>{children}</p>
      {action}
    </div>
  )
}
