import type { ReactNode } from 'react'
import styles from './MainAndAside.module.css'

/** What a page is about, and beside it, where there is room, all that is known of it. */
export function MainAndAside({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.parts}>
      <div>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  )
}
