import type { ReactNode } from 'react'
import styles from './ViewProperty.module.css'
import { text } from './property-list.text.ts'

type PropertyColumnsProps = {
  lead: ReactNode
  /** Cards beside it; on a phone between the two others. */
  side?: ReactNode
  /** More cards below those, of what has been; on a phone at the end. */
  late?: ReactNode
  rest?: ReactNode
}

/** Where the parts of a property's page stand. */
export function PropertyColumns({ lead, side, late, rest }: PropertyColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.lead}>{lead}</div>
      <aside className={styles.side} aria-label={text.stateLabel}>
        {side && <div className={styles.cards}>{side}</div>}
        {late && <div className={styles.lateCards}>{late}</div>}
      </aside>
      {rest && <div className={styles.rest}>{rest}</div>}
    </div>
  )
}
