import { useId, type ReactNode } from 'react'
import styles from './PropertyForm.module.css'

/** Fields of a step that belong together, under a heading of their own. */
export function FieldSection({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <div>
        <h3 id={headingId} className={styles.sectionTitle}>
          {title}
        </h3>
        {note && <p className={styles.stepNote}>{note}</p>}
      </div>
      {children}
    </section>
  )
}
