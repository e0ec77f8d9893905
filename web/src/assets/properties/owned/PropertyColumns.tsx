import type { ReactNode } from 'react'
import styles from './ViewProperty.module.css'

type PropertyColumnsProps = {
  lead: ReactNode
  /** Cards beside it; on a phone between the two others. */
  side: ReactNode
  rest: ReactNode
}

/** Where the parts of a property's page stand. */
export function PropertyColumns({ lead, side, rest }: PropertyColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.lead}>{lead}</div>
      <aside className={styles.side} aria-label="State of this property">
        {side}
      </aside>
      <div className={styles.rest}>{rest}</div>
    </div>
  )
}

/** The buttons under the picture. */
export function PropertyButtons({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
